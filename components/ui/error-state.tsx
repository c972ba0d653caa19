'use client'
import { Button } from './button'
import { Empty } from './empty'

interface ErrorStateProps {
  /** Error text for the shopper. */
  text?: string
  onRetry?: () => void
  retrying?: boolean
  small?: boolean
  className?: string
}

/** The error state of a list or section: a sentence and 重试. */
export function ErrorState({
  text = '加载失败，请稍后再试',
  onRetry,
  retrying,
  small,
  className,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <Empty occasion="error" text={text} small={small} className={className}>
        {onRetry && (
          <Button variant="outline" size={small ? 'small' : 'medium'} loading={retrying} onClick={onRetry}>
            重试
          </Button>
        )}
      </Empty>
    </div>
  )
}

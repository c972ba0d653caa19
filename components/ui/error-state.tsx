'use client'
import { Button } from './button'
import { Empty } from './empty'

interface ErrorStateProps {
  /** What happened, as the shopper should read it. */
  text?: string
  onRetry?: () => void
  retrying?: boolean
  small?: boolean
  className?: string
}

/** Something could not be loaded: the sentence and 重试. */
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

'use client'
import { Heart } from 'lucide-react'
import { cx } from '@/components/ui/cx'

export interface CollectLook {
  /** Only the heart; the words become its name. */
  iconOnly?: boolean
  className?: string
}

interface CollectButtonProps extends CollectLook {
  isCollected?: boolean
  busy?: boolean
  onPress: () => void
}

/** 收藏 or 取消收藏 with a heart (spec 1 §2). */
export function CollectButton({
  isCollected = false,
  busy,
  iconOnly,
  className,
  onPress,
}: CollectButtonProps) {
  const text = isCollected ? '取消收藏' : '收藏'
  return (
    <button
      type="button"
      aria-pressed={isCollected}
      aria-busy={busy || undefined}
      aria-label={iconOnly ? text : undefined}
      title={iconOnly ? text : undefined}
      onClick={onPress}
      className={cx('hover:text-brand inline-flex items-center gap-1.5 transition-colors', className)}
    >
      <Heart
        className={cx(iconOnly ? 'size-4' : 'size-[1.15em]', isCollected && 'fill-brand text-brand')}
        aria-hidden
      />
      {!iconOnly && text}
    </button>
  )
}

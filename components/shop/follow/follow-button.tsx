'use client'
import { Heart } from 'lucide-react'
import { buttonClass, type ButtonLook } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'

export interface FollowLook {
  /** What is followed, for those who hear the page. */
  shopName: string
  size?: ButtonLook['size']
  /** In lists, where each row has one. */
  quiet?: boolean
  className?: string
}

interface FollowButtonProps extends FollowLook {
  isFollowed?: boolean
  busy?: boolean
  onPress: () => void
}

/** 关注店铺 or 取消关注 (spec 3 §6). */
export function FollowButton({
  shopName,
  size = 'medium',
  quiet = false,
  className,
  isFollowed = false,
  busy,
  onPress,
}: FollowButtonProps) {
  const text = isFollowed ? '取消关注' : '关注店铺'
  return (
    <button
      type="button"
      aria-pressed={isFollowed}
      // Said to be waiting instead of taking a press that would be lost; `disabled` would take the focus away.
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-label={`${text} ${shopName}`}
      onClick={busy ? undefined : onPress}
      className={cx(
        buttonClass({ variant: isFollowed || quiet ? 'ghost' : 'outline', size }),
        'aria-disabled:cursor-wait',
        className,
      )}
    >
      <Heart className={cx('size-[1.1em]', isFollowed && 'fill-brand text-brand')} aria-hidden />
      {text}
    </button>
  )
}

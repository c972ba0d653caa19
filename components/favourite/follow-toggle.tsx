'use client'
import { buttonClass, type ButtonLook } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Heart } from '@/components/ui/icons/heart'
import { FavouriteToggle, type FavouriteToggleProps } from './favourite-toggle'

interface FollowToggleProps {
  distributorId: number
  /** For the accessible name. */
  shopName: string
  size?: ButtonLook['size']
  /** For lists, where each row has a button. */
  quiet?: boolean
  messages?: FavouriteToggleProps['messages']
  className?: string
}

/** 关注店铺 or 取消关注 (spec 3 §6). */
export function FollowToggle(props: FollowToggleProps) {
  const { distributorId, shopName, size = 'medium', quiet = false, messages, className } = props
  return (
    <FavouriteToggle kind="shop" id={distributorId} messages={messages}>
      {({ isOn, isLoading, isSaving, onClick }) => {
        const text = isOn ? '取消关注' : '关注店铺'
        const busy = isLoading || isSaving
        return (
          <button
            type="button"
            data-press={`follow-${distributorId}`}
            aria-pressed={isOn}
            // Announced as busy so that no click is lost; `disabled` would remove the focus.
            aria-busy={busy || undefined}
            aria-disabled={busy || undefined}
            aria-label={`${text} ${shopName}`}
            onClick={busy ? undefined : onClick}
            className={cx(
              buttonClass({ variant: isOn || quiet ? 'ghost' : 'outline', size }),
              'aria-disabled:cursor-wait',
              className,
            )}
          >
            <Heart className={cx('size-[1.1em]', isOn && 'fill-brand text-brand')} aria-hidden />
            {text}
          </button>
        )
      }}
    </FavouriteToggle>
  )
}

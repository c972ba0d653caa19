import { CouponRange } from '@/components/coupon/coupon-range'
import { CouponTicket } from '@/components/coupon/coupon-ticket'
import { cardDays } from '@/components/coupon/coupon-value'
import { Button, ButtonLink } from '@/components/ui/button'
import type { Card } from '@/lib/contract/catalogue/coupon'
import { claimTexts } from '@/lib/domain/coupon/states'
import { listHref } from '@/lib/web/list-href'

interface ClaimableCouponProps {
  coupon: Card
  isClaiming: boolean
  onClaim: () => void
  /** Opens the rules. */
  onRule: () => void
}

/** The text of the button: 立即领取, 去使用 for a claimed coupon that can be used, or the reason for neither (spec 3 §5). */
function actionOf({ date_status, received_flag, button_status: { text } }: Card): string {
  if (date_status === 3) return '已结束'
  if (received_flag === 0) return '立即领取'
  return text === claimTexts[1] ? '去使用' : text
}

/** A coupon of the coupon centre. */
export function ClaimableCoupon({ coupon, isClaiming, onClaim, onRule }: ClaimableCouponProps) {
  const action = actionOf(coupon)
  const canClaim = action === '立即领取'
  const canUse = action === '去使用'
  return (
    <CouponTicket coupon={coupon} isSpent={!canClaim && !canUse}>
      <CouponRange coupon={coupon} />
      <p translate="no" className="nums text-muted text-xs">
        {cardDays(coupon)}
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <button
          type="button"
          onClick={onRule}
          aria-label={`使用规则 ${coupon.title}`}
          className="tap text-muted hover:text-brand text-xs whitespace-nowrap transition-colors"
        >
          使用规则
        </button>
        <span className="ml-auto flex items-center gap-2">
          {coupon.user_get_num > 0 ? (
            <span className="nums text-muted text-xs whitespace-nowrap">
              已领{' '}
              <span translate="no">
                {coupon.user_get_num}/{coupon.get_limit}
              </span>{' '}
              张
            </span>
          ) : (
            canUse && <span className="text-muted text-xs">{claimTexts[1]}</span>
          )}
          {canUse ? (
            <ButtonLink
              href={listHref({ card_id: coupon.card_id })}
              variant="outline"
              size="small"
              aria-label={`去使用 ${coupon.title}`}
              className="rounded-full! max-md:h-9"
            >
              去使用
            </ButtonLink>
          ) : (
            <Button
              size="small"
              variant={canClaim ? 'primary' : 'ghost'}
              disabled={!canClaim}
              loading={isClaiming}
              onClick={onClaim}
              aria-label={`${action} ${coupon.title}`}
              className="rounded-full! max-md:h-9"
            >
              {action}
            </Button>
          )}
        </span>
      </div>
    </CouponTicket>
  )
}

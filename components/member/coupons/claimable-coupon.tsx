import { CouponRange } from '@/components/coupon/coupon-range'
import { CouponTicket } from '@/components/coupon/coupon-ticket'
import { cardDays } from '@/components/coupon/coupon-value'
import { Button, ButtonLink } from '@/components/ui/button'
import type { Card } from '@/lib/contract/coupon'
import { claimTexts } from '@/lib/domain/coupon-states'
import { listHref } from '@/lib/web/list-href'

interface ClaimableCouponProps {
  coupon: Card
  isClaiming: boolean
  onClaim: () => void
  /** Opens the rules. */
  onRule: () => void
}

/** Whether a coupon can be claimed: `gone` is 已领完, `ended` 已结束 (spec 3 §5). */
type ClaimState = 'open' | 'claimed' | 'gone' | 'ended'

function claimState({ date_status, received_flag }: Card): ClaimState {
  if (date_status === 3) return 'ended'
  return (['open', 'claimed', 'gone'] as const)[received_flag]
}

const stateTexts = { open: '立即领取', gone: claimTexts[2], ended: '已结束' } as const

/** A coupon of the coupon centre. */
export function ClaimableCoupon({ coupon, isClaiming, onClaim, onRule }: ClaimableCouponProps) {
  const state = claimState(coupon)
  return (
    <CouponTicket coupon={coupon} isSpent={state === 'gone' || state === 'ended'}>
      <CouponRange coupon={coupon} />
      <p className="nums text-muted truncate text-xs">{cardDays(coupon)}</p>
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
            state === 'claimed' && <span className="text-muted text-xs">{claimTexts[1]}</span>
          )}
          {state === 'claimed' ? (
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
              variant={state === 'open' ? 'primary' : 'ghost'}
              disabled={state !== 'open'}
              loading={isClaiming}
              onClick={onClaim}
              aria-label={`${stateTexts[state]} ${coupon.title}`}
              className="rounded-full! max-md:h-9"
            >
              {stateTexts[state]}
            </Button>
          )}
        </span>
      </div>
    </CouponTicket>
  )
}

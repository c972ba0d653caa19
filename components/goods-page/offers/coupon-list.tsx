import { PanelRow } from '../view/panel-row'
import { couponText, type GoodsCoupon } from './coupon-text'

/** Coupons shown before 展开 (spec 1 §9). */
const collapsedCount = 4

interface CouponRowProps {
  coupons: readonly GoodsCoupon[]
  /** Whether all coupons are shown. */
  isOpen?: boolean
  /** Id of the coupon that is being claimed. */
  claiming?: number | undefined
}

/** A click in the list: the id of the coupon to claim, or `toggle` to show or hide the other coupons. */
export type CouponRequest = number | 'toggle'

const quiet = 'text-xs transition-colors max-md:min-h-11 max-md:px-2'

/**
 * The coupons of a product as a row of the panel, each with 领卷 or 已领取 (spec 1 §2); nothing without coupons. Its buttons
 * have no handlers, so that the server renders it without JavaScript: `CouponRows` hears their clicks.
 */
export function CouponRow({ coupons, isOpen = false, claiming }: CouponRowProps) {
  if (coupons.length === 0) return null
  return (
    <PanelRow label="优惠券">
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-1.5 max-md:-my-3 max-md:grid max-md:gap-y-0">
        {(isOpen ? coupons : coupons.slice(0, collapsedCount)).map((coupon) => (
          <li key={coupon.card_id} className="flex items-center gap-2.5 max-md:min-h-11 max-md:gap-1">
            <span className="border-brand/40 text-brand rounded-[3px] border border-dashed bg-white px-2 py-0.5 text-xs">
              {couponText(coupon)}
            </span>
            {coupon.received_flag === 0 ? (
              <button
                type="button"
                data-coupon={coupon.card_id}
                aria-label={`领卷 ${coupon.title}`}
                disabled={claiming === coupon.card_id}
                className={`text-link hover:text-brand disabled:text-faint max-md:min-w-11 ${quiet}`}
              >
                领卷
              </button>
            ) : (
              <span className="text-muted text-xs max-md:px-2">{coupon.button_status.text}</span>
            )}
          </li>
        ))}
        {coupons.length > collapsedCount && (
          <li>
            <button
              type="button"
              data-coupon="toggle"
              aria-expanded={isOpen}
              className={`text-muted hover:text-brand max-md:min-w-11 ${quiet}`}
            >
              {isOpen ? '收起' : '展开'}
            </button>
          </li>
        )}
      </ul>
    </PanelRow>
  )
}

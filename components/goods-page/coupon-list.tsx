'use client'
import { useState } from 'react'
import { couponText, type GoodsCoupon } from './coupon-text'
import { PanelRow } from './panel-row'

/** Coupons shown before 展开 (spec 1 §9). */
const collapsedCount = 4

interface CouponRowProps {
  coupons: readonly GoodsCoupon[]
  /** Id of the coupon that is being claimed. */
  claiming?: number | undefined
  onClaim: (cardId: number) => void
}

/** The coupons of a product as a row of the panel; nothing without coupons. */
export function CouponRow(props: CouponRowProps) {
  if (props.coupons.length === 0) return null
  return (
    <PanelRow label="优惠券">
      <CouponList {...props} />
    </PanelRow>
  )
}

/** Coupons of a product in one line, each with 领卷 or 已领取 (spec 1 §2). */
function CouponList({ coupons, claiming, onClaim }: CouponRowProps) {
  const [open, setOpen] = useState(false)
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
      {(open ? coupons : coupons.slice(0, collapsedCount)).map((coupon) => {
        const flag = coupon.received_flag
        return (
          <li key={coupon.card_id} className="flex items-center gap-2.5">
            <span className="border-brand/40 text-brand rounded-[3px] border border-dashed bg-white px-2 py-0.5 text-xs">
              {couponText(coupon)}
            </span>
            {flag === 0 ? (
              <button
                type="button"
                aria-label={`领卷 ${coupon.title}`}
                disabled={claiming === coupon.card_id}
                onClick={() => onClaim(coupon.card_id)}
                className="text-link hover:text-brand disabled:text-faint text-xs max-md:min-h-8"
              >
                领卷
              </button>
            ) : (
              <span className="text-muted text-xs">{flag === 1 ? '已领取' : '已领完'}</span>
            )}
          </li>
        )
      })}
      {coupons.length > collapsedCount && (
        <li>
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="text-muted hover:text-brand text-xs max-md:min-h-8"
          >
            {open ? '收起' : '展开'}
          </button>
        </li>
      )}
    </ul>
  )
}

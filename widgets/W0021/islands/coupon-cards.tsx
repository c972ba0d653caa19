'use client'
import { Button } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { discountRate } from '@/lib/domain/money'
import type { CouponItem } from '../coupon-item'

export interface CouponLook {
  /** Colour of the value. */
  color: string
  /** Decimals of an amount. */
  decimals: number
}

interface CouponCardsProps {
  coupons: readonly CouponItem[]
  look: CouponLook
  /** Id of the coupon that is being claimed. */
  claiming?: number | undefined
  onClaim: (cardId: number) => void
}

/** Coupons of 378 × 115 px, three in a row; a row that scrolls sideways on phones. */
export const CouponCards = ({ coupons, look, claiming, onClaim }: CouponCardsProps) => (
  <ul className="coupon-cards">
    {coupons.map((coupon, index) => (
      <li key={`${coupon.card_id}-${index}`} className="coupon-card" data-missing={coupon.missing}>
        {coupon.picture ? <PictureFace coupon={coupon} /> : <CouponFace coupon={coupon} look={look} />}
        <Button
          size="small"
          disabled={coupon.received_flag !== 0}
          loading={claiming === coupon.card_id}
          onClick={() => onClaim(coupon.card_id)}
          aria-label={`${coupon.action} ${coupon.title}`}
          className="tap relative ml-auto shrink-0 rounded-full! px-4!"
        >
          {coupon.action}
        </Button>
      </li>
    ))}
  </ul>
)

/** The operator's picture in the place of all texts but the minimum, which the claim depends on. */
const PictureFace = ({ coupon }: { coupon: CouponItem }) => (
  <>
    <Picture src={coupon.picture} alt={coupon.title} width={960} className="absolute! inset-0" />
    {coupon.threshold && (
      <span className="text-ink relative min-w-0 self-end rounded-sm bg-white/90 px-1.5 py-0.5 text-xs">
        {coupon.threshold}
      </span>
    )}
  </>
)

function CouponFace({ coupon, look }: { coupon: CouponItem; look: CouponLook }) {
  return (
    <>
      <span className="coupon-value" style={{ color: look.color || undefined }}>
        <Value coupon={coupon} decimals={look.decimals} />
      </span>
      <span className="min-w-[min(100%,6rem)] flex-1">
        <b className="text-ink block truncate text-lg font-medium max-lg:line-clamp-2 max-lg:text-base max-lg:whitespace-normal">
          {coupon.title}
        </b>
        <span className="text-muted mt-1 line-clamp-2 text-sm max-md:text-xs">
          {coupon.threshold && <span className="text-text">{coupon.threshold} </span>}
          {coupon.description}
        </span>
      </span>
    </>
  )
}

/** 9.5 折, ¥50, or the purpose of a gift (spec 4 §W0021). */
function Value({ coupon, decimals }: { coupon: CouponItem; decimals: number }) {
  switch (coupon.card_type) {
    case 'discount':
      return (
        <span className="nums">
          {discountRate(coupon.discount)}
          <small>折</small>
        </span>
      )
    case 'cash':
      return <Price cents={coupon.reduce_cost} decimals={decimals} tone="inherit" />
    case 'new_gift':
      return (
        <span className="text-base leading-snug">
          {coupon.useFor ? `适用商品：${coupon.useFor}` : '兑换券'}
        </span>
      )
  }
}

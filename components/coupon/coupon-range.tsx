import { couponRangeText } from '@/lib/domain/coupon-terms'

interface CouponRangeProps {
  use_bound: number
  distributor_info: { name: string } | []
}

/** Where a coupon holds: 限西湖店 · 指定分类适用. */
export function CouponRange({ coupon }: { coupon: CouponRangeProps }) {
  const shop = 'name' in coupon.distributor_info ? `限${coupon.distributor_info.name}` : null
  return (
    <p className="text-muted truncate text-xs">
      {[shop, couponRangeText(coupon.use_bound)].filter(Boolean).join(' · ')}
    </p>
  )
}

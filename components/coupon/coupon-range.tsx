import { Link } from '@/components/ui/link'
import { couponRangeText } from '@/lib/domain/coupon/terms'
import { listHref } from '@/lib/web/list-href'

interface CouponRangeProps {
  card_id: number
  title: string
  use_bound: number
  distributor_info: { name: string } | []
}

/** Where a coupon holds: 限西湖店 · 指定分类适用, and the list of its products unless it holds for all. */
export function CouponRange({ coupon }: { coupon: CouponRangeProps }) {
  const shop = 'name' in coupon.distributor_info ? `限${coupon.distributor_info.name}` : null
  return (
    <p className="text-muted flex flex-wrap gap-x-2 text-xs">
      <span>{[shop, couponRangeText(coupon.use_bound)].filter(Boolean).join(' · ')}</span>
      {(coupon.use_bound !== 0 || shop) && (
        <Link
          href={listHref({ card_id: coupon.card_id })}
          aria-label={`查看适用商品 ${coupon.title}`}
          className="tap text-link hover:text-brand whitespace-nowrap"
        >
          查看适用商品
        </Link>
      )}
    </p>
  )
}

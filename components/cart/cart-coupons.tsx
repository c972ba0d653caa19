'use client'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Popover } from '@/components/ui/popover'
import { Skeleton } from '@/components/ui/skeleton'
import type { CartCouponListProps } from './cart-coupon-list'

const List = lazy(() =>
  import('./cart-coupon-list').then(({ CartCouponList }) => ({ default: CartCouponList })),
)

/** A popover with the claimable coupons for the lines of a shop, fetched when it opens. */
export function CartCoupons(props: CartCouponListProps) {
  return (
    <Popover
      align="right"
      trigger={
        <>
          优惠券
          <ChevronDown className="size-4" aria-hidden />
        </>
      }
      buttonClassName="border-brand/40 text-brand hover:bg-brand-tint flex h-7 items-center gap-0.5 rounded-control border px-2 text-xs transition-colors max-md:h-8"
      panelClassName="w-92 p-3! max-md:w-[calc(100vw-3.5rem)]"
    >
      <Suspense fallback={<Skeleton className="h-20" />}>
        <List {...props} />
      </Suspense>
    </Popover>
  )
}

'use client'
import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { lazyPart } from '@/components/ui/lazy-part'
import { Popover } from '@/components/ui/popover'
import { Skeleton } from '@/components/ui/skeleton'
import { usePhone } from '@/components/ui/use-phone'
import type { CartCouponListProps } from './cart-coupon-list'

const List = lazyPart(() => import('./cart-coupon-list'), 'CartCouponList')

const button =
  'tap border-brand/40 text-brand hover:bg-brand-tint flex h-7 items-center gap-0.5 rounded-control border px-2 text-xs transition-colors'

const label = (
  <>
    优惠券
    <ChevronDown className="size-4" aria-hidden />
  </>
)

/** The claimable coupons for the lines of a shop, fetched when they open: a popover, on phones a sheet. */
export function CartCoupons(props: CartCouponListProps) {
  const isPhone = usePhone()
  const [isOpen, setOpen] = useState(false)
  const list = (
    <Suspense fallback={<Skeleton className="h-20" />}>
      <List {...props} />
    </Suspense>
  )
  if (isPhone) {
    return (
      <>
        <button type="button" className={button} onClick={() => setOpen(true)}>
          {label}
        </button>
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="优惠券">
          {list}
        </Dialog>
      </>
    )
  }
  return (
    <Popover align="right" trigger={label} buttonClassName={button} panelClassName="w-92 p-3!">
      {list}
    </Popover>
  )
}

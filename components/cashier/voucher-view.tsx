'use client'
import { ButtonLink } from '@/components/ui/button'
import type { Order } from '@/lib/contract/trade/order'
import { OfflineBlock } from './offline/offline-block'

/** The voucher of a transfer, only to look at (spec 3 §1, /cashier `isView`). */
export function VoucherView({ order }: { order: Order }) {
  return (
    <section
      aria-label="付款凭证"
      className="rounded-card border-line bg-card border px-4 py-6 md:px-10 md:py-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-ink text-lg font-semibold">付款凭证</h2>
        <p className="nums text-muted text-sm">
          订单号：<span className="text-ink">{order.order_id}</span>
        </p>
      </div>
      <OfflineBlock orderId={order.order_id} totalFee={order.total_fee} isView />
      <div className="mt-8 flex justify-end max-md:mt-6">
        <ButtonLink href={`/member/trade/${order.order_id}`} variant="ghost" className="max-md:h-11">
          返回订单详情
        </ButtonLink>
      </div>
    </section>
  )
}

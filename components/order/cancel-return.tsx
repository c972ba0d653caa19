import type { ReactNode } from 'react'
import { Price } from '@/components/ui/price'
import type { Order } from '@/lib/contract/trade/order'
import { cancelReturn } from '@/lib/domain/order/refund/cancel-return'

/** The returns of a cancellation, shown before it is requested: money with freight, points, coupon, subsidy. */
export function CancelReturn({ order }: { order: Order }) {
  const back = cancelReturn(order)
  const rows: [string, ReactNode, boolean][] = [
    ['退款金额', <Price key="fee" cents={back.fee} />, back.fee > 0],
    [
      '其中运费',
      <Price key="freight" cents={back.freight} tone="ink" className="font-normal!" />,
      back.freight > 0,
    ],
    [
      '退还积分',
      <span key="points" translate="no">
        {back.points}
      </span>,
      back.points > 0,
    ],
    ['优惠券', '退还使用的优惠券', back.hasCoupon],
    [
      '国补名额',
      <span key="pieces">
        退还<span translate="no">{back.pieces}</span>件
      </span>,
      back.pieces > 0,
    ],
  ]
  const shown = rows.filter(([, , isShown]) => isShown)
  if (shown.length === 0) return null
  return (
    <dl aria-label="取消后退还" className="nums bg-page rounded-control grid gap-1 p-3 text-sm">
      {shown.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className="text-ink text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

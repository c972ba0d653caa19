import type { AftersaleInfo } from '@/lib/contract/trade/aftersale'
import { priceText } from '@/lib/domain/money'

interface ReturnedSumProps {
  info: AftersaleInfo
  /** Cents and points that the buyer gets; those of the after-sale when absent. */
  fee?: number
  points?: number
  freight?: number
}

/** The amounts that a decision gives back, shown before it is made: money, freight, points, subsidy and coupon. */
export function ReturnedSum({
  info,
  fee = info.refund_fee,
  points = info.refund_point,
  freight = info.freight,
}: ReturnedSumProps) {
  const rows: [name: string, value: string][] = [
    ['退还买家', priceText(fee)],
    ...(freight > 0 ? [['其中运费', priceText(freight)] as [string, string]] : []),
    ...(points > 0 ? [['退还积分', `${points} 积分`] as [string, string]] : []),
    ...(info.subsidy_fee > 0
      ? [['退回补贴计划', `${priceText(info.subsidy_fee)}，不退给买家`] as [string, string]]
      : []),
    ...(info.coupon_name
      ? [['优惠券', `“${info.coupon_name}”在商品全部退款后退还`] as [string, string]]
      : []),
  ]
  return (
    <dl className="nums rounded-control bg-page grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 p-3 text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{name}</dt>
          <dd className="text-ink min-w-0 text-right break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

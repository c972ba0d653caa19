import type { ReactNode } from 'react'
import { PriceRows } from '@/components/line-price/price-rows'
import { PointsPrice } from '@/components/ui/points-price'
import { Price } from '@/components/ui/price'
import type { Order } from '@/lib/contract/trade/order'
import { isPointsOrder } from '@/lib/domain/order/price/points-price'
import { priceRows } from '@/lib/domain/order/price/price-rows'
import { Freight } from './freight'
import { totalLabel } from './order-view'

/** The amounts of the order. */
export function OrderTotals({ order }: { order: Order }) {
  const isPoints = isPointsOrder(order)
  return (
    <dl className="rounded-card bg-page max-md:bg-card max-md:border-line nums grid max-w-full gap-2 p-5 text-sm max-md:border max-md:p-4 md:ml-auto md:w-88">
      <Row name="下单时间">
        <time translate="no">{order.create_date}</time>
      </Row>
      {isPoints ? (
        <>
          <Row name="商品总计">
            <PointsPrice points={order.item_point} cents={order.item_fee} tone="ink" />
          </Row>
          <Row name="运费">
            <Freight order={order} className="text-ink! font-normal!" />
          </Row>
        </>
      ) : (
        <PriceRows rows={priceRows(order)} freightRule={order.freight_rule} />
      )}
      <div className="border-line mt-1 flex items-baseline justify-between border-t pt-3">
        <dt className="text-ink font-semibold">{`${totalLabel(order)}金额`}</dt>
        <dd>
          {isPoints ? (
            <PointsPrice points={order.point} cents={order.total_fee} className="justify-end text-2xl" />
          ) : (
            <Price cents={order.total_fee} className="text-2xl" />
          )}
        </dd>
      </div>
      <EarnedPoints order={order} />
    </dl>
  )
}

/** The points of the order: expected until it completes, then credited; without what refunds took back. */
function EarnedPoints({ order }: { order: Order }) {
  if (!(order.bonus_points > 0) || order.order_status === 'CANCEL') return null
  return (
    <Row name={order.order_status === 'DONE' ? '已得积分' : '订单完成后可得积分'}>
      <span translate="no">{order.estimate_get_points}</span>
    </Row>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  )
}

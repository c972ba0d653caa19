import type { ReactNode } from 'react'
import { PointsPrice } from '@/components/ui/points-price'
import { Price } from '@/components/ui/price'
import type { Order } from '@/lib/contract/order'
import { orderDiscounts } from '@/lib/domain/order/order-discounts'
import { isPointsOrder } from '@/lib/domain/points-mall'
import { Freight } from './freight'
import { totalLabel } from './order-view'

/** The amounts of the order. */
export function OrderTotals({ order }: { order: Order }) {
  const discounts = orderDiscounts(order)
  const isPoints = isPointsOrder(order)
  return (
    <dl className="rounded-card bg-page max-md:bg-card max-md:border-line nums grid gap-2 p-5 text-sm max-md:border max-md:p-4 md:ml-auto md:w-88">
      <Row name="下单时间">{order.create_date}</Row>
      <Row name="商品总金额">
        {isPoints ? (
          <PointsPrice points={order.item_point} cents={order.item_fee} tone="ink" />
        ) : (
          <Amount cents={order.item_fee} />
        )}
      </Row>
      <Row name="运费">
        <Freight order={order} className="text-ink! font-normal!" />
      </Row>
      <Discount name="优惠" cents={discounts.promotions} always />
      <Discount name="优惠券" cents={discounts.coupon} />
      <Discount name="商家改价" cents={discounts.priceChange} />
      {order.subsidy_fee > 0 && (
        <Row name="国家补贴">
          <span className="text-programme">
            -<Price cents={order.subsidy_fee} tone="inherit" className="font-normal!" />
          </span>
        </Row>
      )}
      {order.point_fee > 0 && (
        <Row name="积分抵扣">
          -<Amount cents={order.point_fee} />
        </Row>
      )}
      <div className="border-line mt-1 flex items-baseline justify-between border-t pt-3">
        <dt className="text-ink font-semibold">{totalLabel(order)}金额</dt>
        <dd>
          {isPoints ? (
            <PointsPrice points={order.point} cents={order.total_fee} className="justify-end text-2xl" />
          ) : (
            <Price cents={order.total_fee} className="text-2xl" />
          )}
        </dd>
      </div>
    </dl>
  )
}

/** A discount; without one only rows that each order has are shown. */
function Discount({ name, cents, always = false }: { name: string; cents: number; always?: boolean }) {
  if (cents === 0 && !always) return null
  return (
    <Row name={name}>
      {cents > 0 && '-'}
      <Amount cents={cents} />
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

const Amount = ({ cents }: { cents: number }) => <Price cents={cents} className="text-ink! font-normal!" />

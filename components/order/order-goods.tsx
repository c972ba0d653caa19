import type { Order } from '@/lib/contract/order'
import { isPointsOrder, pointsOfPiece } from '@/lib/domain/points-mall'
import { LineAftersale } from './line-aftersale'
import { OrderLine } from './order-line'
import { PaidShare } from '@/components/line-price/paid-share'
import { LineAmount, UnitPrice } from '@/components/line-price/unit-price'

const columns = 'md:grid-cols-[minmax(0,1fr)_7rem_4rem_8rem_6rem]'

/** 商品信息: the lines of an order. */
export function OrderGoods({ order }: { order: Order }) {
  const isPoints = isPointsOrder(order)
  return (
    <section
      aria-labelledby="order-goods"
      className="rounded-card border-line bg-card overflow-hidden border"
    >
      <h2 id="order-goods" className="text-ink px-5 py-4 text-sm font-semibold max-md:px-4">
        商品信息
      </h2>
      <div aria-hidden className={`bg-page text-muted grid px-5 py-2.5 text-sm max-md:hidden ${columns}`}>
        <span>商品</span>
        <span className="text-center">单价</span>
        <span className="text-center">数量</span>
        <span className="text-right">小计</span>
        <span className="text-right">操作</span>
      </div>
      <ul className="divide-line divide-y px-5 max-md:px-4">
        {order.items.map((item) => (
          <li key={item.id} className={`grid grid-cols-1 gap-y-2 py-4 md:items-center ${columns}`}>
            <OrderLine item={item} isPoints={isPoints} />
            <div className="nums flex items-baseline justify-between pl-[5.125rem] text-sm md:contents">
              <UnitPrice
                line={item}
                points={pointsOfPiece(order, item)}
                className="md:flex-col md:items-center"
              />
              <span className="text-muted px-2 whitespace-nowrap md:text-center" translate="no">
                x {item.num}
              </span>
              <span className="text-right">
                <LineAmount line={item} points={pointsOfPiece(order, item)} className="text-ink! text-base" />
                {/* The amount of a points line says what was paid. */}
                {order.pay_status === 'PAYED' && !isPoints && <PaidShare line={item} />}
              </span>
            </div>
            <div className="flex items-center justify-end gap-2 empty:hidden md:flex-col md:items-end md:gap-1">
              <LineAftersale order={order} item={item} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

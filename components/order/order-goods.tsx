import { PaidShare } from '@/components/line-price/paid-share'
import { LineAmount, UnitPrice } from '@/components/line-price/unit-price'
import type { Order } from '@/lib/contract/trade/order'
import { isPointsOrder, pointsOfPiece } from '@/lib/domain/order/price/points-price'
import { LineAftersale } from './line-aftersale'
import { OrderLine } from './order-line'

/** As a table where its own width has room for one, measured in the size of the text. */
const columns = '@min-[46rem]:grid-cols-[minmax(0,1fr)_7rem_4rem_8rem_6rem]'

/** 商品信息: the lines of an order. */
export function OrderGoods({ order }: { order: Order }) {
  const isPoints = isPointsOrder(order)
  return (
    <section
      aria-labelledby="order-goods"
      className="rounded-card border-line bg-card @container overflow-hidden border"
    >
      <h2 id="order-goods" className="text-ink px-5 py-4 text-sm font-semibold @max-[46rem]:px-4">
        商品信息
      </h2>
      <div
        aria-hidden
        className={`bg-page text-muted grid px-5 py-2.5 text-sm @max-[46rem]:hidden ${columns}`}
      >
        <span>商品</span>
        <span className="text-center">单价</span>
        <span className="text-center">数量</span>
        <span className="text-right">小计</span>
        <span className="text-right print:invisible">操作</span>
      </div>
      <ul className="divide-line divide-y px-5 @max-[46rem]:px-4">
        {order.items.map((item) => (
          <li key={item.id} className={`grid grid-cols-1 gap-y-2 py-4 @min-[46rem]:items-center ${columns}`}>
            <OrderLine item={item} isPoints={isPoints} />
            <div className="nums flex flex-wrap items-baseline justify-between gap-x-2 pl-[min(5.125rem,20%)] text-sm @min-[46rem]:contents">
              <UnitPrice
                line={item}
                points={isPoints ? pointsOfPiece(item) : undefined}
                className="@min-[46rem]:flex-col @min-[46rem]:items-center"
              />
              <span className="text-muted px-2 whitespace-nowrap @min-[46rem]:text-center" translate="no">
                x {item.num}
              </span>
              <span className="ml-auto text-right">
                <LineAmount
                  line={item}
                  points={isPoints ? pointsOfPiece(item) : undefined}
                  className="text-ink! text-base"
                />
                {/* The amount of a points line says what was paid. */}
                {order.pay_status === 'PAYED' && !isPoints && <PaidShare line={item} />}
              </span>
            </div>
            <div className="flex items-center justify-end gap-2 empty:hidden @min-[46rem]:flex-col @min-[46rem]:items-end @min-[46rem]:gap-1">
              <LineAftersale order={order} item={item} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { Order } from '@/lib/contract/trade/order'
import { isPointsOrder } from '@/lib/domain/order/price/points-price'
import { OrderLine } from '../order-line'
import { orderHref, rateHref } from '../order-view'
import { unratedLines } from './unrated-lines'

/** The products of a completed order that have no review yet. */
export function UnratedOrder({ order }: { order: Order }) {
  return (
    <li className="rounded-card border-line bg-card border">
      <p className="bg-page rounded-t-card nums text-muted flex min-h-10 flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 text-xs">
        <time>{order.create_date}</time>
        <span>
          订单编号：
          <Link
            href={orderHref(order.order_id)}
            translate="no"
            className="tap text-text hover:text-brand transition-colors"
          >
            {order.order_id}
          </Link>
        </span>
      </p>
      <div className="flex gap-4 px-4 max-md:flex-col max-md:gap-0">
        <ul className="divide-line min-w-0 flex-1 divide-y">
          {unratedLines(order).map((line) => (
            <li key={line.id} className="py-4">
              <OrderLine item={line} isPoints={isPointsOrder(order)} />
            </li>
          ))}
        </ul>
        <ButtonLink
          href={rateHref(order.order_id)}
          variant="ghost"
          className="self-center max-md:mb-4 max-md:self-end"
        >
          去评价
        </ButtonLink>
      </div>
    </li>
  )
}

import { Price } from '@/components/ui/price'
import type { Order } from '@/lib/contract/trade/order'

/** The freight of an order: money, or points where the points mall charges it so (contract trade §5). */
export const Freight = ({
  order,
  className,
}: {
  order: Pick<Order, 'freight_fee' | 'freight_type'>
  className: string
}) =>
  order.freight_type === 'point' ? (
    <span className={className}>
      <span translate="no">{order.freight_fee}</span> 积分
    </span>
  ) : (
    <Price cents={order.freight_fee} className={className} />
  )

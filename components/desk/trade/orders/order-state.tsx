import type { Order } from '@/lib/contract/trade/order'
import { orderLabel } from '@/lib/domain/order/labels'
import { orderTones, StateChip } from '../../list/state-chip'

/** The state of an order; a transfer that waits for its check is work for the mall. */
export const OrderState = ({ order }: { order: Order }) => (
  <StateChip tone={order.offline_pay_check_status === 0 ? 'todo' : orderTones[order.order_status_des]}>
    {orderLabel(order)}
  </StateChip>
)

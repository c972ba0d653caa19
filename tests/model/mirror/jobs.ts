import { aftersalesOf, isOpen } from './after-sales'
import { cancelUnpaid, finish } from './orders'
import type { State, World } from './state'

/** What the jobs have done when they have run once (contract trade §12.3). Refunds are read from the mall, see compare.ts. */
export function runJobs(world: World, state: State): void {
  for (const order of state.orders.values()) {
    if (order.orderStatus === 'NOTPAY' && order.autoCancel <= state.now) cancelUnpaid(state, order)
    if (
      order.orderStatus === 'WAIT_BUYER_CONFIRM' &&
      order.autoFinish !== null &&
      order.autoFinish <= state.now &&
      order.cancelStatus !== 'WAIT_PROCESS' &&
      !aftersalesOf(state, order.orderId).some(isOpen)
    )
      finish(world, state, order)
    if (order.refunds.some(({ state: refund }) => refund === 'due')) state.touched.add(order.orderId)
  }
}

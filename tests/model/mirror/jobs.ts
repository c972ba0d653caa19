import { aftersalesOf, isOpen } from './after-sales'
import { cancelUnpaid, finish } from './orders'
import { failTeam } from './groups'
import type { Order, State, World } from './state'

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
    touchDue(state, order)
  }
  for (const team of state.teams.values())
    if (team.status === 1 && team.end <= state.now) failTeam(state, team)
}

/** The job may pay its refunds. */
function touchDue(state: State, order: Order): void {
  if (order.refunds.some(({ state: refund }) => refund === 'due')) state.touched.add(order.orderId)
}

import { aftersalesOf, isOpen } from './after-sales'
import { failTeam } from './groups'
import { cancelUnpaid, finish } from './orders'
import { isOverdue, type Order, type State, type World } from './state'

/** The effects of one run of all jobs (contract trade §12.3). Refunds are read from the mall, see compare.ts. */
export function runJobs(world: World, state: State): void {
  for (const order of state.orders.values()) {
    if (isOverdue(order, state.now)) cancelUnpaid(state, order)
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

/** The job may pay the order's refunds, learn of payments from providers, or close trades whose time is over. */
function touchDue(state: State, order: Order): void {
  const isDue = order.refunds.some(({ state: refund }) => refund === 'due')
  const isOpen = order.trades.some(({ state: trade, unheard }) => trade === 'NOTPAY' || unheard > 0)
  if (isDue || isOpen) state.touched.add(order.orderId)
}

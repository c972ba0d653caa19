import fc from 'fast-check'
import { MallError } from '@/lib/domain/errors'
import { approveCancel, rejectCancel } from '@/lib/server/trade/order/cancel-order'
import * as orders from '../mirror/orders'
import type { Real } from '../real/real'
import { agree, nameOf, offers, ordersWhere, ownerOf, pick, step, type Reply, type Step } from './step'

/** Cancelling, and the merchant's decision about it (contract trade §8.4, §12.3). */

export const cancelOrder: fc.Arbitrary<Step> = fc.record({ order: fc.nat(6) }).map(({ order }) =>
  step(
    `cancel(order ${order})`,
    ({ stage, state }) => {
      const found = pick(ordersWhere(state, () => true).slice(-10), order)
      if (!found) return null
      const { orderId } = found
      const actor = ownerOf(stage, found)
      return {
        text: `${actor.name} cancels ${nameOf(state, orderId)} (${found.orderStatus} ${found.cancelStatus})`,
        repeatable: true,
        perform: (real) =>
          real.call(actor, 'POST', '/order/cancel', { order_id: orderId, cancel_reason: '不想要了' }),
        outcomes: [(after, reply) => agree(reply, orders.cancel(after, orderId))],
      }
    },
    { races: true },
  ),
)

/** While the call of operators does not exist, its service is used. */
async function review(real: Real, orderId: string, agrees: boolean): Promise<Reply> {
  const { operator } = real.stage
  if (offers('POST', '/operator/order/cancel/review'))
    return real.call(operator, 'POST', '/operator/order/cancel/review', {
      order_id: orderId,
      agree: agrees,
      reason: agrees ? '' : '已经打包',
    })
  const actor = { kind: 'operator', id: operator.userId } as const
  try {
    await (agrees
      ? approveCancel(real.mall, orderId, actor)
      : rejectCancel(real.mall, orderId, actor, '已经打包'))
    return { data: {} }
  } catch (error) {
    return { data: { message: String(error), status_code: error instanceof MallError ? 422 : 500 } }
  }
}

export const reviewCancel: fc.Arbitrary<Step> = fc
  .record({ order: fc.nat(4), agrees: fc.boolean(), anyOrder: fc.nat(9) })
  .map(({ order, agrees, anyOrder }) =>
    step(
      `review(order ${order}, ${agrees ? 'agree' : 'refuse'})`,
      ({ state }) => {
        // Mostly orders that wait for a decision; sometimes one without a request.
        const waiting = ordersWhere(
          state,
          ({ cancelStatus }) => anyOrder === 0 || cancelStatus === 'WAIT_PROCESS',
        )
        const found = pick(waiting, order)
        if (!found) return null
        const { orderId } = found
        return {
          text: `the operator ${agrees ? 'agrees to cancel' : 'refuses to cancel'} ${nameOf(state, orderId)} (${found.orderStatus} ${found.cancelStatus})`,
          repeatable: true,
          perform: (real) => review(real, orderId, agrees),
          outcomes: [(after, reply) => agree(reply, orders.reviewCancel(after, orderId, agrees))],
        }
      },
      { races: true },
    ),
  )

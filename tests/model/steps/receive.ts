import fc from 'fast-check'
import * as orders from '../mirror/orders'
import { agree, nameOf, ordersWhere, ownerOf, pick, step, type Step } from './step'

/** The buyer confirms that an order has arrived (contract trade §8.5). */
export const receive: fc.Arbitrary<Step> = fc
  .record({ order: fc.nat(4), anyOrder: fc.nat(9) })
  .map(({ order, anyOrder }) =>
    step(
      `receive(order ${order})`,
      ({ stage, state }) => {
        const found = pick(
          ordersWhere(state, ({ orderStatus }) => anyOrder === 0 || orderStatus === 'WAIT_BUYER_CONFIRM'),
          order,
        )
        if (!found) return null
        const { orderId } = found
        const actor = ownerOf(stage, found)
        return {
          text: `${actor.name} confirms the receipt of ${nameOf(state, orderId)} (${found.orderStatus})`,
          repeatable: true,
          perform: (real) => real.call(actor, 'POST', '/order/confirmReceipt', { order_id: orderId }),
          outcomes: [(after, reply) => agree(reply, orders.confirmReceipt(stage.world, after, orderId))],
        }
      },
      { races: true },
    ),
  )

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { changePrice } from '../mirror/price-change'
import { agree, nameOf, ordersWhere, pick, step, type Step } from './step'

/** An operator lowers the price of an order, mostly of an unpaid one (contract operator "order/price"). */
export const lowerPrice: fc.Arbitrary<Step> = fc
  .record({
    order: fc.nat(4),
    any: fc.nat(9).map((one) => one === 0),
    of: fc.constantFrom('goods' as const, 'goods' as const, 'freight' as const),
    percent: fc.constantFrom(0, 1, 10, 50, 100, 120),
  })
  .map(({ order, any, of, percent }) =>
    step(
      `lower price(order ${order}, ${of}, ${percent} %)`,
      ({ stage, state }) => {
        const found = pick(
          ordersWhere(
            state,
            ({ orderStatus, total }) => total > 0 && (any || orderStatus === 'NOTPAY'),
          ).slice(-7),
          order,
        )
        if (!found) return null
        const { orderId, total, freight } = found
        const down = Math.max(1, Math.floor((total * percent) / 100))
        const fee = Math.floor((freight * percent) / 100)
        const key = randomUUID()
        const isGoods = of === 'goods'
        return {
          text: `the operator lowers ${nameOf(state, orderId)} ${isGoods ? `by ${down}` : `to a freight of ${fee}`} (${found.orderStatus})`,
          perform: (real) => {
            const params = { order_id: orderId, ...(isGoods ? { down } : { freight_fee: fee }) }
            return real.call(stage.operator, 'POST', '/operator/order/price', params, key)
          },
          outcomes: [
            (after, reply) =>
              agree(reply, changePrice(stage.world, after, orderId, isGoods ? { down } : { freight: fee })),
          ],
        }
      },
      { races: true },
    ),
  )

import fc from 'fast-check'
import * as orders from '../mirror/orders'
import type { Order, State } from '../mirror/state'
import { accepted, agree, nameOf, ordersWhere, ownerOf, pick, step, type Step } from './step'

/** The merchant's actions on a paid order (contract operator): parcels, the unshipped rest, pickup. */

const target = { order: fc.nat(5), any: fc.nat(9).map((one) => one === 0) }

const toShip = (state: State, any: boolean) =>
  ordersWhere(
    state,
    ({ orderStatus, zitiStatus }) => any || (orderStatus === 'PAYED' && zitiStatus === 'NOTZITI'),
  )

/** All remaining units, or a few units of one line. */
const someUnits = fc.option(fc.record({ line: fc.nat(2), num: fc.integer({ min: 1, max: 3 }) }), { freq: 2 })

type Units = { line: number; num: number } | null

function chosen(order: Order, units: Units) {
  if (!units) return { model: null, items: undefined, text: 'all that is left' }
  const at = units.line % order.lines.length
  const id = order.lines[at]?.id ?? 0
  return {
    model: [{ at, num: units.num }],
    items: [{ id, num: units.num }],
    text: `${units.num} of line ${at + 1}`,
  }
}

const unitsText = (units: Units) => (units ? `line ${units.line}, ${units.num} units` : 'all')

export const ship: fc.Arbitrary<Step> = fc
  .record({ ...target, units: someUnits })
  .map(({ order, any, units }) =>
    step(
      `ship(order ${order}, ${unitsText(units)})`,
      ({ stage, state }) => {
        const found = pick(toShip(state, any), order)
        if (!found) return null
        const { orderId } = found
        const { model, items, text } = chosen(found, units)
        return {
          text: `the operator ships ${text} of ${nameOf(state, orderId)} (${found.orderStatus} ${found.cancelStatus})`,
          perform: (real) =>
            real.call(stage.operator, 'POST', '/operator/order/ship', {
              order_id: orderId,
              delivery_corp: 'SF',
              delivery_code: 'SF1000200030',
              ...(items ? { items } : {}),
            }),
          outcomes: [(after, reply) => agree(reply, orders.ship(stage.world, after, orderId, model))],
        }
      },
      { races: true },
    ),
  )

export const cancelRest: fc.Arbitrary<Step> = fc
  .record({ ...target, units: someUnits })
  .map(({ order, any, units }) =>
    step(
      `cancel rest(order ${order}, ${unitsText(units)})`,
      ({ stage, state }) => {
        const found = pick(
          ordersWhere(state, ({ orderStatus }) => any || orderStatus === 'PAYED'),
          order,
        )
        if (!found) return null
        const { orderId } = found
        const { model, items, text } = chosen(found, units)
        return {
          text: `the operator cancels ${text} of ${nameOf(state, orderId)} (${found.orderStatus} ${found.deliveryStatus} ${found.cancelStatus})`,
          perform: (real) =>
            real.call(stage.operator, 'POST', '/operator/order/cancel/rest', {
              order_id: orderId,
              reason: '缺货',
              ...(items ? { items } : {}),
            }),
          outcomes: [(after, reply) => agree(reply, orders.cancelRest(stage.world, after, orderId, model))],
        }
      },
      { races: true },
    ),
  )

export const pickUp: fc.Arbitrary<Step> = fc.record(target).map(({ order, any }) =>
  step(`pick up(order ${order})`, ({ stage, state }) => {
    const found = pick(
      ordersWhere(
        state,
        ({ orderStatus, zitiStatus }) => zitiStatus !== 'NOTZITI' && (any || orderStatus === 'PAYED'),
      ),
      order,
    )
    if (!found) return null
    const { orderId } = found
    const actor = ownerOf(stage, found)
    return {
      text: `${actor.name} fetches ${nameOf(state, orderId)} (${found.orderStatus} ${found.cancelStatus})`,
      perform: async (real) => {
        const shown = await real.call(actor, 'GET', '/ziticode', { order_id: orderId })
        if (!accepted(shown)) return shown
        return real.call(stage.operator, 'POST', '/operator/order/pickup', { code: shown.data.code })
      },
      outcomes: [(after, reply) => agree(reply, orders.pickUp(stage.world, after, orderId))],
    }
  }),
)

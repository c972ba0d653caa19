import fc from 'fast-check'
import * as mirror from '../mirror/after-sales'
import { aftersaleOf, lineOf, Mismatch, touch, type Aftersale, type State } from '../mirror/state'
import type { Real } from '../real/real'
import {
  accepted,
  agree,
  nameOf,
  ordersWhere,
  ownerOf,
  pick,
  step,
  type Reply,
  type Step,
  type View,
} from './step'

/** After-sales by unit (contract trade §10, contract operator). */

const types = ['ONLY_REFUND', 'REFUND_GOODS', 'EXCHANGING_GOODS'] as const

export const applyForUnits: fc.Arbitrary<Step> = fc
  .record({
    order: fc.nat(6),
    any: fc.nat(9).map((one) => one === 0),
    line: fc.nat(2),
    num: fc.integer({ min: 1, max: 3 }),
    type: fc.constantFrom(...types),
  })
  .map(({ order, any, line: lineAt, num, type }) =>
    step(
      `apply(order ${order}, line ${lineAt}, ${num} units, ${type})`,
      ({ stage, state }) => {
        const found = pick(
          ordersWhere(state, ({ lines }) => any || lines.some((one) => mirror.leftUnits(one) > 0)),
          order,
        )
        const line = found?.lines[lineAt % found.lines.length]
        if (!found || !line) return null
        const { orderId } = found
        const { itemId, id } = line
        const actor = ownerOf(stage, found)
        return {
          text: `${actor.name} applies for ${type} of ${num} × ${stage.names.get(itemId)} of ${nameOf(state, orderId)} (${found.orderStatus})`,
          perform: (real) =>
            real.call(actor, 'POST', '/aftersales', {
              order_id: orderId,
              detail: [{ id, num }],
              aftersales_type: type,
              reason: '质量问题',
            }),
          outcomes: [
            (after, reply) => {
              const now = touch(after, orderId)
              agree(reply, mirror.canApply(after, now, lineOf(now, id), type, num))
              if (!accepted(reply)) return
              const bns = reply.data.aftersales_bn as string[]
              if (bns.length !== num) throw new Mismatch(`${bns.length} after-sales for ${num} units`)
              mirror.apply(after, orderId, id, type, bns)
            },
          ],
        }
      },
      { races: true },
    ),
  )

/** An action on an after-sale: the call, and its effect in the model. */
interface Deed {
  name: string
  /** States in which it is tried most often. */
  at: readonly string[]
  send: (real: Real, view: View, one: Aftersale) => Promise<Reply>
  decide: (state: State, bn: string) => boolean
}

const byBuyer =
  (path: string, params: Record<string, unknown> = {}): Deed['send'] =>
  (real, { stage, state }, { bn, orderId }) =>
    real.call(ownerOf(stage, touch(state, orderId)), 'POST', path, { aftersales_bn: bn, ...params })

const byOperator =
  (path: string, params: Record<string, unknown> = {}): Deed['send'] =>
  (real, { stage }, { bn }) =>
    real.call(stage.operator, 'POST', `/operator/aftersales/${path}`, { aftersales_bn: bn, ...params })

const parcel = { corp_code: 'SF', logi_no: 'SF2000300040' }

const deeds: readonly Deed[] = [
  { name: 'close', at: ['0-0'], send: byBuyer('/aftersales/close'), decide: mirror.close },
  {
    name: 'agree',
    at: ['0-0'],
    send: (real, view, one) =>
      byOperator('review', { agree: true, aftersales_address_id: view.stage.returnAddress })(real, view, one),
    decide: (state, bn) => mirror.review(state, bn, true),
  },
  {
    name: 'refuse',
    at: ['0-0'],
    send: byOperator('review', { agree: false, refuse_reason: '人为损坏' }),
    decide: (state, bn) => mirror.review(state, bn, false),
  },
  { name: 'send back', at: ['1-1'], send: byBuyer('/aftersales/sendback', parcel), decide: mirror.sendBack },
  {
    name: 'receive and restock',
    at: ['1-2'],
    send: byOperator('receive', { restock: true }),
    decide: (state, bn) => mirror.receive(state, bn, true),
  },
  {
    name: 'receive',
    at: ['1-2'],
    send: byOperator('receive', { restock: false }),
    decide: (state, bn) => mirror.receive(state, bn, false),
  },
  {
    name: 'pay back',
    at: ['1-2', '1-8', '1-9'],
    send: byOperator('refund', { agree: true }),
    decide: mirror.approveRefund,
  },
  {
    name: 'refuse to pay back',
    at: ['1-1', '1-2', '1-8', '1-9'],
    send: byOperator('refund', { agree: false, refuse_reason: '商品不符' }),
    decide: mirror.refuseRefund,
  },
  { name: 'send another', at: ['1-2', '1-8'], send: byOperator('resend', parcel), decide: mirror.resend },
]

export const handleAftersale: fc.Arbitrary<Step> = fc
  .record({
    deed: fc.constantFrom(...deeds),
    aftersale: fc.nat(5),
    any: fc.nat(9).map((one) => one === 0),
  })
  .map(({ deed, aftersale, any }) =>
    step(
      `${deed.name}(after-sale ${aftersale}${any ? ' of all' : ''})`,
      (view) => {
        const list = [...view.state.aftersales.values()].filter(({ at }) => any || deed.at.includes(at))
        const found = pick(list, aftersale)
        if (!found) return null
        const { bn, type, at, orderId } = found
        return {
          text: `${deed.name}: after-sale ${bn.slice(-4)} of ${nameOf(view.state, orderId)} (${type} ${at})`,
          perform: (real) => deed.send(real, view, found),
          outcomes: [
            (after, reply) => {
              agree(reply, deed.decide(after, bn))
            },
            // The provider is processing the refund, so it can no longer be refused.
            (after, reply) => {
              agree(reply, false)
              const one = aftersaleOf(after, bn)
              const refund = mirror.refundOf(touch(after, one.orderId), bn)
              if (refund.state !== 'due') throw new Mismatch('the refund is not on its way')
            },
          ],
        }
      },
      { races: true },
    ),
  )

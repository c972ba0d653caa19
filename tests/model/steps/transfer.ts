import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { memberOf, Mismatch, type Refund } from '../mirror/state'
import { reviewVoucher as review, sendVoucher as send, transferBack as back } from '../mirror/transfers'
import type { Real } from '../real/real'
import { agree, nameOf, ordersWhere, ownerOf, pick, shopper, step, type Step } from './step'

/** Bank transfers and stored value (contract trade §7.7, contract operator). */

/** A picture that the member has uploaded. @returns its path */
async function picture({ mall }: Real, userId: number): Promise<string> {
  const id = randomBytes(16).toString('hex')
  await mall.rows(
    `insert into uploads (upload_id, user_id, purpose, is_private, width, height, bytes, created)
     values ($1, $2, 'voucher', true, 1, 1, '', $3)`,
    [id, userId, mall.now()],
  )
  return `/media/u/${id}.webp`
}

export const sendVoucher: fc.Arbitrary<Step> = fc.record({ order: fc.nat(6) }).map(({ order }) =>
  step(
    `send voucher(order ${order})`,
    ({ stage, state }) => {
      const found = pick(ordersWhere(state, ({ total }) => total > 0).slice(-7), order)
      if (!found) return null
      const { orderId } = found
      const actor = ownerOf(stage, found)
      return {
        text: `${actor.name} sends a voucher for ${nameOf(state, orderId)} (${found.orderStatus})`,
        repeatable: true,
        perform: async (real) =>
          real.call(actor, 'POST', '/order/offline/upload/voucher', {
            order_id: orderId,
            bank_account_id: stage.bankAccount,
            pay_fee: 1,
            pay_sn: 'SN1',
            voucher_pic: [await picture(real, actor.userId)],
          }),
        outcomes: [(after, reply) => agree(reply, send(stage.world, after, orderId))],
      }
    },
    { races: true },
  ),
)

export const reviewVoucher: fc.Arbitrary<Step> = fc
  .record({ order: fc.nat(3), agrees: fc.boolean(), any: fc.nat(9).map((one) => one === 0) })
  .map(({ order, agrees, any }) =>
    step(
      `review voucher(order ${order}, ${agrees ? 'agree' : 'refuse'})`,
      ({ stage, state }) => {
        const found = pick(
          ordersWhere(state, ({ voucher }) => voucher === 0 || (any && voucher !== null)),
          order,
        )
        if (!found) return null
        const { orderId } = found
        return {
          text: `the operator ${agrees ? 'passes' : 'refuses'} the voucher of ${nameOf(state, orderId)} (${found.orderStatus})`,
          repeatable: true,
          perform: (real) =>
            real.call(stage.operator, 'POST', '/operator/offline/review', {
              order_id: orderId,
              agree: agrees,
              reason: agrees ? '' : '没有到账',
            }),
          outcomes: [(after, reply) => agree(reply, review(stage.world, after, orderId, agrees))],
        }
      },
      { races: true },
    ),
  )

type Row = Pick<Refund, 'type' | 'fee' | 'points' | 'tradeId' | 'bn'> & { refundBn: string; orderId: string }

/** The approved refund of a transfer that has waited longest. */
const waiting = `select refund_bn as "refundBn", order_id as "orderId", refund_type as "type", refund_fee::int as fee,
    refund_point as points, trade_id as "tradeId", coalesce(aftersales_bn, '') as bn
  from refunds where refund_channel = 'offline' and refund_status = 'AUDIT_SUCCESS' order by refund_bn limit 1`

/** The desk transfers money back and records it. */
export const transferBack: fc.Arbitrary<Step> = fc.constant(
  step('transfer back()', ({ state }) => {
    const isWaiting = ordersWhere(state, ({ trades, refunds }) =>
      refunds.some(
        ({ state: at, tradeId }) =>
          at === 'due' && trades.some((trade) => trade.tradeId === tradeId && trade.provider === 'offline'),
      ),
    )
    if (isWaiting.length === 0) return null
    return {
      text: 'the operator transfers money back',
      perform: transferNext,
      outcomes: [
        (after, reply) => {
          const chosen = reply.data.chosen as Row | undefined
          if (!chosen) throw new Mismatch('no refund waits for a transfer')
          agree(reply, true)
          back(after, chosen.orderId, {
            ...chosen,
            type: Number(chosen.type),
            state: 'due',
            freight: 0,
            parts: [],
          })
        },
      ],
    }
  }),
)

/** Transfers the next refund. @returns the refund */
export async function transferNext(real: Real) {
  const [chosen] = await real.mall.rows<Row>(waiting)
  if (!chosen) return { data: {} }
  const reply = await real.call(real.stage.operator, 'POST', '/operator/refund/offline', {
    refund_bn: chosen.refundBn,
    paid_at: real.mall.now(),
    voucher: '202511221234',
  })
  return { data: { ...reply.data, chosen } }
}

/** The operator adds to the stored value of a member. */
export const topUp: fc.Arbitrary<Step> = fc
  .record({ by: fc.nat(2), fee: fc.integer({ min: 1_000, max: 300_000 }) })
  .map(({ by, fee }) =>
    step(
      `top up(member ${by}, ${fee})`,
      ({ stage }) => {
        const { userId, name } = shopper(stage, by)
        const key = randomUUID()
        return {
          text: `the operator adds ${fee} to the deposit of ${name}`,
          repeatable: true,
          perform: async (real) => {
            const params = { user_id: userId, fee, reason: '充值' }
            const send = () => real.call(stage.operator, 'POST', '/operator/deposit/topup', params, key)
            const reply = await send()
            // The key of an interrupted request is free again after a minute.
            if (reply.data.message !== '操作正在处理中，请稍后重试') return reply
            real.mall.travel(61)
            return send()
          },
          outcomes: [
            (after, reply) => {
              agree(reply, true)
              memberOf(after, userId).deposit += fee
            },
          ],
        }
      },
      { races: true },
    ),
  )

import { z } from 'zod'
import * as orderMessages from '@/lib/domain/messages/order'
import { call } from '../call'
import { cents, listOf, seconds, wireInt, wirePage, wirePageSize, wireText } from '../fields'

const tags = ['会员']

/** A movement of a member's stored value; amounts in cents. */
const depositRow = z.object({
  deposit_trade_id: z.int(),
  user_id: z.int(),
  company_id: z.literal(1),
  trade_type: z.enum(['opening', 'topup', 'gift', 'order', 'refund', 'adjust']),
  /** Description of the movement. */
  detail: z.string(),
  /** Always positive; `outin_type` says whether it came or went. */
  money: cents,
  income: cents,
  outcome: cents,
  outin_type: z.enum(['in', 'out']),
  /** Empty when it belongs to no order. */
  order_id: z.string(),
  created: seconds,
  updated: seconds,
})
export type DepositRow = z.infer<typeof depositRow>

/** An offer for recharging; cents. */
const rechargeRule = z.object({
  id: z.int(),
  money: cents,
  /** The gift is money, `rule_data` of it. */
  rule_type: z.literal('money'),
  rule_data: cents,
})

/**
 * Stored value of the member (contract member §8). Members recharge it where the mall allows it (`is_recharge_status`).
 */
export const depositContract = {
  info: call('GET', '/deposit/info', '储值余额', { tags, auth: 'member' })
    .input(z.object({}))
    .output(z.object({ user_id: z.int(), company_id: z.literal(1), deposit: cents })),

  list: call('GET', '/deposit/list', '储值明细', { tags, auth: 'member' })
    .input(
      z.object({
        /** `in` or `income`, `out` or `outcome`; anything else shows all. */
        outin_type: wireText(20).optional().catch(undefined),
        page: wirePage(),
        pageSize: wirePageSize(10),
      }),
    )
    .output(listOf(depositRow)),

  /** Offers for recharging, and the limits of other amounts in cents; refused while it is off. */
  rules: call('GET', '/deposit/rechargerules', '充值活动', { tags, auth: 'member' })
    .input(z.object({}))
    .output(listOf(rechargeRule).extend({ min_fee: cents, max_fee: cents })),

  /** Stored value does not turn into points: always refused. */
  toPoints: call('POST', '/deposit/to/point', '储值兑换积分', { tags, auth: 'member' })
    .input(z.object({}))
    .output(z.object({ status: z.literal(true) })),

  /** Places an order over the amount, which the cashier pays. `pay_type` comes back as it was sent. */
  recharge: call('POST', '/deposit/recharge_new', '储值充值', { tags, auth: 'member' })
    .input(
      z.object({
        total_fee: wireInt(1, 99_999_999, orderMessages.rechargeAmountInvalid).optional().catch(undefined),
        pay_type: wireText(30).optional().catch(undefined),
      }),
    )
    .output(z.object({ order_id: z.string(), pay_type: z.string(), order_type: z.string() })),
}

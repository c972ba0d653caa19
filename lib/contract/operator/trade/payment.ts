import { z } from 'zod'
import * as dateMessages from '@/lib/domain/messages/date'
import * as orderMessages from '@/lib/domain/messages/order'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../../call'
import { cents, listOf, seconds, wireBool, wireId, wireSeconds, wireText } from '../../fields'
import { forOperators, forDesk, paging } from '../options'

const tradeStates = ['NOTPAY', 'SUCCESS', 'REFUND', 'CLOSED', 'REVOKED', 'PAYERROR'] as const

const operatorTrade = z.object({
  trade_id: z.string(),
  order_id: z.string(),
  user_id: z.int(),
  pay_type: z.string(),
  provider: z.string(),
  trade_state: z.enum(tradeStates),
  total_fee: cents,
  pay_fee: cents,
  /** The provider's number. */
  transaction_id: z.string(),
  time_start: seconds,
  time_expire: seconds,
  pay_date: seconds,
  /** Why the provider gave no answer when it was asked last. */
  last_error: z.string(),
})

const difference = z.object({
  difference_id: z.int(),
  provider: z.string(),
  /** `YYYY-MM-DD`. */
  day: z.string(),
  kind: z.enum(['unknown', 'missing', 'amount', 'unsettled']),
  trade_id: z.string(),
  refund_bn: z.string(),
  our_fee: cents.nullable(),
  their_fee: cents.nullable(),
  at: seconds,
  resolved_at: seconds.nullable(),
  remark: z.string(),
})

/** Payments, what the statements of providers say about them, and money without an order (contract operator). */
export const operatorPaymentContract = {
  trades: call('GET', '/operator/trades', '支付单', forDesk('payment:read'))
    .input(
      z.object({
        ...paging,
        trade_id: wireText(64).optional(),
        order_id: wireText(30).optional(),
        trade_state: z.enum(tradeStates, requestMessages.parametersInvalid).optional(),
        pay_type: wireText(30).optional(),
        time_begin: wireSeconds(dateMessages.beginInvalid).optional(),
        time_end: wireSeconds(dateMessages.endInvalid).optional(),
      }),
    )
    .output(listOf(operatorTrade)),

  queryTrade: call('POST', '/operator/trade/query', '查询支付单', forDesk('payment:write'))
    .input(
      z.object({
        trade_id: wireText(64, requestMessages.parametersInvalid).min(1, requestMessages.parametersInvalid),
      }),
    )
    .output(operatorTrade),

  differences: call('GET', '/operator/payment/differences', '对账差异', forOperators('payment:read'))
    .input(
      z.object({
        ...paging,
        provider: wireText(30).optional(),
        day: wireText(10).optional(),
        /** Those that staff have not explained yet. */
        open: wireBool().optional(),
      }),
    )
    .output(listOf(difference)),

  resolveDifference: call(
    'POST',
    '/operator/payment/difference/resolve',
    '处理对账差异',
    forOperators('payment:write'),
  )
    .input(
      z.object({
        difference_id: wireId(orderMessages.differenceMissing),
        remark: wireText(200, requestMessages.noteTooLong).min(1, '请填写说明'),
      }),
    )
    .output(difference),

  strays: call('GET', '/operator/payment/strays', '无主款项', forOperators('payment:read'))
    .input(z.object(paging))
    .output(
      listOf(
        z.object({
          stray_id: z.int(),
          source: z.string(),
          trade_id: z.string(),
          transaction_id: z.string(),
          fee: cents,
          reason: z.enum(['unknown_trade', 'paid_twice']),
          at: seconds,
        }),
      ),
    ),
}

import { z } from 'zod'
import * as orderMessages from '@/lib/domain/messages/order'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../call'
import { cents, seconds, wireShopId, wireText } from '../fields'
import { order, tradeInfo, wireOrderId } from './order'
import { startedPayment } from './payment-shape'

const tags = ['支付']
const tradeId = () =>
  wireText(64, requestMessages.parametersInvalid).min(1, requestMessages.parametersInvalid)

/** A payment method (contract trade §7.1). */
const payMethod = z.object({
  pay_type_code: z.string(),
  pay_type_name: z.string(),
  pay_channel: z.string().optional(),
})
export type PayMethod = z.infer<typeof payMethod>

export const paymentContract = {
  list: call('GET', '/trade/payment/list', '支付方式', { tags, legacyName: 'trade.payment.list' })
    .input(
      z.object({
        platform: wireText(30).optional(),
        distributor_id: wireShopId().optional(),
        order_type: wireText(30).optional(),
      }),
    )
    .output(z.array(payMethod)),

  /** The output depends on the payment method: a QR code, a form to submit, or nothing left to do. */
  start: call('POST', '/payment', '发起支付', {
    tags,
    auth: 'member',
    legacyName: { name: 'trade.payment.do', params: { tid: 'order_id' } },
  })
    .input(
      z.object({
        order_id: wireOrderId(),
        pay_type: z.string('支付方式必填').trim().min(1, '支付方式必填').max(30, '支付方式必填'),
        pay_channel: wireText(30).optional(),
        /** Where the payment page leads back to; only origins of the mall. */
        return_url: wireText(500).optional(),
        platform: wireText(30).optional(),
        /** The buyer in WeChat, for wxpayjs. */
        open_id: wireText(128).optional(),
      }),
    )
    .output(
      startedPayment.extend({
        /** The team of a group order; empty for others. */
        team_id: z.union([z.int(), z.literal('')]),
        order_id: z.string(),
        order_info: order,
      }),
    ),

  query: call('POST', '/payment/query', '查询支付结果', {
    tags,
    auth: 'member',
    invalid: requestMessages.parametersInvalid,
  })
    .input(z.object({ trade_id: tradeId() }))
    .output(z.object({ status: z.string(), msg: z.string() })),

  /** The trade behind a test QR code; needs its token and no session (contract clients F5). */
  testTrade: call('GET', '/payment/test/trade', '测试支付单', {
    tags,
    invalid: orderMessages.paymentTimedOut,
  })
    .input(z.object({ token: wireText(200).min(1) }))
    .output(
      z.object({
        order_id: z.string(),
        total_fee: cents,
        trade_state: tradeInfo.shape.tradeState,
        /** It was paid, but no order waited for it: the money goes back. */
        is_returned: z.boolean(),
      }),
    ),

  /**
   * Confirms a payment at the test provider; only where the test payment is enabled. By the signed-in buyer with
   * `trade_id`, or by the page behind the QR code with `token`.
   */
  testConfirm: call('POST', '/payment/test/confirm', '完成测试支付', { tags })
    .input(
      z.object({
        trade_id: tradeId().optional(),
        token: wireText(200).optional(),
        /** Where the client wants to go afterwards; only origins of the mall are answered. */
        redirect_url: wireText(500).optional(),
      }),
    )
    .output(
      z.object({
        /** Whether the payment pays its order; otherwise `msg` says what happens to the money. */
        status: z.boolean(),
        msg: z.string().optional(),
        order_id: z.string(),
        redirect_url: z.string().optional(),
      }),
    ),

  tradeDetail: call('GET', '/trade/detail', '支付单', {
    tags,
    auth: 'member',
    legacyName: { name: 'trade.payment.finish', params: { payment_id: 'trade_id' } },
  })
    .input(z.object({ trade_id: tradeId() }))
    .output(
      z.union([
        z.object({
          trade_id: z.string(),
          order_id: z.string(),
          trade_state: tradeInfo.shape.tradeState,
          total_fee: cents,
          pay_fee: cents,
          pay_type: z.string(),
          trade_source_type: z.string(),
          time_start: seconds,
          time_expire: seconds,
          transaction_id: z.string(),
        }),
        z.tuple([]),
      ]),
    ),

  /** Asked by the page to which Alipay returns; the answer comes from Alipay, not from the address. */
  alipayResult: call('GET', '/trade/payment/alipay/result', '支付宝支付结果', {
    tags,
    auth: 'member',
    writes: true,
  })
    .input(z.object({ out_trade_no: tradeId() }))
    .output(z.object({ status: z.string() })),

  setting: call('GET', '/trade/setting', '交易设置', { tags, kept: {} })
    .input(z.object({}))
    .output(
      z.object({
        /** Minutes. */
        order_cancel_time: z.int(),
        /** Days. */
        order_finish_time: z.int(),
        /** Days. */
        latest_aftersale_time: z.int(),
        repeat_cancel: z.boolean(),
        rate_status: z.boolean(),
        is_recharge_status: z.boolean(),
      }),
    ),
}

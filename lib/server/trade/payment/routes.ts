import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { kindRules } from '@/lib/domain/order/kinds'
import { returnedPaymentText } from '@/lib/domain/order/payment/pay-types'
import { daySeconds } from '@/lib/domain/time/china'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { readTradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { readRechargeSetting } from '@/lib/server/trade/deposit/recharge-setting'
import { getOrder } from '@/lib/server/trade/order/get-order'
import { offeredEntries } from '@/lib/server/trade/payment/providers'
import { askOwnTrade } from './ask-own-trade'
import { confirmPayment, getConfirmable, isReturnedTrade } from './confirm-payment'
import { findTrade } from './find-trade'
import { loadOffer } from './load-offer'
import { startPayment } from './start-payment'

/** Labels of the states of a trade (contract trade §7.5). */
const stateLabels = {
  NOTPAY: '未支付',
  SUCCESS: '支付成功',
  REFUND: '转入退款',
  CLOSED: '已关闭',
  REVOKED: '已撤销',
  PAYERROR: orderMessages.paymentFailed,
} as const

export const paymentRoutes = {
  list: os.payment.list.handler(async ({ input, context: { mall, viewer } }) => {
    const offer = await loadOffer(mall.db, viewer?.userId ?? null, input.order_type)
    return offeredEntries(mall, input.platform ?? 'pc', offer).map(({ code, name }) => ({
      pay_type_code: code,
      pay_type_name: name,
    }))
  }),

  start: os.payment.start.handler(async ({ input, context }) => {
    const { mall, ip } = context
    const { userId } = memberOf(context)
    const started = await startPayment(mall, userId, {
      orderId: input.order_id,
      payType: input.pay_type,
      payChannel: input.pay_channel ?? '',
      platform: input.platform,
      returnUrl: input.return_url,
      openId: input.open_id,
      ip,
    })
    const order = await getOrder(mall, userId, input.order_id)
    if (!order) throw new MallError(orderMessages.currentOrderMissing)
    return {
      ...started,
      team_id: order.team_id ?? ('' as const),
      order_id: input.order_id,
      order_info: order,
    }
  }),

  query: os.payment.query.handler(async ({ input, context }) => {
    const { mall } = context
    const state = await askOwnTrade(mall, memberOf(context).userId, input.trade_id)
    if (state === null) throw new MallError(orderMessages.orderNumberMissing)
    return { status: state, msg: stateLabels[state] }
  }),

  testTrade: os.payment.testTrade.handler(async ({ input, context: { mall } }) => {
    const trade = await getConfirmable(mall, { token: input.token })
    return {
      order_id: trade.orderId,
      total_fee: trade.payFee,
      trade_state: trade.tradeState,
      is_returned: await isReturnedTrade(mall, trade.tradeId),
    }
  }),

  testConfirm: os.payment.testConfirm.handler(async ({ input, context }) => {
    const { trade_id: tradeId, token, redirect_url } = input
    const key =
      token === undefined ? { userId: memberOf(context).userId, tradeId: tradeId ?? '' } : { token, tradeId }
    const { orderId, isReturned, returnUrl } = await confirmPayment(context.mall, key, redirect_url)
    return {
      status: !isReturned,
      ...(isReturned ? { msg: returnedPaymentText } : {}),
      order_id: orderId,
      ...(returnUrl === null ? {} : { redirect_url: returnUrl }),
    }
  }),

  tradeDetail: os.payment.tradeDetail.handler(async ({ input, context }) => {
    const trade = await findTrade(context.mall.db, memberOf(context).userId, input.trade_id)
    if (!trade) return []
    return {
      trade_id: trade.tradeId,
      order_id: trade.orderId,
      trade_state: trade.tradeState,
      total_fee: trade.totalFee,
      pay_fee: trade.payFee,
      pay_type: trade.payType,
      trade_source_type: kindRules(trade.orderClass).type,
      time_start: trade.timeStart,
      time_expire: trade.timeExpire ?? 0,
      transaction_id: trade.transactionId ?? '',
    }
  }),

  alipayResult: os.payment.alipayResult.handler(async ({ input, context }) => ({
    status: (await askOwnTrade(context.mall, memberOf(context).userId, input.out_trade_no)) ?? 'PAYERROR',
  })),

  setting: os.payment.setting.handler(async ({ context }) => {
    const settings = await readTradeSettings(context.mall.db)
    return {
      order_cancel_time: settings.cancelSeconds / 60,
      order_finish_time: settings.finishSeconds / daySeconds,
      latest_aftersale_time: settings.aftersaleSeconds / daySeconds,
      repeat_cancel: settings.repeatCancel,
      rate_status: settings.rateOpen,
      is_recharge_status: (await readRechargeSetting(context.mall.db)).isOpen,
    }
  }),
}

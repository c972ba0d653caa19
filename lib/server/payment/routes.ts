import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { offeredProviders, providerOf } from '@/lib/server/adapters/payment'
import { memberOf, os } from '@/lib/server/context'
import { getOrder } from '@/lib/server/order/get-order'
import { readTradeSettings } from '@/lib/server/trade-setting/trade-settings'
import { confirmPayment } from './confirm-payment'
import { findTrade } from './find-trade'
import { settle } from './settle'
import { startPayment } from './start-payment'

/** Labels of the states of a trade (contract trade §7.5). */
const stateLabels = {
  NOTPAY: '未支付',
  SUCCESS: '支付成功',
  REFUND: '转入退款',
  CLOSED: '已关闭',
  REVOKED: '已撤销',
  PAYERROR: '支付失败',
} as const

export const paymentRoutes = {
  list: os.payment.list.handler(({ input, context: { mall } }) =>
    offeredProviders(mall, input.platform ?? 'pc').map(({ code, name }) => ({
      pay_type_code: code,
      pay_type_name: name,
    })),
  ),

  start: os.payment.start.handler(async ({ input, context }) => {
    const { mall } = context
    const { userId } = memberOf(context)
    const started = await startPayment(mall, userId, {
      orderId: input.order_id,
      payType: input.pay_type,
      payChannel: input.pay_channel ?? '',
      platform: 'pc',
    })
    const order = await getOrder(mall, userId, input.order_id)
    if (!order) throw new MallError('当前订单不存在')
    return { ...started, team_id: '' as const, order_id: input.order_id, order_info: order }
  }),

  query: os.payment.query.handler(async ({ input, context }) => {
    const { mall } = context
    const { userId } = memberOf(context)
    const trade = await findTrade(mall.db, userId, input.trade_id)
    if (!trade) throw new MallError('订单号不存在')
    if (trade.tradeState !== 'NOTPAY') return { status: trade.tradeState, msg: stateLabels[trade.tradeState] }
    const notification = await providerOf(trade.payType)?.query(mall, trade.tradeId)
    if (!notification) return { status: 'NOTPAY', msg: stateLabels.NOTPAY }
    await settle(mall, notification)
    return { status: 'SUCCESS', msg: stateLabels.SUCCESS }
  }),

  testConfirm: os.payment.testConfirm.handler(async ({ input, context }) => ({
    status: true as const,
    order_id: await confirmPayment(context.mall, memberOf(context).userId, input.trade_id),
  })),

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
      trade_source_type: 'normal',
      time_start: trade.timeStart,
      time_expire: trade.timeExpire ?? 0,
      transaction_id: trade.transactionId ?? '',
    }
  }),

  alipayResult: os.payment.alipayResult.handler(async ({ input, context }) => {
    const trade = await findTrade(context.mall.db, memberOf(context).userId, input.out_trade_no)
    return { status: trade?.tradeState ?? 'PAYERROR' }
  }),

  setting: os.payment.setting.handler(async ({ context }) => {
    const settings = await readTradeSettings(context.mall.db)
    return {
      order_cancel_time: settings.cancelSeconds / 60,
      order_finish_time: settings.finishSeconds / 86400,
      latest_aftersale_time: settings.aftersaleSeconds / 86400,
      repeat_cancel: settings.repeatCancel,
      rate_status: settings.rateOpen,
      is_recharge_status: false as const,
    }
  }),
}

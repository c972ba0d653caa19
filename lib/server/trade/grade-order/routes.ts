import 'server-only'
import { orderKinds } from '@/lib/domain/order/kinds'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { tradeIdOf } from '@/lib/server/trade/payment/open-trade'
import { buyGrade } from './buy-grade'

export const gradeOrderRoutes = {
  buy: os.vip.buy.handler(async ({ input, context }) => {
    const choice = { vipGradeId: input.vip_grade_id, cardType: input.card_type }
    const { orderId, fee, payment } = await buyGrade(context.mall, memberOf(context).userId, choice, {
      payType: input.pay_type || null,
      payChannel: input.pay_channel ?? '',
      returnUrl: input.return_url,
      openId: input.open_id,
      ip: context.ip,
    })
    if (payment) return { ...payment, pay_fee: fee, total_fee: fee }
    const trade_id = await tradeIdOf(context.mall.db, orderId)
    const trade_info = { order_id: orderId, trade_id, trade_source_type: orderKinds.membercard.type }
    return { trade_info, pay_fee: fee, total_fee: fee }
  }),
}

import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { orderKinds } from '@/lib/domain/order/kinds'
import { dateTimeText } from '@/lib/domain/time/china'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { cancelOrder } from './cancel-order'
import { confirmReceipt } from './confirm-receipt'
import { countOrders, countTotals } from './count-orders'
import { deleteOrder } from './delete-order'
import { findOrder, findOrders, findTrades } from './find-orders'
import { getOrder } from './get-order'
import { getOrderPage } from './get-order-page'
import { wireCancel, wireOrder } from './wire'

export const orderRoutes = {
  list: os.order.list.handler(async ({ input, context }) => {
    const { db, now } = context.mall
    const size = input.pageSize ?? input.page_size ?? 10
    const moment = now()
    const status = Number(input.status ?? 0)
    const { records, total, settings } = await findOrders(
      db,
      memberOf(context).userId,
      {
        status: Number.isInteger(status) ? status : 0,
        isRate: input.is_rate,
        orderClass:
          input.order_class || (input.order_type === orderKinds.pointsmall.type ? 'pointsmall' : undefined),
        orderId: input.order_id || undefined,
        distributorId: input.distributor_id,
        createdFrom: input.time_start_begin || undefined,
        createdTo: input.time_start_end || undefined,
        keywords: input.keywords || undefined,
      },
      { page: input.page, size },
      moment,
    )
    return {
      list: records.map((record) => wireOrder(record, moment, settings)),
      pager: { count: total, page_no: input.page, page_size: size },
      total_count: total,
      count: total,
      rate_status: settings.rateOpen,
    }
  }),

  count: os.order.count.handler(async ({ context }) => {
    const { db, now } = context.mall
    const { counts, settings } = await countOrders(db, memberOf(context).userId, now())
    return {
      normal_notpay_notdelivery: counts.notPaid,
      normal_payed_notdelivery: counts.paid,
      normal_payed_daifahuo: counts.toShip,
      normal_payed_daishouhuo: counts.toReceive,
      normal_payed_daiziti: counts.toPickUp,
      normal_not_rate: counts.toRate,
      aftersales: counts.aftersalesPending + counts.aftersalesProcessing,
      aftersales_pending: counts.aftersalesPending,
      aftersales_processing: counts.aftersalesProcessing,
      rate_status: settings.rateOpen,
    }
  }),

  detail: os.order.detail.handler(async ({ input, context }) => {
    const page = await getOrderPage(context.mall, memberOf(context).userId, input.order_id)
    return page ?? []
  }),

  payState: os.order.payState.handler(async ({ input, context }) => {
    const { db, now } = context.mall
    const { userId } = memberOf(context)
    const record = await findOrder(db, userId, input.order_id)
    if (!record) return []
    const { order } = record
    const [trade] = await findTrades(db, order.orderId)
    return {
      order_id: order.orderId,
      user_id: userId,
      order_type: 'normal' as const,
      pay_type: order.payType,
      point: order.pointUse,
      title: order.title,
      total_fee: order.totalFee,
      create_time: order.createTime,
      payDate: dateTimeText(order.payTime),
      tradeId: trade?.tradeId ?? '',
      payStatus: order.payStatus === 'PAYED' ? ('success' as const) : ('fail' as const),
      orderInfo: wireOrder(record, now()),
    }
  }),

  cancel: os.order.cancel.handler(async ({ input, context }) => {
    // The text of 其他 takes precedence over the selected reason.
    const reason = input.other_reason || input.cancel_reason || ''
    return wireCancel(await cancelOrder(context.mall, memberOf(context).userId, input.order_id, reason))
  }),

  confirmReceipt: os.order.confirmReceipt.handler(async ({ input, context }) => {
    const { mall } = context
    const { userId } = memberOf(context)
    await confirmReceipt(mall, userId, input.order_id)
    const order = await getOrder(mall, userId, input.order_id)
    if (!order) throw new MallError(orderMessages.orderNumberUnknown(input.order_id))
    return order
  }),

  totals: os.order.totals.handler(async ({ context }) => {
    const { db, now } = context.mall
    const totals = await countTotals(db, memberOf(context).userId, now())
    return {
      rightsLogTotal: 0 as const,
      rightsTotal: 0 as const,
      orderTotal: totals.orders,
      couponTotal: totals.coupons,
    }
  }),

  remove: os.order.remove.handler(async ({ input, context }) => {
    await deleteOrder(context.mall, memberOf(context).userId, input.order_id)
    return { status: true }
  }),
}

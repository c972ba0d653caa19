import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { canGo, type OrderState } from '@/lib/domain/order/states'
import type { PaymentNotification } from '@/lib/server/adapters/payment'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { recordRefund } from '@/lib/server/refund/record-refund'

interface LockedTrade extends OrderState {
  tradeId: string
  orderId: string
  userId: number
  payType: string
  payChannel: string
  payFee: number
  tradeState: string
}

const lockTrade = statement(
  'trade_lock',
  `select t.trade_id as "tradeId", t.order_id as "orderId", t.user_id as "userId", t.pay_type as "payType",
          t.pay_channel as "payChannel", t.pay_fee as "payFee", t.trade_state as "tradeState",
          o.order_status as "orderStatus", o.pay_status as "payStatus", o.delivery_status as "deliveryStatus",
          o.ziti_status as "zitiStatus", o.cancel_status as "cancelStatus"
     from trades t join orders o on o.order_id = t.order_id
    where t.trade_id = $1 for update of o, t`,
)

const payOrder = statement(
  'order_pay',
  `with paid as (
     update orders set order_status = 'PAYED', pay_status = 'PAYED', pay_type = $2, pay_channel = $3, pay_time = $4,
            update_time = $4
      where order_id = $1 and order_status = 'NOTPAY' returning order_id),
   closed as (
     update trades t set trade_state = 'CLOSED' from paid
      where t.order_id = paid.order_id and t.trade_state = 'NOTPAY' and t.trade_id <> $5),
   sums as (
     select i.goods_id, sum(i.num) as num from order_items i join paid on paid.order_id = i.order_id
      group by i.goods_id),
   locked as materialized (
     select g.goods_id from goods g where g.goods_id in (select goods_id from sums) order by g.goods_id for update)
   update goods g set sales = g.sales + sums.num from sums join locked on locked.goods_id = sums.goods_id
    where g.goods_id = sums.goods_id`,
)

const succeed = statement(
  'trade_succeed',
  `update trades set trade_state = 'SUCCESS', transaction_id = $2, pay_date = $3 where trade_id = $1`,
)

/**
 * Books a payment. Notification, return page and query all come here, any number of times and in any order; only the
 * first has an effect (contract trade §7.6). A payment for an order that is cancelled, or paid already, goes back to the
 * buyer: it is recorded and refunded, never lost.
 * @returns the order it belongs to
 * @throws MallError for an unknown trade and for a wrong amount
 */
export async function settle(mall: Mall, news: PaymentNotification): Promise<string> {
  return mall.db.transaction(async (tx) => {
    const now = mall.now()
    const [trade] = await tx.run<LockedTrade>(lockTrade, [news.tradeId])
    if (!trade) throw new MallError('订单号不存在')
    if (trade.tradeState === 'SUCCESS' || trade.tradeState === 'REFUND') return trade.orderId
    if (trade.payFee !== news.fee) throw new MallError('支付金额不正确')
    await tx.run(succeed, [trade.tradeId, news.transactionId, now])
    if (canGo(trade, 'pay')) {
      await tx.run(payOrder, [trade.orderId, trade.payType, trade.payChannel, now, trade.tradeId])
    } else {
      await recordRefund(tx, { ...trade, refundType: 3, status: 'AUDIT_SUCCESS', fee: trade.payFee }, now)
    }
    return trade.orderId
  })
}

const freeTrade = statement(
  'trade_free',
  `insert into trades (trade_id, order_id, user_id, pay_type, total_fee, pay_fee, trade_state, transaction_id,
                       time_start, pay_date)
   select order_id || 'T00', order_id, user_id, 'localPay', 0, 0, 'SUCCESS', order_id || 'T00', $2, $2
     from orders where order_id = $1 and total_fee = 0
   on conflict (trade_id) do nothing`,
)

/** Pays an order that costs nothing (contract trade §6.4, §7.2 `localPay`). */
export async function settleFreeOrder(tx: Queries, orderId: string, now: number): Promise<void> {
  await tx.run(freeTrade, [orderId, now])
  await tx.run(payOrder, [orderId, 'localPay', '', now, `${orderId}T00`])
}

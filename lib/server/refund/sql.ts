import 'server-only'
import { number, statement, text } from '@/lib/server/db/statement'

/** Creates a refund, or reopens it when it was refused or withdrawn. */
export const recordRefundRow = statement(
  'refund_record',
  `insert into refunds (refund_bn, order_id, trade_id, user_id, refund_type, refund_status, refund_fee,
                        create_time, update_time)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
   on conflict (trade_id, refund_type) where refund_type not in (0, 4)
     do update set refund_status = excluded.refund_status, update_time = excluded.update_time
           where refunds.refund_status in ('REFUSE', 'CANCEL')`,
)

export const decideRefundRow = statement(
  'refund_decide',
  `update refunds set refund_status = $3, update_time = $4
    where order_id = $1 and refund_type = $2 and refund_status = 'READY'`,
)

/** Claims the refund that has waited longest, or one whose process stopped ($2: claimed before this moment). */
export const takeRefund = statement(
  'refund_take',
  `update refunds r set refund_status = 'PROCESSING', update_time = $1
     from trades t
    where t.trade_id = r.trade_id and r.refund_bn = (
      select refund_bn from refunds
       where refund_status = 'AUDIT_SUCCESS' or (refund_status = 'PROCESSING' and update_time < $2)
       order by update_time limit 1 for update skip locked)
   returning r.refund_bn as "refundBn", r.order_id as "orderId", r.trade_id as "tradeId",
             r.refund_type as "refundType", r.refund_fee as "fee", t.pay_type as "payType"`,
  { refundBn: text, orderId: text, tradeId: text, refundType: number, fee: number, payType: text },
)

/** Stores the result of a claimed refund; a trade that is refunded in full and a cancellation are completed. */
export const finishRefund = statement(
  'refund_finish',
  `with done as (
     update refunds set refund_status = $2, update_time = $3::bigint,
            success_time = case when $2 = 'SUCCESS' then $3::bigint end
      where refund_bn = $1 and refund_status = 'PROCESSING'
     returning refund_bn, trade_id, order_id, refund_type, refund_fee),
   money as (
     insert into money_ledger (provider, amount, order_id, trade_id, refund_bn, at)
     select t.pay_type, -done.refund_fee, done.order_id, done.trade_id, done.refund_bn, $3::bigint
       from done join trades t on t.trade_id = done.trade_id where $2 = 'SUCCESS' and done.refund_fee > 0),
   trade as (
     update trades t set trade_state = 'REFUND' from done
      where t.trade_id = done.trade_id and $2 = 'SUCCESS'
        and t.pay_fee <= (select coalesce(sum(r.refund_fee), 0) from refunds r
                           where r.trade_id = t.trade_id and r.refund_status = 'SUCCESS') + done.refund_fee)
   update order_cancels c set progress = 3, refund_status = $2, update_time = $3::bigint from done
    where c.order_id = done.order_id and done.refund_type = 1 and $2 = 'SUCCESS'`,
)

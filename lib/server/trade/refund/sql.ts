import 'server-only'
import { statement, text } from '@/lib/server/ground/db/statement'

/** States of refunds that will not be paid. */
const dropped = `('REFUSE', 'CANCEL', 'REFUNDCLOSE')`

/**
 * Creates a refund, or reopens it when it was refused or withdrawn. $1 is its number, without the count for types that
 * have several per trade. All refunds of a trade together never exceed its amount. Money of an offline transfer is
 * returned by transfer.
 */
export const recordRefundRow = statement(
  'refund_record',
  `insert into refunds (refund_bn, order_id, trade_id, user_id, refund_type, refund_status, refund_fee, create_time,
                        update_time, refund_point, freight_fee, subsidy_fee, aftersales_bn, refund_channel)
   select case when $5::int = 4 then $1::text || '-' || (1 + (select count(*) from refunds r where r.trade_id = $3 and r.refund_type = 4))
               else $1::text end,
          $2, t.trade_id, $4, $5::int, $6, $7, $8, $8, $9, $10, $11, $12,
          case when t.provider = 'offline' then 'offline' else 'original' end
     from trades t
    where t.trade_id = $3
      and t.pay_fee >= $7::bigint + (
        select coalesce(sum(r.refund_fee), 0) from refunds r
         where r.trade_id = $3 and r.refund_status not in ${dropped}
           and not (r.refund_type = $5::int and $5::int not in (0, 4))
           and r.aftersales_bn is distinct from coalesce($12, ''))
   on conflict (trade_id, refund_type) where refund_type not in (0, 4)
     do update set refund_status = excluded.refund_status, refund_fee = excluded.refund_fee,
                   refund_point = excluded.refund_point, freight_fee = excluded.freight_fee,
                   subsidy_fee = excluded.subsidy_fee, update_time = excluded.update_time
           where refunds.refund_status in ${dropped}
   returning refund_bn as "refundBn"`,
  { refundBn: text },
)

/** The refund of a type that exists once per trade. */
export const findRefundRow = statement(
  'refund_find',
  `select refund_bn as "refundBn" from refunds where trade_id = $1 and refund_type = $2 limit 1`,
  { refundBn: text },
)

export const decideRefundRow = statement(
  'refund_decide',
  `update refunds set refund_status = $3, update_time = $4
    where order_id = $1 and refund_type = $2 and refund_status = 'READY'`,
)

import 'server-only'
import { statement, text } from '@/lib/server/ground/db/statement'

/**
 * Settles after-sale $1 at time $2 when its refund has succeeded: units and points of the line, and the audit row; the
 * payout has credited the member's points. $3 is the state of the line.
 */
export const settleAftersale = statement(
  'aftersale_settle',
  `with settled as (
     update aftersales a set aftersales_status = 2, progress = 4, settled_time = $2::bigint, update_time = $2::bigint
       from refunds r
      where a.aftersales_bn = $1 and a.settled_time is null and a.aftersales_status in (1, 2)
        and r.aftersales_bn = a.aftersales_bn and r.refund_status = 'SUCCESS'
     returning a.aftersales_bn as bn, a.order_item_id, a.refund_fee, a.refund_point, a.freight),
   line as (
     update order_items i
        set refunded_fee = i.refunded_fee + s.refund_fee, refunded_point = i.refunded_point + s.refund_point,
            aftersales_status = $3
       from settled s where i.id = s.order_item_id),
   audit as (
     insert into audit_rows (actor_kind, actor_id, event, subject, subject_id, after, at)
     select 'system', 'pay refunds', 'settle', 'aftersale', bn,
            jsonb_build_object('refundFee', refund_fee, 'refundPoint', refund_point, 'freight', freight), $2::bigint
       from settled)
   select bn from settled`,
  { bn: text },
)

import 'server-only'

/**
 * Inserts the refunds of new after-sales as a part of the statement that creates them, as `recordRefund` does for one;
 * they wait for the merchant (contract trade §12.4).
 * @param from relation with bn, fee (cents, freight included), points, freight, subsidy
 * @param of SQL of order id, trade id, user id and time
 */
export const insertAftersaleRefunds = (
  from: string,
  of: { orderId: string; tradeId: string; userId: string; now: string },
) => `
  insert into refunds (refund_bn, order_id, trade_id, user_id, refund_type, refund_status, refund_fee, refund_point,
                       freight_fee, subsidy_fee, aftersales_bn, refund_channel, create_time, update_time)
  select t.trade_id || 'R0' || u.bn, ${of.orderId}, t.trade_id, ${of.userId}, 0, 'READY', u.fee, u.points, u.freight,
         u.subsidy, u.bn, case when t.provider = 'offline' then 'offline' else 'original' end, ${of.now}, ${of.now}
    from ${from} u join trades t on t.trade_id = ${of.tradeId}`

/**
 * Updates the refund of an after-sale as a part of the statement that moves it, and returns a row if that was possible:
 * a refund that a provider may already have paid is never refused.
 * @param from relation with one row: bn, fee, points, freight, subsidy
 * @param decision SQL of the new status; null keeps it
 */
export const decideAftersaleRefund = (from: string, decision: string, now: string) => `
  update refunds r
     set refund_status = coalesce(${decision}, r.refund_status), refund_fee = m.fee, refund_point = m.points,
         freight_fee = m.freight, subsidy_fee = m.subsidy, update_time = ${now}
    from ${from} m
   where r.aftersales_bn = m.bn and r.refund_status in ('READY', 'AUDIT_SUCCESS') and r.attempts = 0
  returning 1`

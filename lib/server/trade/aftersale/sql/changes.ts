import 'server-only'
import { moveStockSql } from '@/lib/server/catalogue/goods-lookup/move-stock'
import { nullable, numbers, statement, text, texts } from '@/lib/server/ground/db/statement'
import { decideAftersaleRefund, insertAftersaleRefunds } from '@/lib/server/trade/refund/parts'

/**
 * Creates an after-sale with its refund and audit row for each unit of $1, and applies the units to their lines;
 * rejected when a line has too few units left. $16, $17: the idempotency key of the application and the hash of its
 * request.
 */
export const insertAftersales = statement(
  'aftersale_insert',
  `with unit as materialized (
     select $2::text || lpad(nextval('aftersales_counter')::text, 7, '0') as bn, u."lineId", u."shareFee",
            u."sharePoint", u.subsidy, u."refundFee", u.points, u.freight, u."refundFee" + u.freight as fee,
            (row_number() over ())::int as number
       from jsonb_to_recordset($1::jsonb) as u("lineId" bigint, "shareFee" bigint, "sharePoint" int, subsidy bigint,
                                               "refundFee" bigint, points int, freight bigint)),
   made as (
     insert into aftersales (aftersales_bn, order_id, order_item_id, user_id, distributor_id, aftersales_type,
                             share_fee, share_point, share_subsidy, refund_fee, refund_point, freight, reason,
                             description, evidence, return_type, return_address, contact, mobile, create_time, update_time,
                             request_key, request_hash, request_unit)
     select u.bn, $3, u."lineId", $4, $5, $6, u."shareFee", u."sharePoint", u.subsidy, u."refundFee", u.points,
            u.freight, $7, $8, $9::jsonb, $10, $11::jsonb, $12, $13, $14::bigint, $14::bigint, $16::text, $17::text, u.number
       from unit u),
   refund as (${insertAftersaleRefunds('unit', { orderId: '$3', tradeId: '$15', userId: '$4', now: '$14::bigint' })}),
   sums as (
     select "lineId", count(*)::int as num, sum("shareFee")::bigint as fee, sum("sharePoint")::int as points,
            sum(subsidy)::bigint as subsidy
       from unit group by "lineId"),
   taken as (
     update order_items i
        set applied_num = i.applied_num + s.num, applied_fee = i.applied_fee + s.fee,
            applied_point = i.applied_point + s.points, applied_subsidy = i.applied_subsidy + s.subsidy,
            aftersales_status = 'WAIT_SELLER_AGREE'
       from sums s
      where i.id = s."lineId" and i.order_id = $3
        and i.applied_num + s.num <= i.delivered_num + i.cancelled_num
     returning i.id),
   audit as (
     insert into audit_rows (actor_kind, actor_id, event, subject, subject_id, after, reason, at)
     select 'member', $4::text, 'apply', 'aftersale', u.bn,
            jsonb_build_object('type', $6, 'refundFee', u."refundFee", 'refundPoint', u.points, 'freight', u.freight),
            $7, $14::bigint
       from unit u)
   select array_agg(bn order by bn) as "numbers" from unit
   having case when (select count(*) from taken) <> (select count(*) from sums) then refuse('units') else true end`,
  { numbers: texts },
)

/**
 * Moves after-sale $1 from state $2, $3 to $4, $5 with its refund, line and audit row. Null leaves the stored value.
 * Rejected when another transition was faster or its money is on its way.
 *
 * $6 decision about the refund · $7 whether the unit is given back · $8 state of the line · $9 reason of a refusal ·
 * $10 cents, $11 points and $12 freight to refund · $13 return address · $14 parcel back · $15 parcel of the
 * replacement · $16 time at which it is refused automatically · $17 whether it counts as accepted · $18 whether the
 * unit is in stock again · $19 to $23 actor, event, time, and other changes
 */
export const moveAftersale = statement(
  'aftersale_move',
  `with moved as (
     update aftersales a
        set aftersales_status = $4, progress = $5, refuse_reason = coalesce($9, refuse_reason),
            refund_fee = coalesce($10, refund_fee), refund_point = coalesce($11, refund_point),
            freight = coalesce($12, freight), return_address = coalesce($13::jsonb, return_address),
            sendback = coalesce($14::jsonb, sendback), sendconfirm = coalesce($15::jsonb, sendconfirm),
            auto_refuse_time = coalesce($16, auto_refuse_time), is_accepted = is_accepted or $17::boolean,
            is_restocked = coalesce($18::boolean, is_restocked), update_time = $22::bigint
      where a.aftersales_bn = $1 and a.aftersales_status = $2 and a.progress = $3
     returning a.aftersales_bn as bn, a.order_item_id, a.share_fee, a.share_point, a.share_subsidy,
               a.refund_fee + a.freight as fee, a.refund_point as points, a.freight,
               case when a.aftersales_type = 'EXCHANGING_GOODS' then 0 else a.share_subsidy end as subsidy),
   refund as (${decideAftersaleRefund('moved', '$6::text', '$22::bigint')}),
   line as (
     update order_items i
        set aftersales_status = $8,
            applied_num = i.applied_num - case when $7::boolean then 1 else 0 end,
            applied_fee = i.applied_fee - case when $7::boolean then m.share_fee else 0 end,
            applied_point = i.applied_point - case when $7::boolean then m.share_point else 0 end,
            applied_subsidy = i.applied_subsidy - case when $7::boolean then m.share_subsidy else 0 end
       from moved m where i.id = m.order_item_id),
   audit as (
     insert into audit_rows (actor_kind, actor_id, event, subject, subject_id, before, after, reason, at)
     select $19, $20, $21, 'aftersale', m.bn, jsonb_build_object('status', $2::int, 'progress', $3::int),
            jsonb_build_object('status', $4::int, 'progress', $5::int) || coalesce($23::jsonb, '{}'),
            coalesce($9, ''), $22::bigint
       from moved m)
   select bn from moved
    where case when $6::text is not null and not exists (select 1 from refund) then refuse('refund') else true end`,
  { bn: text },
)

/** The after-sales of member $1 that an application with idempotency key $2 created; no row without one. */
export const numbersOfRequest = statement(
  'aftersale_numbers_of_request',
  `select array_agg(aftersales_bn order by aftersales_bn) as "numbers", min(request_hash) as "requestHash" from aftersales
    where user_id = $1 and request_key = $2 having count(*) > 0`,
  { numbers: texts, requestHash: nullable(text) },
)

/** Changes a waiting application and its refund; the line keeps its unit. */
export const changeApplication = statement(
  'aftersale_change',
  `with changed as (
     update aftersales a
        set aftersales_type = $2, reason = $3, description = $4, evidence = coalesce($5::jsonb, evidence),
            return_type = $6, return_address = $7::jsonb, contact = $8, mobile = $9,
            refund_fee = $10, refund_point = $11, freight = $12, update_time = $13::bigint
      where a.aftersales_bn = $1 and a.aftersales_status = 0
     returning a.aftersales_bn as bn, a.refund_fee + a.freight as fee, a.refund_point as points, a.freight,
               case when a.aftersales_type = 'EXCHANGING_GOODS' then 0 else a.share_subsidy end as subsidy),
   refund as (${decideAftersaleRefund('changed', 'null::text', '$13::bigint')}),
   audit as (
     insert into audit_rows (actor_kind, actor_id, event, subject, subject_id, before, after, at)
     select 'member', $14, 'modify', 'aftersale', bn, $15::jsonb,
            jsonb_build_object('type', $2::text, 'reason', $3::text, 'refundFee', $10::bigint), $13::bigint
       from changed)
   select bn from changed`,
  { bn: text },
)

/**
 * Adds $2 pieces of SKU $1 to stock, or takes them when negative and enough are left, with the ledger row. `turned` are
 * products of which a SKU sold out or can be bought again.
 */
export const moveStock = statement('aftersale_move_stock', moveStockSql, { turned: numbers })

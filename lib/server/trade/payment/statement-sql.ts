import 'server-only'
import { boolean, nullable, number, oneOf, statement, text } from '@/lib/server/ground/db/statement'

/** The days of provider $1 since $2 whose statement has been compared. */
export const comparedDays = statement(
  'payment_compared_days',
  `select day from payment_statements where provider = $1 and day >= $2`,
  { day: text },
)

/**
 * Compares a statement ($1: rows as JSON) of provider $2 and day $3, between $4 and $5, with trades and refunds, and
 * marks matching rows with the day. Trades that are paid at the provider and not here are queried again at $6.
 */
export const compareRows = statement(
  'payment_compare_statement',
  `with theirs as materialized (
     select * from jsonb_to_recordset($1::jsonb) as x(kind text, "tradeId" text, "refundBn" text, fee bigint)),
   paid as materialized (
     select s."tradeId", s.fee, t.trade_id, t.trade_state, t.pay_fee from theirs s
       left join trades t on t.trade_id = s."tradeId" and t.provider = $2 where s.kind = 'payment'),
   refunded as materialized (
     select s."tradeId", s."refundBn", s.fee, r.refund_bn, r.refund_status, r.refund_fee from theirs s
       left join refunds r on r.refund_bn = s."refundBn" and r.trade_id = s."tradeId" where s.kind = 'refund'),
   mark_trades as (
     update trades t set statement_day = $3 from paid
      where t.trade_id = paid.trade_id and paid.trade_state in ('SUCCESS', 'REFUND') and paid.fee = paid.pay_fee),
   mark_refunds as (
     update refunds r set statement_day = $3 from refunded
      where r.refund_bn = refunded.refund_bn and refunded.refund_status = 'SUCCESS' and refunded.fee = refunded.refund_fee),
   ask as (
     update trades t set next_query = $6::bigint from paid
      where t.trade_id = paid.trade_id and paid.trade_state not in ('SUCCESS', 'REFUND'))
   select "tradeId", '' as "refundBn", pay_fee as "ourFee", fee as "theirFee", false as "isRefund",
          case when trade_id is null then 'unknown' when trade_state not in ('SUCCESS', 'REFUND') then 'unsettled'
               when fee <> pay_fee then 'amount' else 'equal' end as kind
     from paid
   union all
   select "tradeId", "refundBn", refund_fee, fee, true,
          case when refund_bn is null then 'unknown' when refund_status <> 'SUCCESS' then 'unsettled'
               when fee <> refund_fee then 'amount' else 'equal' end
     from refunded
   union all
   select t.trade_id, '', t.pay_fee, null, false, 'missing' from trades t
    where t.provider = $2 and t.pay_date >= $4 and t.pay_date < $5 and t.trade_state in ('SUCCESS', 'REFUND')
      and t.statement_day is null and not exists (select 1 from theirs s where s.kind = 'payment' and s."tradeId" = t.trade_id)
   union all
   select r.trade_id, r.refund_bn, r.refund_fee, null, true, 'missing'
     from refunds r join trades t on t.trade_id = r.trade_id
    where t.provider = $2 and r.success_time >= $4 and r.success_time < $5 and r.refund_status = 'SUCCESS'
      and r.refund_fee > 0 and r.statement_day is null
      and not exists (select 1 from theirs s where s.kind = 'refund' and s."refundBn" = r.refund_bn)`,
  {
    tradeId: text,
    refundBn: text,
    ourFee: nullable(number),
    theirFee: nullable(number),
    isRefund: boolean,
    kind: oneOf<'unknown' | 'unsettled' | 'amount' | 'missing' | 'equal'>(),
  },
)

/**
 * Stores the differences of a day ($3: rows as JSON) and that it was compared. Repeating a day keeps the explanations
 * of the desk.
 */
export const storeDifferences = statement(
  'payment_store_differences',
  `with done as (
     insert into payment_statements (provider, day, row_count, difference_count, at)
     values ($1, $2, $4, jsonb_array_length($3::jsonb), $5)
     on conflict (provider, day) do update
       set row_count = excluded.row_count, difference_count = excluded.difference_count, at = excluded.at),
   gone as (
     delete from payment_differences d
      where d.provider = $1 and d.day = $2 and d.resolved_at is null
        and not exists (
          select 1 from jsonb_to_recordset($3::jsonb) as x("tradeId" text, "refundBn" text, kind text)
           where x."tradeId" = d.trade_id and x."refundBn" = d.refund_bn and x.kind = d.kind))
   insert into payment_differences (provider, day, kind, trade_id, refund_bn, our_fee, their_fee, at)
   select $1, $2, kind, "tradeId", "refundBn", "ourFee", "theirFee", $5
     from jsonb_to_recordset($3::jsonb)
          as x("tradeId" text, "refundBn" text, "ourFee" bigint, "theirFee" bigint, kind text)
   on conflict (provider, day, kind, trade_id, refund_bn) do nothing`,
)

import 'server-only'
import { number, statement } from '@/lib/server/ground/db/statement'

/**
 * Returns reserved or drawn subsidies of lines of order $1 (ADR 0034): $2 are the lines with the returned units as JSON
 * `[{id, units}]`, or null for everything that is left of every line; $3 names the cause, $4 is the time. A second call
 * with the same cause changes nothing. Rows without units are those of `lowerSubsidies`.
 * The share of a step is the difference between two totals. Each unit returns the subsidy part of its refund
 * (`refundShare`), the last one the rest. The programme pays all pieces of a line or none (ADR 0095). Of older lines it
 * paid some: there pieces are cumulated and rounded down, so a person gets one back as soon as fewer units are left
 * than were subsidised.
 */
export const giveBackRows = statement(
  'subsidy_give_back',
  `with asked as materialized (
     select w.id, w.units from jsonb_to_recordset($2::jsonb) as w(id bigint, units int)),
   line as materialized (
     select r.*, i.num, i.subsidy_num as all_pieces, i.subsidy_fee as all_amount,
            done.units as done_units, done.pieces as done_pieces, done.amount as done_amount,
            case when $2::jsonb is null then i.num else least(i.num, done.units + asked.units) end as now_units,
            exists (select from subsidy_ledger d where d.order_item_id = i.id and d.state = 'drawn') as was_drawn
       from subsidy_ledger r
       join order_items i on i.id = r.order_item_id
       left join asked on asked.id = i.id
       cross join lateral (
         select coalesce(sum(l.units), 0)::int as units, coalesce(sum(l.pieces), 0)::int as pieces,
                coalesce(sum(l.amount), 0)::bigint as amount
           from subsidy_ledger l
          where l.order_item_id = i.id and l.state in ('released', 'reversed') and l.units > 0) done
      where r.order_id = $1 and r.state = 'reserved' and ($2::jsonb is null or asked.units > 0)),
   back as (
     insert into subsidy_ledger (order_id, order_item_id, item_id, subsidy_class_id, class_name, person_key, user_id,
                                 units, pieces, amount, state, reference, at)
     select order_id, order_item_id, item_id, subsidy_class_id, class_name, person_key, user_id,
            now_units - done_units,
            case when now_units = num then all_pieces else all_pieces * now_units / num end - done_pieces,
            case when now_units = num then all_amount else all_amount / num * now_units end - done_amount,
            case when was_drawn then 'reversed' else 'released' end, $3, $4
       from line where now_units > done_units
     on conflict (order_item_id, state, reference) do nothing
     returning subsidy_class_id, person_key, pieces, amount),
   sums as materialized (
     select subsidy_class_id, person_key, sum(pieces)::int as pieces, sum(amount)::bigint as amount
       from back group by subsidy_class_id, person_key),
   quota as (
     update subsidy_quotas q set pieces = q.pieces - s.pieces from sums s
      where q.person_key = s.person_key and q.subsidy_class_id = s.subsidy_class_id),
   locked as materialized (
     select b.subsidy_class_id from subsidy_budgets b where b.subsidy_class_id in (select subsidy_class_id from sums)
      order by b.subsidy_class_id for update),
   budget as (
     update subsidy_budgets b set used_pieces = b.used_pieces - s.pieces, used_cents = b.used_cents - s.amount
       from sums s
      where b.subsidy_class_id = s.subsidy_class_id and b.subsidy_class_id in (select subsidy_class_id from locked))
   select coalesce(sum(amount), 0)::bigint as "fee" from sums`,
  { fee: number },
)

/**
 * Releases a part of the reserved subsidies of lines of the unpaid order $1 because their price was lowered at time $3:
 * $2 is JSON `[{id, subsidyDown, piecesDown}]`. The lines already have the lower amounts. The ledger rows have no
 * units, because no unit was returned.
 */
export const lowerRows = statement(
  'subsidy_lower',
  `with asked as materialized (
     select w.* from jsonb_to_recordset($2::jsonb) as w(id bigint, "subsidyDown" bigint, "piecesDown" int)
      where w."subsidyDown" > 0),
   back as (
     insert into subsidy_ledger (order_id, order_item_id, item_id, subsidy_class_id, class_name, person_key, user_id,
                                 pieces, amount, state, reference, at)
     select r.order_id, r.order_item_id, r.item_id, r.subsidy_class_id, r.class_name, r.person_key, r.user_id,
            a."piecesDown", a."subsidyDown", 'released',
            'price:' || (select count(*) from subsidy_ledger l where l.order_item_id = r.order_item_id), $3
       from asked a join subsidy_ledger r on r.order_item_id = a.id and r.order_id = $1 and r.state = 'reserved'
     returning subsidy_class_id, person_key, pieces, amount),
   sums as materialized (
     select subsidy_class_id, person_key, sum(pieces)::int as pieces, sum(amount)::bigint as amount
       from back group by subsidy_class_id, person_key),
   quota as (
     update subsidy_quotas q set pieces = q.pieces - s.pieces from sums s
      where s.pieces > 0 and q.person_key = s.person_key and q.subsidy_class_id = s.subsidy_class_id),
   locked as materialized (
     select b.subsidy_class_id from subsidy_budgets b where b.subsidy_class_id in (select subsidy_class_id from sums)
      order by b.subsidy_class_id for update)
   update subsidy_budgets b set used_pieces = b.used_pieces - s.pieces, used_cents = b.used_cents - s.amount
     from sums s
    where b.subsidy_class_id = s.subsidy_class_id and b.subsidy_class_id in (select subsidy_class_id from locked)`,
)

/** The classes whose budget is used up. */
export const spentClasses = statement(
  'subsidy_spent_classes',
  'select subsidy_class_id as "subsidyClassId" from subsidy_budgets where is_spent order by 1',
  { subsidyClassId: number },
)

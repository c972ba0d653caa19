import 'server-only'
import { clause } from './clause'
import { json } from './values'

/** Pieces that a person may draw, with any account, and the rows of the ledger. */
export const drawnSubsidy = clause({
  name: 'subsidy',
  isNeeded: ({ hasSubsidy }) => hasSubsidy,
  values: {
    claims: json(({ claims }) => claims),
    personKey: { type: 'text', of: ({ personKey }) => personKey },
  },
  steps: ($) => [
    {
      cte: `claim as materialized (
      select w.* from jsonb_to_recordset(${$('claims')})
        as w("classId" int, "className" text, "limit" int, pieces int, amount bigint))`,
      // An operator may have voided the identity since the order was priced.
      refuses: {
        when: `not exists (
      select from identities i
       where i.user_id = ${$('user_id')} and i.person_key = ${$('personKey')} and i.state = 'verified')`,
        reason: 'subsidy',
      },
    },
    {
      cte: `quota as (
      insert into subsidy_quotas as q (person_key, subsidy_class_id, pieces)
      select ${$('personKey')}, c."classId", c.pieces from claim c
       where c."limit" = 0 or c.pieces <= c."limit" order by c."classId"
      on conflict (person_key, subsidy_class_id) do update set pieces = q.pieces + excluded.pieces
        where exists (select from claim c
                       where c."classId" = q.subsidy_class_id
                         and (c."limit" = 0 or q.pieces + c.pieces <= c."limit"))
      returning 1)`,
      refuses: {
        when: `(select count(*) from quota) <> (select count(*) from claim)`,
        reason: 'subsidy',
      },
    },
    {
      cte: `subsidy_rows as (
      insert into subsidy_ledger (order_id, order_item_id, item_id, subsidy_class_id, class_name, person_key, user_id, pieces,
                                  amount, state, at)
      select i.order_id, i.id, i.item_id, i.subsidy_class_id, c."className", ${$('personKey')}, ${$('user_id')},
             i.subsidy_num, i.subsidy_fee, 'reserved', ${$('now')}
        from the_items i join claim c on c."classId" = i.subsidy_class_id)`,
    },
  ],
})

/** The budgets of the classes. Comes last: all subsidised orders of a class change this row. */
export const drawnBudget = clause({
  name: 'budgets',
  isNeeded: ({ hasSubsidy }) => hasSubsidy,
  values: {},
  steps: () => [
    {
      cte: `budget as (
    insert into subsidy_budgets as b (subsidy_class_id, used_pieces, used_cents)
    select c."classId", c.pieces, c.amount from claim c order by c."classId"
    on conflict (subsidy_class_id) do update
      set used_pieces = b.used_pieces + excluded.used_pieces, used_cents = b.used_cents + excluded.used_cents
      where coalesce(b.used_pieces + excluded.used_pieces <= b.budget_pieces, true)
        and coalesce(b.used_cents + excluded.used_cents <= b.budget_cents, true)
    returning b.subsidy_class_id, b.is_spent)`,
      refuses: {
        when: `(select count(*) from budget) <> (select count(*) from claim)`,
        reason: 'subsidy',
      },
    },
  ],
})

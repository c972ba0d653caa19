import 'server-only'
import type { Person } from '@/lib/contract/operator/catalogue/subsidy'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { json, nullable, number, oneOf, statement, text, type RowOf } from '@/lib/server/ground/db/statement'

/** The latest identity of a person, masked, even when it is void. */
const personOf = (personKey: string) =>
  `(select i.masked_name || ' ' || i.masked_number from identities i
     where i.person_key = ${personKey} order by i.identity_id desc limit 1)`

/** Rows of class $1 (id or name), state $2, and time from $3 to before $4, each null for any. */
const inLedger = `
  ($1::text is null or l.class_name = $1 or l.subsidy_class_id::text = $1) and ($2::text is null or l.state = $2)
  and ($3::bigint is null or l.at >= $3) and ($4::bigint is null or l.at <= $4)`

const ledgerColumns = {
  ledgerId: number,
  orderId: text,
  itemId: number,
  className: text,
  person: text,
  pieces: number,
  amount: number,
  state: oneOf<'reserved' | 'drawn' | 'released' | 'reversed'>(),
  at: number,
}
export type LedgerRow = RowOf<typeof ledgerColumns>

const ledgerRows = (tail: string) => `
  select l.ledger_id as "ledgerId", l.order_id as "orderId", l.item_id as "itemId", l.class_name as "className",
         coalesce(${personOf('l.person_key')}, '') as person, l.pieces, l.amount, l.state, l.at
    from subsidy_ledger l where ${inLedger} order by l.ledger_id ${tail}`

/** A page of the ledger, newest first: $5 rows from index $6. */
export const ledgerPage = statement(
  'subsidy_ledger_page',
  `select ${jsonRows(ledgerRows('desc limit $5::int offset $6::bigint'))} as list,
          (select count(*) from subsidy_ledger l where ${inLedger}) as total`,
  { list: json<LedgerRow[]>(), total: number },
)

/** The ledger from its first row; at most $5 rows. */
export const ledgerFile = statement('subsidy_ledger_file', ledgerRows('limit $5::int'), ledgerColumns)

/** A person as operators see it; draws are those of the person with any account. */
export interface PersonRow {
  identityId: number
  userId: number
  mobile: string
  maskedName: string
  maskedNumber: string
  state: Person['state']
  verifiedTime: number
  voidTime: number | null
  voidReason: string
  draws: { className: string; pieces: number; amount: number }[]
}

const people = `
  select i.identity_id as "identityId", i.user_id as "userId", m.mobile, i.masked_name as "maskedName",
         i.masked_number as "maskedNumber", i.state, i.verified_time as "verifiedTime", i.void_time as "voidTime",
         i.void_reason as "voidReason",
         ${jsonRows(`
           select l.class_name as "className", sum(l.pieces * s.sign)::int as pieces, sum(l.amount * s.sign)::bigint as amount
             from subsidy_ledger l
             cross join lateral (select case l.state when 'reserved' then 1 when 'drawn' then 0 else -1 end as sign) s
            where l.person_key = i.person_key
            group by l.subsidy_class_id, l.class_name having sum(l.pieces * s.sign) > 0 order by l.subsidy_class_id`)} as draws
    from identities i join members m on m.user_id = i.user_id`
const inPeople = `($1::text is null or i.state = $1) and ($2::text is null or m.mobile = $2)`

/** A page of the identities, newest first: state $1 and mobile number $2, each null for any; $3 rows from index $4. */
export const peoplePage = statement(
  'subsidy_people_page',
  `select ${jsonRows(`${people} where ${inPeople} order by i.identity_id desc limit $3::int offset $4::bigint`)} as list,
          (select count(*) from identities i join members m on m.user_id = i.user_id where ${inPeople}) as total`,
  { list: json<PersonRow[]>(), total: number },
)

export const personById = statement(
  'subsidy_person',
  `select row_to_json(p) as person from (${people} where i.identity_id = $1) p`,
  { person: json<PersonRow>() },
)

/** Locks the setting of the programme. */
export const lockProgramme = statement(
  'subsidy_lock_programme',
  `select value from settings where key = 'programme' for update`,
  { value: json<unknown>() },
)

export const writeProgramme = statement(
  'subsidy_write_programme',
  `insert into settings (key, value, updated) values ('programme', $1, $2)
   on conflict (key) do update set value = excluded.value, updated = excluded.updated`,
)

/** Sets rate $2 and cap $3 of class $1. */
export const writeClass = statement(
  'subsidy_write_class',
  'update subsidy_classes set rate = $2, cap = $3 where subsidy_class_id = $1 and (rate <> $2 or cap <> $3)',
)

/** Sets the budget of class $1 in pieces ($2) and cents ($3), null for no limit. */
export const writeBudget = statement(
  'subsidy_write_budget',
  `insert into subsidy_budgets (subsidy_class_id, budget_pieces, budget_cents) values ($1, $2, $3)
   on conflict (subsidy_class_id) do update
     set budget_pieces = excluded.budget_pieces, budget_cents = excluded.budget_cents`,
)

/** The budgets of all classes. */
export const budgets = statement(
  'subsidy_budgets',
  `select subsidy_class_id as "subsidyClassId", budget_pieces as "budgetPieces", budget_cents as "budgetCents",
          used_pieces as "usedPieces", used_cents as "usedCents" from subsidy_budgets`,
  {
    subsidyClassId: number,
    budgetPieces: nullable(number),
    budgetCents: nullable(number),
    usedPieces: number,
    usedCents: number,
  },
)

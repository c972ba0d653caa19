import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement } from '@/lib/server/ground/db/statement'
import { creditPoints } from './credit-sql'

/**
 * Adds the points of $1 (JSON rows) to members, or takes them, with rows of the ledger at $3 that name the file $2. Only
 * members who have enough are returned.
 */
const importMany = statement(
  'point_import',
  `with wanted as materialized (
     select * from jsonb_to_recordset($1::jsonb) as r ("userId" bigint, points int)),
   credited as (
     update members m set ${creditPoints('w.points')}
       from wanted w where m.user_id = w."userId" and w.points > 0 returning m.user_id, w.points),
   taken as (
     update members m set point = m.point + w.points
       from wanted w where m.user_id = w."userId" and w.points < 0 and m.point + w.points >= 0
     returning m.user_id, w.points)
   insert into point_ledger (user_id, points, reason, reference, at)
   select user_id, points, 'import', $2, $3::bigint from (select * from credited union all select * from taken) moved
   returning user_id as "userId", ledger_id as "ledgerId"`,
  { userId: number, ledgerId: number },
)

/** Entries that take back those of $1 (JSON rows) at $3; the file is $2. */
const counterMany = statement(
  'point_import_back',
  `insert into point_ledger (user_id, points, reason, reference, at)
   select r."userId", -r.points, 'import', $2, $3::bigint
     from jsonb_to_recordset($1::jsonb) as r ("userId" bigint, points int)`,
)

/** The last entries of members $1. */
const lastEntries = statement(
  'point_import_last',
  `select l.user_id as "userId", l.ledger_id as "ledgerId" from unnest($1::bigint[]) u(id) cross join lateral (
     select user_id, ledger_id from point_ledger where user_id = u.id order by ledger_id desc limit 1) l`,
  { userId: number, ledgerId: number },
)

/** Points for a member; negative ones are taken. */
interface ImportedPoints {
  userId: number
  points: number
}

/**
 * Moves points of members, who are locked. Points that a member owes are deducted from what is credited (ADR 0102).
 * @param reference what the points came with, such as the digest of a file
 * @returns the entry of the ledger by member; none for one who has too few
 */
export async function importPoints(
  tx: Queries,
  list: readonly ImportedPoints[],
  reference: string,
  now: number,
): Promise<Map<number, number>> {
  if (list.length === 0) return new Map()
  const entries = await tx.run(importMany, [JSON.stringify(list), reference, now])
  return new Map(entries.map(({ userId, ledgerId }) => [userId, ledgerId]))
}

/** Writes the counter entries of imported points; the balances are written by the caller. */
export async function counterPoints(
  tx: Queries,
  list: readonly ImportedPoints[],
  reference: string,
  now: number,
): Promise<void> {
  if (list.length > 0) await tx.run(counterMany, [JSON.stringify(list), reference, now])
}

/** The last entry of the ledger by member; none for a member without entries. */
export async function lastPointEntries(
  tx: Queries,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const entries = await tx.run(lastEntries, [userIds])
  return new Map(entries.map(({ userId, ledgerId }) => [userId, ledgerId]))
}

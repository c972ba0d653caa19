import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { number, statement } from '@/lib/server/ground/db/statement'

/**
 * The clock of the mall beside that of its database. Malls write and compare times of their own clocks, so two malls on
 * one database must agree, and the database is what they have in common.
 */

/** Seconds that a mall may be apart: activities begin and end so much earlier or later for its visitors. */
const tolerance = 2

const databaseTime = statement(
  'database_time',
  'select extract(epoch from clock_timestamp())::float8 as seconds',
  { seconds: number },
)

/** Seconds by which the clock of this process is ahead of that of the database. */
export async function clockOffset(db: Pick<Queries, 'run'>): Promise<number> {
  const before = Date.now()
  const { seconds } = only(await db.run(databaseTime, []), 'the time of the database')
  return (before + Date.now()) / 2000 - seconds
}

/** What `/readyz` says of it. */
export const clockCheck = (offset: number): string =>
  Math.abs(offset) <= tolerance
    ? 'ok'
    : `${Math.round(Math.abs(offset))} s ${offset > 0 ? 'ahead of' : 'behind'} the database`

import 'server-only'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './connection'
import { type MigrationFile, withoutComments } from './migration-file'
import { boundLocks, withLockRetries } from './migration-lock'
import { only } from './only'
import { boolean, number, statement, type Statement } from './statement'

/**
 * Files marked `-- concurrent`: statement by statement, outside a transaction. A process may be killed anywhere, so each
 * statement may run again (linted): an index that is there and valid stays, an invalid one is made anew, and `-- repeat`
 * goes on with the rows that are left.
 */

const concurrentIndex = /^create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i
const outsideTransactions = /^(?:create|drop|reindex)\b[^;(]*\bconcurrently\b/i
const isRepeated = (text: string): boolean => /^-- repeat\s*$/m.test(text)

/** Milliseconds between two looks at an index that a killed process left to its server. */
const interval = 500

const indexState = statement(
  'migration_index',
  `select i.indisvalid as "isValid",
          exists (select from pg_stat_progress_create_index p where p.index_relid = c.oid) as "isBuilt"
     from pg_class c join pg_index i on i.indexrelid = c.oid
    where c.oid = to_regclass(quote_ident($1))`,
  { isValid: boolean, isBuilt: boolean },
)

/** The server goes on with an index for a while when its client was killed. */
async function settledIndex(db: Database, name: string): Promise<boolean | undefined> {
  for (;;) {
    const [index] = await db.run(indexState, [name])
    if (!index) return undefined
    if (index.isValid || !index.isBuilt) return index.isValid
    await delay(interval)
  }
}

const dropIndex = (db: Database, name: string) =>
  db.orm.execute(sql.raw(`drop index concurrently if exists "${name}"`))

async function createIndex(db: Database, name: string, text: string): Promise<void> {
  const isValid = await settledIndex(db, name)
  if (isValid) return
  if (isValid === false) await dropIndex(db, name)
  try {
    await db.orm.execute(sql.raw(text.replace(/\bif\s+not\s+exists\b/i, '')))
  } catch (error) {
    // What is left slows writes down, and a unique index even refuses rows.
    await dropIndex(db, name)
    throw error
  }
}

/** Changes as many rows as its limit names, each time in a transaction of its own, until none is left. */
async function repeat(db: Database, name: string, text: string): Promise<void> {
  const counted: Statement<{ num: number }> = {
    name: 'migration_repeat',
    text: `with changed as (${text.replace(/;\s*$/, '')} returning 1) select count(*) as num from changed`,
    columns: { num: number },
    isPlannedPerCall: true,
  }
  for (;;) {
    const { num } = await inBounds(db, name, async (tx) => only(await tx.run(counted, []), 'changed rows'))
    if (num === 0) return
  }
}

const inBounds = <T>(db: Database, name: string, work: Parameters<typeof db.transaction<T>>[0]): Promise<T> =>
  withLockRetries(name, () =>
    db.transaction(async (tx) => {
      await tx.orm.execute(boundLocks)
      return work(tx)
    }),
  )

async function runStep(db: Database, name: string, part: string): Promise<void> {
  const text = withoutComments(part)
  const index = concurrentIndex.exec(text)?.[1]
  // Making an index lets writes pass while it waits, so it waits as long as it must: for backups too.
  if (index !== undefined) return withLockRetries(name, () => createIndex(db, index, text))
  if (outsideTransactions.test(text))
    return withLockRetries(name, async () => void (await db.orm.execute(sql.raw(text))))
  if (isRepeated(part)) return repeat(db, name, text)
  return inBounds(db, name, async (tx) => void (await tx.orm.execute(sql.raw(text))))
}

/**
 * @param db without time limits
 * @param assertMine fails when another instance may have taken over
 */
export async function runSteps(
  db: Database,
  { name, statements }: MigrationFile,
  assertMine: () => Promise<void>,
): Promise<void> {
  for (const part of statements) {
    await assertMine()
    await runStep(db, name, part)
  }
  await assertMine()
}

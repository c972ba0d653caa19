import 'server-only'
import { checkChain } from '@/lib/server/ground/audit/seal-trail'
import { migrate } from '@/lib/server/ground/db/migrate'
import { statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { assertSecret } from '@/lib/server/ground/mall-secret/assert-secret'
import { Refused } from '@/lib/server/ground/refused'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import type { Manifest } from './manifest'
import { differingTables, tableDigests } from './table-digests'

/** What was found in a restored database. */
export interface Proof {
  tables: number
  rows: number
  /** What was wrong when the backup was made, one sentence each: books that do not balance, a changed audit trail. */
  faults: string[]
}

async function faultsOfTrail(mall: Mall): Promise<string[]> {
  for (let after: number | null = 0; after !== null;) {
    const { next, problem } = await checkChain(mall, after)
    if (problem) return [`audit trail: seal ${problem.sealNo} is not right (${problem.kind})`]
    after = next
  }
  return []
}

async function faultsOfBooks(mall: Mall): Promise<string[]> {
  const rows = (await checkBooks(mall)).filter(({ ids }) => ids.length > 0)
  return rows.map(({ name, expected, found, ids }) => `${name}: ${expected} and ${found}, ${ids.join(' ')}`)
}

const analyze = statement('backup_analyze', 'analyze')

/**
 * Compares a restored database with the manifest, brings it to the newest schema, and checks books and audit trail.
 * @throws Refused when a table differs from what was backed up
 */
export async function openRestored(mall: Mall, { tables }: Manifest): Promise<Proof> {
  const { db, secret, now } = mall
  const found = await db.unhurried.transaction(tableDigests)
  const differing = differingTables(tables, found)
  if (differing.length > 0) throw new Refused(`Tables differ from the backup: ${differing.join(', ')}.`)
  await migrate(db)
  await assertSecret(db, secret, now(), 'The key in the backup')
  // Plans need figures about the tables, which a restore does not bring.
  await db.unhurried.run(analyze, [])
  return {
    tables: found.length,
    rows: found.reduce((sum, { rows }) => sum + rows, 0),
    faults: [...(await faultsOfBooks(mall)), ...(await faultsOfTrail(mall))],
  }
}

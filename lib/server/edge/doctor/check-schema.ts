import 'server-only'
import { commandLine } from '@/lib/env'
import type { Database } from '@/lib/server/ground/db/connection'
import { migrationFiles } from '@/lib/server/ground/db/migration-file'
import { readMigrationState } from '@/lib/server/ground/db/migration-state'
import { hasOtherSecret } from '@/lib/server/ground/mall-secret/assert-secret'
import { type Found, ok, problem, warning } from './finding'

export interface SchemaFound {
  found: Found[]
  /** Whether the tables of this build are there. */
  isReadable: boolean
}

/** The schema against the program. */
export async function checkSchema(db: Database): Promise<SchemaFound> {
  const { applied, pending, unknown } = await readMigrationState(db, await migrationFiles())
  const newest = applied.at(-1)?.name
  if (newest === undefined)
    return { found: [ok('the database is empty: the first start fills it')], isReadable: false }
  const contract = unknown.find(({ isContract }) => isContract)
  if (contract) {
    const says = `a later build has run ${contract.name}, after which this one does not work`
    return { found: [problem(says)], isReadable: false }
  }
  const names = pending.map(({ name }) => name).join(', ')
  return {
    found: [
      pending.length > 0
        ? warning(`pending: ${names}; the next start runs them, or ${commandLine('migrate')}`)
        : ok(`the schema is that of this build: ${newest}`),
      ...unknown.map(({ name }) => warning(`a later build has run ${name}; this one works with it`)),
    ],
    isReadable: pending.length === 0,
  }
}

/** Whether the key is that of the database. */
export async function checkKey(db: Database, secret: Uint8Array | undefined): Promise<Found> {
  if (secret === undefined) return problem('the file of its key is missing: take it from a backup')
  return (await hasOtherSecret(db, secret))
    ? problem('the database belongs to another key: start with the one that was used before')
    : ok('the key is that of the database')
}

import 'server-only'
import { readFile } from 'node:fs/promises'
import { programFile } from '@/lib/env'
import { foreignMigration, type RanMigration } from '@/lib/server/ground/db/migration-state'
import { Refused } from '@/lib/server/ground/refused'
import type { FileSum } from './entries'
import type { TableDigest } from './table-digests'

/** The last entry of a backup: what is in it, and of what it was made. */
export interface Manifest {
  /** Version of the mall. */
  version: string
  /** Epoch seconds. */
  made: number
  kind: 'pglite' | 'postgres'
  /** Version of the database, such as 18. */
  database: number
  migrations: RanMigration[]
  tables: TableDigest[]
  /** Where the pictures were: in the backup, or in a bucket, which it does not have. */
  pictures: 'here' | 'bucket'
  files: FileSum[]
}

/** Names of entries. */
export const entryNames = {
  manifest: 'manifest.json',
  secret: 'secret',
  contentSecret: 'content-secret',
  /** What `pg_dump` wrote. */
  dump: 'dump',
  /** Folder of an embedded database. */
  database: 'pg/',
  pictures: 'pictures/',
} as const

/** Version of this mall. */
export async function versionOfMall(): Promise<string> {
  const text = await readFile(programFile('package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** @throws Refused when this build cannot bring the database of the backup to its own schema */
export async function assertKnownSchema({ migrations, version }: Manifest): Promise<void> {
  const foreign = await foreignMigration(migrations)
  if (foreign !== undefined)
    throw new Refused(
      `The backup was made by another build of the mall, ${version}: its migration ${foreign} is unknown here. Restore it with that build or a later one.`,
    )
}

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '@/lib/server/db/connection'
import { migrate } from '@/lib/server/db/migrate'
import { openMemory } from '@/lib/server/db/pglite'
import { openPostgres } from '@/lib/server/db/postgres'

/** An empty mall's database for one test, and how it is got rid of. */
export interface TestDatabase {
  db: Database
  /** Where it stands on a server. */
  url?: string
  /** The empty database of PGlite, migrated. */
  snapshot?: () => Promise<Blob>
  drop: () => Promise<void>
}

const migrations = 'lib/server/db/migrations'

/** Names what the migrations and the embedded database of this moment make of an empty folder. */
async function schemaDigest(): Promise<string> {
  const digest = createHash('sha256')
  for (const name of (await readdir(migrations)).filter((one) => one.endsWith('.sql')).sort())
    digest.update(await readFile(join(migrations, name)))
  digest.update(await readFile('node_modules/@electric-sql/pglite/package.json'))
  return digest.digest('hex').slice(0, 16)
}

/** Migrated once for all test files; each of them would need seconds. */
async function migratedSnapshot(): Promise<Blob> {
  const folder = '.tmp/databases'
  const file = join(folder, `${await schemaDigest()}.tar`)
  const kept = await readFile(file).catch(() => null)
  if (kept) return new Blob([kept])
  const db = await openMemory()
  await migrate(db)
  const snapshot = await db.snapshot()
  await db.close()
  await mkdir(folder, { recursive: true })
  const part = `${file}.${randomUUID()}`
  await writeFile(part, Buffer.from(await snapshot.arrayBuffer()))
  // Whoever reads meanwhile finds nothing or all of it.
  await rename(part, file)
  return snapshot
}

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function within(url: string, database: string): string {
  const own = new URL(url)
  own.pathname = `/${database}`
  return own.href
}

/** A migrated database of the server that others are copied from. */
async function template(url: string): Promise<string> {
  const name = `mall_template_${await schemaDigest()}`
  await onServer(url, async (client) => {
    await client.query('select pg_advisory_lock(20261122)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    await client.query(`create database ${name}_part`)
    const db = openPostgres(within(url, `${name}_part`))
    await migrate(db)
    await db.close()
    await client.query(`alter database ${name}_part rename to ${name}`)
  })
  return name
}

let snapshot: Promise<Blob> | undefined
let copied: Promise<string> | undefined

/** PostgreSQL when `TEST_DATABASE_URL` names a server, a database of its own in it; otherwise PGlite in memory. */
export async function openDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) {
    snapshot ??= migratedSnapshot()
    const empty = await snapshot
    return { db: await openMemory(empty), snapshot: async () => empty, drop: async () => {} }
  }
  copied ??= template(url)
  const name = `mall_test_${randomUUID().replaceAll('-', '')}`
  const from = await copied
  await onServer(url, (client) => client.query(`create database ${name} template ${from}`))
  return {
    db: openPostgres(within(url, name)),
    url: within(url, name),
    drop: async () => {
      await onServer(url, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

import 'server-only'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { programFile } from '@/lib/env'
import type { Database, Queries } from './connection'
import { only } from './only'
import { statement, text } from './statement'

const folder = () => programFile('lib/server/ground/db/migrations')

const appliedMigrations = statement('migrations_applied', 'select name, digest from schema_migrations', {
  name: text,
  digest: text,
})

/** The error for a database from before 1.0.0, whose migrations began with another file. It is left unchanged. */
export class EarlierDatabase extends Error {
  constructor(kind: Database['kind']) {
    super(
      kind === 'pglite'
        ? 'This data folder was created by an earlier build of the mall and cannot be upgraded. Move it away or set MALL_DATA_DIR to another folder.'
        : 'The database of DATABASE_URL was created by an earlier build of the mall and cannot be upgraded. Use an empty database.',
    )
    this.name = 'EarlierDatabase'
  }
}

/**
 * The error for a database with migrations that this build does not know, because a later build has opened it. It is
 * left unchanged.
 */
export class NewerDatabase extends Error {
  constructor(kind: Database['kind'], name: string) {
    const where = kind === 'pglite' ? 'This data folder' : 'The database of DATABASE_URL'
    super(
      `${where} was opened by a newer build of the mall (its migration ${name} is unknown here). Start that build or a later one, or restore a backup from before.`,
    )
    this.name = 'NewerDatabase'
  }
}

/** The error for a migration that ran in this database with another text: the build was changed. */
export class ChangedMigration extends Error {
  constructor(name: string) {
    super(`Migration ${name} was changed after it ran. Undo the change and add a new migration.`)
    this.name = 'ChangedMigration'
  }
}

/** The migration files by number. */
async function migrationFiles(): Promise<{ name: string; text: string; digest: string }[]> {
  const names = (await readdir(folder())).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder(), name), 'utf8')
      return { name, text: content, digest: createHash('sha256').update(content).digest('hex') }
    }),
  )
}

/**
 * Brings the database to the newest schema: runs all pending files and records them in one transaction, so a failing
 * file leaves the schema as it was. Safe when several instances start together: an advisory lock lets one of them work
 * while the others wait.
 *
 * @throws EarlierDatabase when the first file never ran in a database that has migrations
 * @throws NewerDatabase when a migration ran that is not a file of this build
 * @throws ChangedMigration when a file was changed after it ran
 */
export async function migrate(db: Database): Promise<void> {
  const files = await migrationFiles()
  await db.unhurried.transaction(async ({ orm, run }) => {
    await orm.execute(sql`select pg_advisory_xact_lock(20261121)`)
    await orm.execute(sql`create table if not exists schema_migrations
      (name text primary key, digest text not null, applied timestamptz not null default now())`)
    const applied = new Map((await run(appliedMigrations, [])).map((row) => [row.name, row.digest]))
    const [first] = files
    if (applied.size > 0 && first && !applied.has(first.name)) throw new EarlierDatabase(db.kind)
    const known = new Set(files.map(({ name }) => name))
    const unknown = [...applied.keys()].find((name) => !known.has(name))
    if (unknown !== undefined) throw new NewerDatabase(db.kind, unknown)
    for (const { name, text, digest } of files) {
      const appliedDigest = applied.get(name)
      if (appliedDigest === digest) continue
      if (appliedDigest) throw new ChangedMigration(name)
      for (const part of text.split('--> statement-breakpoint')) {
        if (part.trim()) await orm.execute(sql.raw(part))
      }
      await orm.execute(sql`insert into schema_migrations (name, digest) values (${name}, ${digest})`)
    }
  })
}

const newestApplied = statement('migrations_newest', 'select max(name) as name from schema_migrations', {
  name: text,
})

/** The newest migration of a database that `migrate` has brought to the newest schema. */
export const newestMigration = async (db: Queries): Promise<string> =>
  only(await db.run(newestApplied, []), 'the newest migration').name

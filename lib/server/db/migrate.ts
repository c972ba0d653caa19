import 'server-only'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from './connection'

const folder = join(process.cwd(), 'lib/server/db/migrations')

/** The migration files in order: drizzle-kit numbers them, hand-written ones continue the numbers. */
async function migrationFiles(): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })))
}

/**
 * Brings the database to the newest schema. Safe when several instances start together: an advisory lock lets one work
 * while the others wait, and each file runs in one transaction with its own record.
 *
 * @throws Error when a file that already ran was changed afterwards.
 */
export async function migrate(db: Database): Promise<void> {
  const files = await migrationFiles()
  await db.unhurried.transaction(async ({ orm }) => {
    await orm.execute(sql`select pg_advisory_xact_lock(20261121)`)
    await orm.execute(sql`create table if not exists schema_migrations
      (name text primary key, digest text not null, applied timestamptz not null default now())`)
    const done = await orm.execute(sql`select name, digest from schema_migrations`)
    const digests = new Map(
      (done as unknown as { rows: { name: string; digest: string }[] }).rows.map((r) => [r.name, r.digest]),
    )
    for (const { name, text } of files) {
      const digest = createHash('sha256').update(text).digest('hex')
      const before = digests.get(name)
      if (before === digest) continue
      if (before) throw new Error(`迁移文件 ${name} 在执行之后被修改过，请用新的迁移文件代替。`)
      for (const part of text.split('--> statement-breakpoint')) {
        if (part.trim()) await orm.execute(sql.raw(part))
      }
      await orm.execute(sql`insert into schema_migrations (name, digest) values (${name}, ${digest})`)
    }
  })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from '@/lib/server/ground/db/connection'
import { migrate } from '@/lib/server/ground/db/migrate'
import { type MigrationFile, migrationFiles, parseMigration } from '@/lib/server/ground/db/migration-file'
import { NewerDatabase, readMigrationState } from '@/lib/server/ground/db/migration-state'
import { openDatabase, type TestDatabase } from '../../fixtures/engine/databases'
import { runSql } from '../../fixtures/engine/run-sql'

/** Migrations of each kind (ADR 0137), on a table that each test makes. */

let opened: TestDatabase
let db: Database
let own: MigrationFile[]
beforeAll(async () => {
  opened = await openDatabase()
  db = opened.db
  own = await migrationFiles()
})
afterAll(async () => {
  await db.close()
  await opened.drop()
})

const rows = <Row>(text: string, params?: unknown[]) => runSql<Row>(db, text, params)
const next = '\n--> statement-breakpoint\n'
const file = (name: string, ...statements: string[]) => parseMigration(name, statements.join(next))
const applied = async (name: string) =>
  (
    await rows<{ is_contract: boolean }>('select is_contract from schema_migrations where name = $1', [name])
  )[0]

/** Runs files behind those of this build, and forgets them afterwards. */
async function runFiles(...files: MigrationFile[]): Promise<void> {
  await migrate(db, [...own, ...files])
}

beforeEach(async () => {
  await rows('delete from schema_migrations where name > $1', ['9'])
  await rows('drop table if exists notes')
  await rows('create table notes (note_id int primary key, x int, y int)')
  await rows('insert into notes (note_id, x) select n, n % 10 from generate_series(1, 100) n')
})

const indexes = async () =>
  (
    await rows<{ name: string }>(
      `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
        where i.indrelid = 'notes'::regclass and i.indisvalid and not i.indisprimary order by 1`,
    )
  ).map(({ name }) => name)

describe('a migration', () => {
  it('is a transaction of its own: a failing file leaves those before it', async () => {
    const good = file('9001_good.sql', 'alter table notes add column z int')
    const bad = file('9002_bad.sql', 'alter table notes add column w int', 'select no_such_function()')
    await expect(runFiles(good, bad)).rejects.toThrow()
    expect(await applied(good.name)).toEqual({ is_contract: false })
    expect(await applied(bad.name)).toBeUndefined()
    expect(
      await rows(`select column_name from information_schema.columns
                        where table_name = 'notes' and column_name in ('z', 'w')`),
    ).toEqual([{ column_name: 'z' }])
  })

  it('has its kind in its first lines', () => {
    const kinds = (text: string, name = '9001_x.sql') => {
      const { isConcurrent, isContract } = parseMigration(name, text)
      return [isConcurrent, isContract]
    }
    expect(kinds('select 1')).toEqual([false, false])
    expect(kinds('-- concurrent\nselect 1')).toEqual([true, false])
    expect(kinds('-- concurrent\n-- contract\nselect 1')).toEqual([true, true])
    expect(kinds('-- a remark\n-- concurrent\nselect 1')).toEqual([false, false])
    expect(kinds('select 1', '0000_first.sql')).toEqual([false, true])
  })
})

describe('a concurrent migration', () => {
  const concurrent = file(
    '9001_concurrent.sql',
    '-- concurrent\nCREATE INDEX CONCURRENTLY "notes_x" ON "notes" ("x")',
    `-- repeat\nUPDATE notes SET y = x + 1 WHERE note_id IN
       (SELECT note_id FROM notes WHERE y IS NULL ORDER BY note_id LIMIT 30)`,
    'ALTER TABLE notes DROP CONSTRAINT IF EXISTS notes_y',
  )

  it('makes its indexes outside a transaction, and changes rows in parts until none is left', async () => {
    await runFiles(concurrent)
    expect(await indexes()).toEqual(['notes_x'])
    expect(await rows('select count(*)::int as num from notes where y = x + 1')).toEqual([{ num: 100 }])
    expect(await applied(concurrent.name)).toEqual({ is_contract: false })
  })

  it('runs once when several instances start together', async () => {
    await Promise.all([runFiles(concurrent), runFiles(concurrent), runFiles(concurrent)])
    expect(await indexes()).toEqual(['notes_x'])
    expect(
      await rows('select count(*)::int as num from schema_migrations where name = $1', [concurrent.name]),
    ).toEqual([{ num: 1 }])
  })

  it('goes on after a failure where it was, and leaves no invalid index', async () => {
    const failing = file(
      '9001_concurrent.sql',
      '-- concurrent\nCREATE INDEX CONCURRENTLY notes_x ON notes (x)',
      'CREATE UNIQUE INDEX CONCURRENTLY notes_once ON notes (x)',
    )
    await expect(runFiles(failing)).rejects.toThrow()
    expect(await applied(failing.name)).toBeUndefined()
    expect(await rows(`select to_regclass('notes_once') as found`)).toEqual([{ found: null }])
    await rows('delete from notes where note_id > 9')
    await runFiles(failing)
    expect(await indexes()).toEqual(['notes_once', 'notes_x'])
  })

  it('makes an index anew that another attempt left invalid', async () => {
    await rows('create index notes_x on notes (y)')
    await rows(`update pg_index set indisvalid = false where indexrelid = 'notes_x'::regclass`)
    await runFiles(concurrent)
    expect(await rows(`select indexdef from pg_indexes where indexname = 'notes_x'`)).toEqual([
      { indexdef: expect.stringContaining('(x)') as string },
    ])
    expect(await indexes()).toEqual(['notes_x'])
  })
})

describe('a later build', () => {
  const later = (text: string) => [...own, file('9001_later.sql', text)]

  it('leaves a database that earlier ones open, as long as it only adds', async () => {
    await migrate(db, later('alter table notes add column z int'))
    await migrate(db)
    const { unknown, pending, needed } = await readMigrationState(db, own)
    expect({ unknown, pending }).toEqual({
      unknown: [{ name: '9001_later.sql', digest: expect.any(String) as string, isContract: false }],
      pending: [],
    })
    expect(needed).toBe(own[0]?.name)
  })

  it('is needed after a migration that takes something away', async () => {
    await migrate(db, later('-- contract\nalter table notes drop column y'))
    await expect(migrate(db)).rejects.toThrow(NewerDatabase)
    expect((await readMigrationState(db, own)).needed).toBe('9001_later.sql')
  })
})

/** The embedded database has one connection. */
const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip

async function withOther(work: (other: pg.Client, url: string) => Promise<void>): Promise<void> {
  const { url = '' } = opened
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  try {
    await work(other, url)
  } finally {
    await other.end()
  }
}

/** Asks until it is so, within ten seconds. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; await delay(50)) if (await isSo()) return
  throw new Error('It did not happen in time.')
}

const isWaiting = async () =>
  (
    await rows(`select 1 as one from pg_stat_activity
                 where datname = current_database() and wait_event_type = 'Lock' and query ilike '%notes%'`)
  ).length > 0

describe('a table that others hold', () => {
  onPostgres('lets them pass: the migration gives up soon, and comes again', () =>
    withOther(async (other) => {
      await other.query('begin')
      await other.query('select * from notes')
      const migrated = runFiles(file('9001_waits.sql', 'alter table notes add column z int'))
      await until(isWaiting)
      // Without the limit, the first read would wait behind the migration for the end of the other transaction.
      for (let turn = 0; turn < 20; turn++) await rows('select count(*) from notes')
      expect(await applied('9001_waits.sql')).toBeUndefined()
      await other.query('commit')
      await migrated
      expect(await applied('9001_waits.sql')).toBeDefined()
    }),
  )
})

describe('a process that is killed while it makes an index', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mall-migration-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const start = (url: string, path: string): ChildProcess =>
    spawn(
      process.execPath,
      ['--conditions=react-server', '--import', 'tsx', 'tests/fixtures/engine/migrate-process.ts', url, path],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )

  onPostgres('is followed by one that makes it anew', () =>
    withOther(async (other, url) => {
      const path = join(folder, '9001_killed.sql')
      const text = '-- concurrent\nCREATE INDEX CONCURRENTLY notes_x ON notes (x)'
      await writeFile(path, text)
      await other.query('begin')
      await other.query('update notes set y = 1 where note_id = 1')
      const child = start(url, path)
      const isThere = async () =>
        (await rows(`select 1 as one where to_regclass('notes_x') is not null`)).length > 0
      await until(isThere)
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      // The server still waits on its behalf; the next process waits for that, and then looks again.
      const migrated = runFiles(parseMigration('9001_killed.sql', text))
      await delay(300)
      expect(await indexes()).toEqual([])
      await other.query('commit')
      await migrated
      expect(await indexes()).toEqual(['notes_x'])
      expect(await applied('9001_killed.sql')).toBeDefined()
    }),
  )
})

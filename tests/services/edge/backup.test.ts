import { type ChildProcess, spawn } from 'node:child_process'
import { access, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readEnv } from '@/lib/env'
import { answerCopies, type CopyDoor } from '@/lib/server/edge/backup/answer-copies'
import { readBackup } from '@/lib/server/edge/backup/backup-file'
import { makeBackup } from '@/lib/server/edge/backup/make-backup'
import { restoreBackup, verifyBackup, writeKeys } from '@/lib/server/edge/backup/restore-backup'
import type { Database } from '@/lib/server/ground/db/connection'
import { migrate } from '@/lib/server/ground/db/migrate'
import { openPglite } from '@/lib/server/ground/db/pglite'
import { openPostgres } from '@/lib/server/ground/db/postgres'
import { storeTradeSettings } from '@/lib/server/ground/trade-setting/store-trade-settings'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { openDatabase, openDatabaseWith, type TestDatabase } from '../../fixtures/engine/databases'
import { runSql } from '../../fixtures/engine/run-sql'
import { openTestMall, type TestMall } from '../../fixtures/engine/test-mall'

/**
 * Backups of a mall in which orders are placed, and their restore. On PostgreSQL with TEST_DATABASE_URL
 * (`npm run test:unit -- tests/services/edge/backup`).
 */

jest.setTimeout(900_000)

/** Backups that are killed, and backups under load; more in the long form. */
const rounds = Number(process.env.BACKUP_ROUNDS ?? '1')
const key = 'the key of backups, which is long enough'
const secret = 'a secret that only the tests know, long enough'
const isOnServer = Boolean(process.env.TEST_DATABASE_URL)

let folder: string
let mall: TestMall
let door: CopyDoor | undefined
let database: TestDatabase
let make: ReturnType<typeof builders>
let item: number
const afterAllOfThem: (() => unknown)[] = []

const settingsOf = (data: string, databaseUrl = '') => ({
  MALL_DATA_DIR: join(folder, data),
  MALL_SECRET: secret,
  MALL_CONTENT_SECRET: 'the key of partners',
  MALL_DEMO: '0',
  MALL_SMS: 'console',
  MALL_IDENTITY: 'none',
  DATABASE_URL: databaseUrl,
})
const settingsOfMall = () => settingsOf('data', database.url)

async function openOwn(): Promise<TestDatabase> {
  if (isOnServer) return openDatabase()
  const db = await openPglite(join(folder, 'data'))
  await migrate(db)
  return { db, drop: async () => {} }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-backup-'))
  mall = await openTestMall({ MALL_DATA_DIR: join(folder, 'data') }, undefined, async () => {
    database = await openOwn()
    return database
  })
  await storeTradeSettings(mall, { kind: 'system', id: 'tests' }, { unpaid_order_limit: 1000 })
  make = builders(mall)
  item = await make.goods({ price: 100, store: 1_000_000 })
  if (!isOnServer) door = await answerCopies(mall.db, join(folder, 'data'))
  await mkdir(join(folder, 'data/pictures/ab'), { recursive: true })
  await writeFile(join(folder, 'data/pictures/ab/spruce.webp'), 'a picture')
})
afterAll(async () => {
  for (const end of afterAllOfThem) await end()
  await door?.close()
  await mall.close()
  await rm(folder, { recursive: true, force: true })
})

const now = () => Math.floor(Date.now() / 1000)
const exists = (path: string) =>
  access(join(folder, path)).then(
    () => true,
    () => false,
  )

let made = 0
const backup = async () => {
  const path = join(folder, `mall-${++made}.backup`)
  return makeBackup(readEnv(settingsOfMall()), key, path, now())
}

let first: ReturnType<typeof backup> | undefined
/** A backup that several tests restore. */
const oneBackup = () => (first ??= backup())

/** An empty place for a mall. */
async function emptyPlace(name: string) {
  const place = isOnServer ? await openDatabaseWith('select 1') : null
  const settings = settingsOf(name, place?.url)
  return {
    settings,
    restore: (path: string, replaces = false, as = key) =>
      restoreBackup(readEnv(settings), as, path, { replaces, now: now() }),
    open: (): Promise<Database> =>
      place?.url ? Promise.resolve(openPostgres(place.url)) : openPglite(join(folder, name)),
    remove: async () => {
      await place?.db.close()
      await place?.drop()
    },
  }
}

const orderIds = async (db: Database) =>
  (await runSql<{ id: string }>(db, 'select order_id as id from orders', [])).map(({ id }) => String(id))

/** Orders of three buyers until they are stopped, and the ids of those that were answered. */
function placeOrders() {
  const answered: string[] = []
  let stopped = false
  const shop = async () => {
    const one = await buyer(mall, make)
    while (!stopped) {
      const { order_id, message } = await one.orderItem(item, 1)
      if (!order_id) throw new Error(message)
      answered.push(order_id)
      // The socket of copies is answered by this process, too.
      await delay(10)
    }
  }
  const running = Promise.all([shop(), shop(), shop()])
  return {
    answered,
    running,
    async stop() {
      stopped = true
      await running
    },
  }
}

/** Waits until so many orders were answered. */
async function untilPlaced({ answered, running }: ReturnType<typeof placeOrders>, count: number) {
  while (answered.length < count) await Promise.race([delay(10), running])
}

/** Starts the command in a process of its own. */
function start(command: string, settings: Record<string, string>, ...args: string[]) {
  const child: ChildProcess = spawn(
    process.execPath,
    [
      ...['--disable-warning=ExperimentalWarning', '--conditions=react-server', '--import', 'tsx'],
      ...[`lib/server/edge/command/${command}-cli.ts`, ...args],
    ],
    {
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'production' as const,
        ...settings,
        MALL_BACKUP_KEY: key,
      },
    },
  )
  let text = ''
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (part: Buffer) => (text += part.toString()))
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { child, ended, said: () => text }
}

/** Ends a command with SIGKILL some milliseconds after a file is there; whether it was still running. */
async function killedAt({ child, ended }: ReturnType<typeof start>, path: string, after: number) {
  let running = true
  void ended.then(() => (running = false))
  while (running && !(await exists(path))) await delay(2)
  await delay(after)
  child.kill('SIGKILL')
  return (await ended) === null
}

it('of a mall in which orders are placed has all that were placed before, and its books balance', async () => {
  for (let round = 0; round < rounds; round++) {
    const orders = placeOrders()
    await untilPlaced(orders, 20)
    const before = await orderIds(mall.db)
    const count = orders.answered.length
    const path = join(folder, `under-load-${round}.backup`)
    const command = start('backup', settingsOfMall(), path)
    expect([await command.ended, command.said()]).toEqual([0, expect.stringMatching(/^Wrote .* MB\/s\.\n$/s)])
    // The mall was not stopped by it.
    await untilPlaced(orders, count + 1)
    await orders.stop()
    const manifest = await readBackup(path, key, async () => {})
    const all = new Set(await orderIds(mall.db))
    expect((await stat(path)).mode & 0o077).toBe(0)
    expect(manifest.kind).toBe(isOnServer ? 'postgres' : 'pglite')

    const place = await emptyPlace(`restored-${round}`)
    const { faults, kept } = await place.restore(path)
    expect([faults, kept]).toEqual([[], []])
    const db = await place.open()
    const restored = await orderIds(db)
    expect(before.filter((id) => !restored.includes(id))).toEqual([])
    expect(restored.filter((id) => !all.has(id))).toEqual([])
    expect(restored.length).toBe(manifest.tables.find(({ name }) => name === 'orders')?.rows)
    await runSql(db, `insert into schema_migrations (name, digest) values ('0000', 'writable')`)
    await db.close()
    expect(await readFile(join(folder, `restored-${round}/pictures/ab/spruce.webp`), 'utf8')).toBe(
      'a picture',
    )
    await place.remove()
  }
})

describe('a backup', () => {
  let path: string
  beforeAll(async () => {
    path = (await oneBackup()).path
  })

  it('is refused with another key, by half and changed, and nothing is written', async () => {
    const place = await emptyPlace('untouched')
    await expect(place.restore(path, false, `${key}.`)).rejects.toThrow('was sealed with another key')
    const { size } = await stat(path)
    const half = join(folder, 'half.backup')
    const bytes = await readFile(path)
    await writeFile(half, bytes)
    await truncate(half, size - 1)
    await expect(place.restore(half)).rejects.toThrow('is incomplete or was changed')
    bytes[Math.floor(size / 2)] = (bytes[Math.floor(size / 2)] ?? 0) ^ 1
    await writeFile(half, bytes)
    await expect(place.restore(half)).rejects.toThrow('is incomplete or was changed')
    expect(await exists('untouched')).toBe(false)
    await place.remove()
  })

  it('takes the place of another mall only when it is told so, and keeps that one', async () => {
    const place = await emptyPlace('replaced')
    await place.restore(path)
    await expect(place.restore(path)).rejects.toThrow(
      /^The d.* is not empty\. With --replace it is kept aside/,
    )
    const [kept = '', ...more] = (await place.restore(path, true)).kept
    const db = await place.open()
    if (isOnServer) {
      const schema = /^the schema (before_restore_\d{14})$/.exec(kept)?.[1]
      const [row] = await runSql<{ count: number }>(db, `select count(*)::int as count from ${schema}.orders`)
      expect(row?.count).toBe((await orderIds(db)).length)
      expect(more).toHaveLength(1)
    } else {
      expect(await readdir(kept)).toEqual(['pg', 'pictures'])
      expect(more).toEqual([])
    }
    await db.close()
    await place.remove()
  })

  it('of a later build is refused', async () => {
    await runSql(mall.db, `insert into schema_migrations (name, digest) values ('9999_later.sql', 'later')`)
    const later = await backup()
    await runSql(mall.db, `delete from schema_migrations where name = '9999_later.sql'`)
    const place = await emptyPlace('later')
    await expect(place.restore(later.path)).rejects.toThrow('its migration 9999_later.sql is unknown here')
    expect(await exists('later')).toBe(false)
    await place.remove()
  })

  it('is refused by a mall with another key, and hands its keys out', async () => {
    const place = await emptyPlace('other-key')
    const settings = readEnv({ ...place.settings, MALL_SECRET: 'x'.repeat(40) })
    const work = restoreBackup(settings, key, path, { replaces: false, now: now() })
    await expect(work).rejects.toThrow('MALL_SECRET is not the key in the backup.')
    const target = join(folder, 'keys.env')
    await writeKeys(key, path, target)
    expect(await readFile(target, 'utf8')).toBe(
      `MALL_SECRET=${secret}\nMALL_CONTENT_SECRET=the key of partners\n`,
    )
    expect((await stat(target)).mode & 0o077).toBe(0)
    await place.remove()
  })

  it('proves beside the running mall that it can be restored', async () => {
    const proof = await verifyBackup(readEnv(settingsOfMall()), key, path, now())
    expect(proof.faults).toEqual([])
    expect(proof.rows).toBe(proof.manifest.tables.reduce((sum, { rows }) => sum + rows, 0))
    if (isOnServer)
      expect(
        await runSql(mall.db, `select datname from pg_database where starts_with(datname, 'mall_verify_')`),
      ).toEqual([])
    else expect(await readdir(join(folder, 'data/.verify'))).toEqual(['lock.db'])
  })
})

it('is not restored into a mall that runs', async () => {
  if (!isOnServer) {
    const { path } = await oneBackup()
    const work = restoreBackup(readEnv(settingsOfMall()), key, path, { replaces: true, now: now() })
    await expect(work).rejects.toThrow('is in use by another process')
    return
  }
  const { path } = await oneBackup()
  await new Promise<void>((resolve) => {
    const listening = mall.db.unhurried.listen?.('backup_test', {
      onMessage: () => {},
      onConnect: () => resolve(),
    })
    afterAllOfThem.push(() => listening?.close())
  })
  const work = restoreBackup(readEnv(settingsOfMall()), key, path, { replaces: true, now: now() })
  await expect(work).rejects.toThrow('The mall runs (1 connected). Stop all instances first.')
})

it('that is killed leaves nothing that can be restored, and the next one is made', async () => {
  const orders = placeOrders()
  for (let round = 0; round < rounds; round++) {
    const name = `killed-${round}.backup`
    // First while the copy is made, then while the file is written.
    const moments = isOnServer ? [`${name}.part`] : ['data/.backup-copy/pg', `${name}.part`]
    for (const [index, moment] of moments.entries()) {
      await rm(join(folder, `${name}.part`), { force: true })
      const command = start('backup', settingsOfMall(), join(folder, name))
      const wasRunning = await killedAt(command, moment, (round * 17 + index) % 60)
      if (!wasRunning) continue
      expect(await exists(name)).toBe(false)
      if (!(await exists(`${name}.part`))) continue
      const place = await emptyPlace('of-half')
      await expect(place.restore(join(folder, `${name}.part`))).rejects.toThrow(
        /is no backup of a mall|is incomplete or was changed/,
      )
      expect(await exists('of-half')).toBe(false)
      await place.remove()
    }
  }
  await untilPlaced(orders, 1)
  await orders.stop()
  const command = start('backup', settingsOfMall(), folder)
  expect([await command.ended, command.said()]).toEqual([
    0,
    expect.stringMatching(/^Wrote .*\.backup: \d+ rows of \d+ tables, the keys, 1 pictures\.\n.* MB\/s\.\n$/),
  ])
  expect(await exists('data/.backup-copy')).toBe(false)
})

const onEmbedded = isOnServer ? describe.skip : describe

onEmbedded('a restore into a data folder', () => {
  it('that is killed leaves the mall that was there, or one that does not start', async () => {
    const { path } = await oneBackup()
    for (let round = 0; round < rounds; round++) {
      const place = await emptyPlace(`stopped-${round}`)
      const command = start('restore', place.settings, path)
      await killedAt(command, `stopped-${round}/.restore/pg`, 300 * round)
      const left = (await exists(`stopped-${round}`)) ? await readdir(join(folder, `stopped-${round}`)) : []
      if (left.includes('pg') && !left.includes('restoring')) await (await place.open()).close()
      expect((await place.restore(path, true)).faults).toEqual([])
      expect(
        (await readdir(join(folder, `stopped-${round}`))).filter((name) => name.startsWith('.')),
      ).toEqual([])
    }
  })

  it('stands out when it was stopped between two folders, and can be repeated', async () => {
    const { path } = await oneBackup()
    const place = await emptyPlace('half-way')
    await place.restore(path)
    await writeFile(join(folder, 'half-way/restoring'), '')
    await expect(place.open()).rejects.toThrow(
      `A restore into the data folder ${join(folder, 'half-way')} was stopped half way. Repeat it: npm run restore -- FILE --replace`,
    )
    await place.restore(path, true)
    await (await place.open()).close()
  })

  it('keeps keys in the folder when the settings have none', async () => {
    const { path } = await oneBackup()
    const settings = { ...settingsOf('with-keys'), MALL_SECRET: '', MALL_CONTENT_SECRET: '' }
    await restoreBackup(readEnv(settings), key, path, { replaces: false, now: now() })
    expect(await readFile(join(folder, 'with-keys/secret'), 'utf8')).toBe(secret)
    expect((await stat(join(folder, 'with-keys/secret'))).mode & 0o077).toBe(0)
  })

  it('is a backup itself, of a mall that does not run', async () => {
    const { path, manifest } = await oneBackup()
    const place = await emptyPlace('copied')
    await place.restore(path)
    const again = await makeBackup(readEnv(place.settings), key, join(folder, 'again.backup'), now())
    expect(again.manifest.tables).toEqual(manifest.tables)
    await expect(
      makeBackup(readEnv(settingsOf('nothing')), key, join(folder, 'none.backup'), now()),
    ).rejects.toThrow(`The data folder ${join(folder, 'nothing')} has no mall.`)
    expect(await exists('nothing')).toBe(false)
  })
})

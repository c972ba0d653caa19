import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { Database } from '@/lib/server/ground/db/connection'
import { openPostgres } from '@/lib/server/ground/db/postgres'
import { number, statement } from '@/lib/server/ground/db/statement'
import { startPostgres, startStandby, type TemporaryPostgres } from '../../run/postgres'

/** A primary and its standby: reads on the standby, and the way to the primary after a switch. */

// The embedded database has no standby.
const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip

const count = statement('standby_count', 'select count(*)::int as rows from standby_rows', { rows: number })
const add = statement('standby_add', 'insert into standby_rows values (1)')
const where = statement('standby_where', 'select inet_server_port() as port', { port: number })

const portOf = ({ url }: TemporaryPostgres) => Number(new URL(url).port)

async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

async function until(isTrue: () => Promise<boolean>, milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > end) throw new Error('It did not become true.')
    await delay(50)
  }
}

onPostgres('a primary with a standby', () => {
  let primary: TemporaryPostgres
  let standby: TemporaryPostgres
  const opened: Database[] = []
  const open = (url: string, readUrl?: string) => {
    const db = openPostgres(url, { readUrl })
    opened.push(db)
    return db
  }

  beforeAll(async () => {
    primary = (await startPostgres()) ?? fail()
    await query(primary.url, 'create table standby_rows (n int)')
    standby = await startStandby(primary)
  }, 60_000)
  afterAll(async () => {
    await Promise.all(opened.map((db) => db.close()))
    await Promise.all([primary.stop(), standby.stop()])
  })

  const fail = (): never => {
    throw new Error('PostgreSQL is not installed.')
  }
  const reading = (db: Database): Database => db.reading?.db ?? fail()
  const readsFrom = async (db: Database) => (await reading(db).run(where, []))[0]?.port
  const isOn = (db: Database, server: TemporaryPostgres) => async () =>
    (await readsFrom(db)) === portOf(server)

  it('answers reads on the standby, and transactions and all other statements on the primary', async () => {
    const db = open(primary.url, standby.url)
    await until(isOn(db, standby), 5000)
    expect((await db.run(where, []))[0]?.port).toBe(portOf(primary))
    expect((await reading(db).transaction((tx) => tx.run(where, [])))[0]?.port).toBe(portOf(primary))
    expect(await db.metrics?.()).toMatch(/mall_db_reads_total\{by="standby"\} [1-9]/)
  })

  it('reads what was written before the pages were dropped, however far behind the standby is', async () => {
    const db = open(primary.url, standby.url)
    await until(isOn(db, standby), 5000)
    await query(standby.url, 'select pg_wal_replay_pause()')
    try {
      const [before] = await reading(db).run(count, [])
      await db.run(add, [])
      db.reading?.require()
      expect(await reading(db).run(count, [])).toEqual([{ rows: (before?.rows ?? 0) + 1 }])
      // With replay paused it stays so.
      await delay(1500)
      expect(await reading(db).run(count, [])).toEqual([{ rows: (before?.rows ?? 0) + 1 }])
      expect(await readsFrom(db)).toBe(portOf(primary))
    } finally {
      await query(standby.url, 'select pg_wal_replay_resume()')
    }
    await until(isOn(db, standby), 5000)
  })

  it('leaves a standby that is five seconds behind, also for what dropped no page', async () => {
    const db = open(primary.url, standby.url)
    await until(isOn(db, standby), 5000)
    await query(standby.url, 'select pg_wal_replay_pause()')
    try {
      await db.run(add, [])
      await until(isOn(db, primary), 2500)
      await delay(5000)
      expect(await readsFrom(db)).toBe(portOf(primary))
    } finally {
      await query(standby.url, 'select pg_wal_replay_resume()')
    }
  }, 20_000)

  it('finds the primary among several hosts in any sequence, and again after a switch', async () => {
    const hosts = (one: TemporaryPostgres, other: TemporaryPostgres) =>
      `postgres://mall@127.0.0.1:${portOf(one)},127.0.0.1:${portOf(other)}/postgres`
    const dbs = [open(hosts(primary, standby)), open(hosts(standby, primary))]
    for (const db of dbs) {
      await db.run(add, [])
      expect((await db.run(where, []))[0]?.port).toBe(portOf(primary))
    }
    const heard: string[] = []
    const listening = dbs[0]?.unhurried.listen?.('standby_test', {
      onMessage: (payload) => heard.push(payload),
      onConnect: () => heard.push('connected'),
    })
    await until(async () => heard.includes('connected'), 5000)
    await primary.stop()
    await standby.promote()
    for (const db of dbs) {
      const began = Date.now()
      await until(async () => (await db.run(add, [])) !== undefined, 15_000)
      expect((await db.run(where, []))[0]?.port).toBe(portOf(standby))
      expect(Date.now() - began).toBeLessThan(15_000)
    }
    await until(async () => heard.filter((one) => one === 'connected').length > 1, 10_000)
    await query(standby.url, `notify standby_test, 'hello'`)
    await until(async () => heard.includes('hello'), 5000)
    await listening?.close()
  }, 60_000)
})

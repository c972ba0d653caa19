import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { Database } from '@/lib/server/ground/db/connection'
import { openPostgres } from '@/lib/server/ground/db/postgres'
import { number, statement, text } from '@/lib/server/ground/db/statement'
import { metricsText } from '@/lib/server/ground/metrics'
import { startPostgres, startStandby, type TemporaryPostgres } from '../../run/postgres'

/** A primary and its standby: reads on the standby, and the way to the primary after a switch. */

// The embedded database has no standby.
const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip

const count = statement('standby_count', 'select count(*)::int as rows from standby_rows', { rows: number })
const add = statement('standby_add', 'insert into standby_rows values (1)')
const where = statement('standby_where', 'select inet_server_port() as port', { port: number })

const slowly = statement(
  'standby_slowly',
  'select inet_server_port() as port, pg_sleep(0.1)::text as slept',
  { port: number, slept: text },
)

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
    db.measure?.()
    const text = await metricsText()
    expect(text).toMatch(/^mall_db_reads_total\{by="standby"\} [1-9]/m)
    expect(text).toMatch(/^mall_db_standby_fresh\{host="[^"]+"\} 1$/m)
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

  it('reads on that host of several that is a standby', async () => {
    const hosts = `postgres://mall@127.0.0.1:${portOf(primary)},127.0.0.1:${portOf(standby)}/postgres`
    const db = open(hosts, hosts)
    await until(isOn(db, standby), 5000)
    for (let n = 0; n < 4; n++) expect(await readsFrom(db)).toBe(portOf(standby))
  })

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

  it('writes to the one that was promoted last when two take writes', async () => {
    const second = await startStandby(standby)
    const hosts = `postgres://mall@127.0.0.1:${portOf(standby)},127.0.0.1:${portOf(second)}/postgres`
    const db = open(hosts)
    const ports = async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => db.run(slowly, [])))
      return new Set(answers.map(([row]) => row?.port))
    }
    expect(await ports()).toEqual(new Set([portOf(standby)]))
    await second.promote()
    // Nobody has stopped the old one. A connection of this mall ends, the newest of all, and with the next one the others do.
    await query(
      standby.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'huanxin-mall'
        order by backend_start desc limit 1`,
    )
    await until(async () => (await ports()).has(portOf(second)), 15_000)
    expect(await ports()).toEqual(new Set([portOf(second)]))
    await second.stop()
    await until(
      async () =>
        db.run(where, []).then(
          () => false,
          () => true,
        ),
      5000,
    )
    for (let n = 0; n < 5; n++) await expect(db.run(where, [])).rejects.toThrow()
  }, 60_000)
})

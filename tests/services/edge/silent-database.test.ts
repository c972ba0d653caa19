import pg from 'pg'
import type { Database } from '@/lib/server/ground/db/connection'
import { openPostgres } from '@/lib/server/ground/db/postgres'
import { statement } from '@/lib/server/ground/db/statement'
import { startStallableProxy, type StallableProxy } from '../../fixtures/stallable-proxy'

/** A database that hangs: connections stay open and nothing is answered. */

const url = process.env.TEST_DATABASE_URL
// The embedded database is in the process itself.
const onPostgres = url ? describe : describe.skip

const one = statement('silent_one', 'select 1 as one')
const sleep = statement('silent_sleep', 'select pg_sleep(2.5)')

/** The error of a piece of work; a time-out of the mall would be another one. */
const errorOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error)

onPostgres('a database that falls silent', () => {
  let proxy: StallableProxy
  let db: Database

  beforeAll(async () => {
    proxy = await startStallableProxy(url ?? '')
    db = openPostgres(proxy.url)
    await db.run(one, [])
  })
  afterAll(async () => {
    proxy.resume()
    await db.close()
    await proxy.close()
  })

  const silent = { name: 'DatabaseSilent' }

  it('fails running and new statements of visitors and jobs, and answers again when it is back', async () => {
    await db.unhurried.run(one, [])
    proxy.stall()
    const works = [
      db.run(one, []),
      db.transaction((tx) => tx.run(one, [])),
      db.unhurried.run(one, []),
      db.unhurried.transaction((tx) => tx.run(one, [])),
      db.orm.execute('select 1'),
      // More than there are connections: the others wait for one.
      ...Array.from({ length: 40 }, () => db.run(one, [])),
    ]
    for (const outcome of await Promise.all(works.map(errorOf))) {
      const error = outcome as Error
      expect(error.cause instanceof Error ? error.cause : error).toMatchObject(silent)
    }
    await expect(db.run(one, [])).rejects.toMatchObject(silent)

    proxy.resume()
    for (;;) {
      const rows = await db.run(one, []).catch(() => null)
      if (rows) return expect(rows).toEqual([{ one: 1 }])
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })

  it('is not one that works on a long statement, or waits for a lock', async () => {
    expect(await db.run(sleep, [])).toHaveLength(1)
    const holder = new pg.Client({ connectionString: url })
    await holder.connect()
    await holder.query('select pg_advisory_lock(20261128)')
    const lock = statement('silent_lock', 'select pg_advisory_xact_lock(20261128)')
    const waiting = db.run(lock, [])
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await holder.end()
    expect(await waiting).toHaveLength(1)
  })

  it('is not one whose mall has no time to read', async () => {
    const waiting = db.run(statement('silent_nap', 'select pg_sleep(0.3)'), [])
    await new Promise((resolve) => setTimeout(resolve, 100))
    const until = performance.now() + 2_000
    while (performance.now() < until);
    expect(await waiting).toHaveLength(1)
  })
})

onPostgres('a database that is silent when it is opened', () => {
  it('fails the first statement, also of a job without time limits', async () => {
    const proxy = await startStallableProxy(url ?? '')
    proxy.stall()
    const db = openPostgres(proxy.url)
    for (const outcome of await Promise.all([db.run(one, []), db.unhurried.run(one, [])].map(errorOf)))
      expect(outcome).toMatchObject({ name: 'DatabaseSilent' })
    await db.close()
    await proxy.close()
  })
})

import { randomUUID } from 'node:crypto'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'
import { sqlState, type Database } from '@/lib/server/db/connection'
import { openPostgres, type Patience } from '@/lib/server/db/postgres'

/** A database that hangs must not hang the pages with it. */

const patience: Patience = { connection: 300, statement: 300, answer: 600 }

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

describe('a server that takes connections and says nothing', () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket.on('error', () => {})))
  let db: Database

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    db = openPostgres(`postgres://mall@127.0.0.1:${port}/mall`, patience)
  })
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    await db.close()
    await new Promise((resolve) => server.close(resolve))
  })

  it('is given up in time, by a query and by a transaction', async () => {
    const select = { name: 'one', text: 'select 1' }
    expect(await seconds(() => expect(db.run(select, [])).rejects.toThrow('timeout'))).toBeLessThan(3)
    expect(
      await seconds(() => expect(db.transaction((tx) => tx.run(select, []))).rejects.toThrow('timeout')),
    ).toBeLessThan(3)
  })
})

const url = process.env.TEST_DATABASE_URL
// The embedded database is in the process itself.
const onPostgres = url ? describe : describe.skip

onPostgres('a statement that waits for a lock', () => {
  const table = `stalled_${randomUUID().replaceAll('-', '')}`
  const count = { name: 'count', text: `select count(*) from ${table}` }
  let db: Database
  let holder: pg.Client

  beforeAll(async () => {
    db = openPostgres(url ?? '', patience)
    holder = new pg.Client({ connectionString: url })
    await holder.connect()
    await holder.query(`create table ${table} (id int)`)
  })
  afterAll(async () => {
    await holder.query(`drop table ${table}`)
    await holder.end()
    await db.close()
  })

  it('is ended by the server for visitors, who may ask again when the lock is gone', async () => {
    await holder.query('begin')
    await holder.query(`lock table ${table}`)
    for (const asked of [
      () => db.run(count, []),
      () => db.transaction((tx) => tx.run(count, [])),
      () => db.orm.execute(count.text),
    ]) {
      const failed = asked().then(
        () => 'answered',
        (error: unknown) => sqlState(error),
      )
      expect(await failed).toBe('57014')
    }
    await holder.query('rollback')
    expect(await db.run(count, [])).toEqual([{ count: 0 }])
  })

  it('is given up by ourselves when the server does not end it', async () => {
    const silent = openPostgres(url ?? '', { ...patience, statement: 0 })
    const asleep = { name: 'asleep', text: 'select pg_sleep(3)' }
    const given = await seconds(() =>
      expect(silent.transaction((tx) => tx.run(asleep, []))).rejects.toThrow('timeout'),
    )
    expect(given).toBeLessThan(2)
    await silent.close()
  })

  it('is waited for by work that nobody waits for', async () => {
    await holder.query('begin')
    await holder.query(`lock table ${table}`)
    const [took] = await Promise.all([
      seconds(() => db.unhurried.run(count, [])),
      new Promise((resolve) => setTimeout(resolve, 3 * patience.answer)).then(() => holder.query('rollback')),
    ])
    expect(took).toBeGreaterThan(patience.answer / 1000)
  })
})

import { randomUUID } from 'node:crypto'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'
import { sqlState, type Database } from '@/lib/server/ground/db/connection'
import { openPostgres, type Patience } from '@/lib/server/ground/db/postgres'
import { statement } from '@/lib/server/ground/db/statement'

/** A database that does not respond must not block pages. */

const patience: Patience = { connection: 300, statement: 300, answer: 600 }

describe('a server that accepts connections and never responds', () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket.on('error', () => {})))
  let db: Database

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    db = openPostgres(`postgres://mall@127.0.0.1:${port}/mall`, { patience })
  })
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    await db.close()
    await new Promise((resolve) => server.close(resolve))
  })

  it('makes queries and transactions fail with a time-out', async () => {
    const select = statement('test_select', 'select 1')
    await expect(db.run(select, [])).rejects.toThrow('timeout')
    await expect(db.transaction((tx) => tx.run(select, []))).rejects.toThrow('timeout')
  })
})

const url = process.env.TEST_DATABASE_URL
// The embedded database is in the process itself.
const onPostgres = url ? describe : describe.skip

onPostgres('a statement that waits for a lock', () => {
  const table = `stalled_${randomUUID().replaceAll('-', '')}`
  const count = statement('test_count', `select count(*) from ${table}`)
  let db: Database
  let holder: pg.Client

  beforeAll(async () => {
    db = openPostgres(url ?? '', { patience })
    holder = new pg.Client({ connectionString: url })
    await holder.connect()
    await holder.query(`create table ${table} (id int)`)
  })
  afterAll(async () => {
    await holder.query(`drop table ${table}`)
    await holder.end()
    await db.close()
  })

  it('is cancelled by the server, and the same statement succeeds once the lock is released', async () => {
    await holder.query('begin')
    await holder.query(`lock table ${table}`)
    for (const query of [
      () => db.run(count, []),
      () => db.transaction((tx) => tx.run(count, [])),
      () => db.orm.execute(count.text),
    ]) {
      const state = query().then(
        () => 'answered',
        (error: unknown) => sqlState(error),
      )
      expect(await state).toBe('57014')
    }
    await holder.query('rollback')
    expect(await db.run(count, [])).toEqual([{ count: 0 }])
  })

  it('times out on the client when the server does not end it', async () => {
    const silent = openPostgres(url ?? '', { patience: { ...patience, statement: 0 } })
    // Without the time-out it would succeed.
    const asleep = statement('test_sleep', 'select pg_sleep(3)')
    await expect(silent.transaction((tx) => tx.run(asleep, []))).rejects.toThrow('timeout')
    await silent.close()
  })

  it('has no time-out on the unhurried connection', async () => {
    await holder.query('begin')
    await holder.query(`lock table ${table}`)
    const events: string[] = []
    const counted = db.unhurried.run(count, []).then(() => events.push('counted'))
    await new Promise((resolve) => setTimeout(resolve, 3 * patience.answer))
    events.push('released')
    await holder.query('rollback')
    await counted
    expect(events).toEqual(['released', 'counted'])
  })
})

onPostgres('jobs', () => {
  it('start their first statement with the transaction, without a warning of the driver', async () => {
    const warnings: string[] = []
    const keep = ({ message }: Error) => void warnings.push(message)
    process.on('warning', keep)
    const db = openPostgres(url ?? '')
    const select = statement('test_job_select', 'select 1')
    await db.unhurried.transaction((tx) => Promise.all([tx.run(select, []), tx.run(select, []), tx.commit()]))
    // Warnings are emitted in a later turn of the event loop.
    await new Promise((resolve) => setTimeout(resolve, 10))
    process.off('warning', keep)
    await db.close()
    expect(warnings).toEqual([])
  })
})

import { SteadyPool } from '@/lib/server/ground/db/steady-pool'

const connectionString = process.env.TEST_DATABASE_URL
// The embedded database has no connections.
const onPostgres = connectionString ? describe : describe.skip

onPostgres('the pool of connections', () => {
  let pool: SteadyPool
  beforeEach(() => {
    pool = new SteadyPool({ connectionString, max: 1 })
    // As databaseOn does.
    pool.on('error', () => undefined)
  })
  afterEach(() => pool.end())

  const process = async () => {
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    return rows[0]?.pid
  }

  it('keeps a connection after a refused statement, with its prepared statements', async () => {
    const before = await process()
    await pool.query({ name: 'kept', text: 'select 1' })
    await expect(pool.query('select 1 / 0')).rejects.toThrow('division by zero')
    expect(await process()).toBe(before)
    const { rows } = await pool.query(`select 1 from pg_prepared_statements where name = 'kept'`)
    expect(rows).toHaveLength(1)
  })

  it('replaces a connection that the server has ended', async () => {
    const before = await process()
    await expect(pool.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow()
    expect(await process()).not.toBe(before)
  })
})

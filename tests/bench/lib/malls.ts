/** The demo mall with members, on each database, for benches that measure calls. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { type RpcClient, startBuyers } from '../../fixtures/orders/start-buyers.ts'
import { startPostgres } from '../../run/postgres.ts'
import { cpuSecondsOf, parentOf } from './cpu.ts'
import { cpuSeconds, startMeasured } from './servers.ts'

const secret = 'only for measurements, at least thirty-two characters'

export type DatabaseName = 'PostgreSQL' | 'PGlite'

/** A database on which the mall can run. */
type Database = {
  name: DatabaseName
  env: Record<string, string>
  /** Processor time of its own processes; undefined when it runs in the process of the mall. */
  cpuSeconds: () => Promise<number | undefined>
  /** Called when the data is complete. */
  analyze: () => Promise<void>
  stop: () => Promise<void>
}

export type BenchMall = {
  database: DatabaseName
  /** Origin of the running mall. */
  url: () => string
  /** Process id of the running mall. */
  pid: () => number
  /** Processor time of the mall and of the database, in seconds. */
  cpuSeconds: () => Promise<{ mall: number; database?: number }>
  /** Starts the mall anew, with empty caches. */
  restart: () => Promise<void>
  /** As `restart`, after an end like that of a power failure. */
  kill: () => Promise<void>
  /** Does work on its database, which `env` names, while the mall is stopped. */
  whileStopped: <T>(work: (env: Record<string, string>) => Promise<T>) => Promise<T>
  /** A token per member; each member has one piece in the cart, of the skus in turn. */
  tokens: string[]
  itemIds: number[]
}

/**
 * Runs `work` on a new demo mall with members, first on PostgreSQL, then embedded. Without PostgreSQL only embedded.
 *
 * @param members how many members each of the malls gets
 * @param prepare changes the members before the mall starts; the default fills their carts
 * @param together runs both at once, for figures that other work does not change
 */
export async function onEachDatabase(
  members: (database: DatabaseName) => number,
  work: (mall: BenchMall) => Promise<void>,
  prepare: (buyers: RpcClient) => Promise<unknown> = (buyers) => buyers.ask('spread'),
  together = false,
): Promise<void> {
  const onOne = async (open: () => Promise<Database | null>) => {
    const database = await open()
    if (!database) return console.log('PostgreSQL is not installed: measuring the embedded database only.')
    try {
      await onDatabase(database, members(database.name), work, prepare)
    } finally {
      await database.stop()
    }
  }
  if (together) return void (await Promise.all([onOne(openPostgres), onOne(openEmbedded)]))
  await onOne(openPostgres)
  await onOne(openEmbedded)
}

async function onDatabase(
  database: Database,
  members: number,
  work: (mall: BenchMall) => Promise<void>,
  prepare: (buyers: RpcClient) => Promise<unknown>,
): Promise<void> {
  const { env } = database
  const buyers = await startBuyers(env)
  const { tokens, itemIds } = await buyers.ask<{ tokens: string[]; itemIds: number[] }>('prepare', members)
  await prepare(buyers)
  await buyers.ask('close')
  await database.analyze()
  let server = await startMeasured(env)
  try {
    await work({
      database: database.name,
      url: () => server.url,
      pid: () => server.pid ?? Number.NaN,
      async cpuSeconds() {
        const mall = (await cpuSeconds(server)) ?? Number.NaN
        const seconds = await database.cpuSeconds()
        return { mall, ...(seconds !== undefined && { database: seconds }) }
      },
      async restart() {
        await server.stop()
        server = await startMeasured(env)
      },
      async kill() {
        await server.kill()
        server = await startMeasured(env)
      },
      async whileStopped(work) {
        await server.stop()
        try {
          return await work(env)
        } finally {
          server = await startMeasured(env)
        }
      },
      tokens,
      itemIds,
    })
  } finally {
    await server.stop()
  }
}

async function openPostgres(): Promise<Database | null> {
  const postgres = await startPostgres()
  if (!postgres) return null
  const client = new Client({ connectionString: postgres.url })
  // The server ends the connection when it stops.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = await parentOf(rows[0]?.pid ?? 0)
  return {
    name: 'PostgreSQL',
    env: { DATABASE_URL: postgres.url, MALL_SECRET: secret, MALL_DEMO: '1', MALL_PAY_TEST: '1' },
    cpuSeconds: () => cpuSecondsOf(postmaster),
    analyze: () => vacuum(client),
    stop: postgres.stop,
  }
}

/**
 * Does the work that autovacuum would do during the first rows. It skips tables below its threshold of 50 rows, as
 * here: otherwise PostgreSQL would know that there are few orders and plan to read all of them, until autovacuum visits
 * the table a minute later.
 */
async function vacuum(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_stat_user_tables where n_live_tup >= 50`,
  )
  await client.query(`vacuum analyze ${rows.map(({ name }) => name).join(', ')}`)
}

async function openEmbedded(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-bench-'))
  return {
    name: 'PGlite',
    env: { MALL_DATA_DIR: folder, MALL_SECRET: secret },
    cpuSeconds: async () => undefined,
    analyze: async () => undefined,
    stop: () => rm(folder, { recursive: true, force: true }),
  }
}

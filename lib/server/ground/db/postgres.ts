import 'server-only'
import type pg from 'pg'
import { databaseHosts, type DatabaseHosts } from '@/lib/database-hosts'
import {
  causesOf,
  isReadOnly,
  isRetryable,
  type Database,
  type Queries,
  type Transaction,
} from './connection'
import { measurePools, type PoolState } from './pool-metrics'
import { plannedOnce, plannedPerCall, queriesOn } from './pool-queries'
import { listenOn, listening } from './postgres-listener'
import { connectingTo } from './primary'
import { SilenceWatch } from './silence-watch'
import { withStandbys } from './standby'
import { SteadyPool } from './steady-pool'

/** Time limits in milliseconds. */
export interface Patience {
  /** Waiting for a free connection of the pool. */
  connection: number
  /** Statement time-out of the server, which also releases the locks that the statement waited for. */
  statement: number
  /** Client-side query time-out, for a server that no longer responds. */
  answer: number
}

/** The browser also ends a call after 10 s; the page then offers a retry (ADR 0010). */
const visitors: Patience = { connection: 10_000, statement: 10_000, answer: 12_000 }

/** The driver's error for a client-side query time-out; it has a message only. */
const isReadTimeout = ({ message }: Error): boolean => message === 'Query read timeout'

/** Repeats a transaction, or a single statement outside one, after a deadlock or a serialization failure. */
async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === 5 || !isRetryable(error)) throw error
    }
  }
}

type OnPool = Pick<Database, 'home' | 'kind' | 'orm' | 'run' | 'transaction'>

function databaseOn(home: object, pool: pg.Pool, perCall = pool, isNameless = false): OnPool {
  // An idle connection that the server closes must not end the process; the next query opens a new one.
  for (const one of [pool, perCall]) one.on('error', () => {})

  // One query builder per connection: creating one per transaction would cost more than its statements.
  const builders = new WeakMap<pg.PoolClient, Queries>()
  const queriesOf = (client: pg.PoolClient) => {
    let queries = builders.get(client)
    if (!queries) builders.set(client, (queries = queriesOn(home, client, client, isNameless)))
    return queries
  }

  async function once<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      const queries = queriesOf(client)
      const begun = client.query('begin')
      // Awaited with each statement; `work` may fail before its first one.
      begun.catch(() => {})
      let committed: Promise<void> | undefined
      const statements: Promise<unknown>[] = []
      const commit = async () => {
        const { command } = await client.query('commit')
        if (command === 'COMMIT') return
        // A failed transaction answers `commit` with ROLLBACK; its error is that of the failed statement.
        await Promise.all(statements)
        throw new Error('The transaction was rolled back.')
      }
      const result = await work({
        home,
        orm: queries.orm,
        async run(statement, params) {
          const running = queries.run(statement, params)
          statements.push(running)
          const [rows] = await Promise.all([running, begun])
          return rows
        },
        commit: () => (committed ??= commit()),
      })
      await begun
      await (committed ?? commit())
      return result
    } catch (error) {
      // A server that does not respond would not answer a rollback either; closing the connection ends the transaction.
      if ([...causesOf(error)].some(isReadTimeout)) broken = new Error('read timeout')
      else if (isReadOnly(error)) broken = new Error('a standby')
      else await client.query('rollback').catch((rollbackError: Error) => (broken = rollbackError))
      throw error
    } finally {
      client.release(broken)
    }
  }

  const { orm, run } = queriesOn(home, pool, perCall, isNameless)
  return {
    home,
    kind: 'postgres',
    orm,
    run: (statement, params) => retrying(() => run(statement, params)),
    transaction: (work) => retrying(() => once(work)),
  }
}

/** Most connections of each kind. */
interface Connections {
  /** For named statements of requests. */
  visitors: number
  /** For statements of requests that are planned per call. */
  perCall: number
  /** For migrations, seeding and jobs. */
  unhurried: number
}

const connectionsOfMall: Connections = { visitors: 16, perCall: 8, unhurried: 4 }

/** The most connections of one mall, with those that watch the server and listen to other instances. */
export const mostConnections = Object.values(connectionsOfMall).reduce((sum, num) => sum + num, 2)
/**
 * A pooler that gives each transaction another connection: `prepared` knows the statements of its clients, `transaction`
 * loses them (ADR 0140).
 */
type Pooler = 'transaction' | 'prepared'

export interface PostgresOptions {
  /** The address of standbys for reads of the catalogue. */
  readUrl?: string | undefined
  /** What stands at the address of the database. */
  pooler?: Pooler | undefined
  /** The database without the pooler, for what needs a connection of its own: LISTEN, migrations, jobs. */
  directUrl?: string | undefined
  patience?: Patience
  connections?: Connections
}

function hostsOf(url: string): DatabaseHosts {
  const hosts = databaseHosts(url)
  if (!hosts) throw new Error('The address of the database is not that of PostgreSQL.')
  return hosts
}

/**
 * Opens PostgreSQL 15+; nothing is sent until the first query. Requests have time limits, so that a stalled database
 * leads to an error page instead of a page that loads forever; `unhurried` has connections of its own without limits.
 * When the database does not respond at all, statements of both fail within two seconds with DatabaseSilent
 * (`silence-watch.ts`).
 */
export function openPostgres(
  url: string,
  {
    readUrl,
    pooler,
    directUrl = url,
    patience = visitors,
    connections = connectionsOfMall,
  }: PostgresOptions = {},
): Database {
  const direct = connectingTo(hostsOf(directUrl))
  const watch = new SilenceWatch(
    (stream) => new direct.Client({ ...direct, application_name: 'huanxin-mall watch', stream }),
    (): PoolState[] => Object.values(pools),
  )
  const onServer = {
    stream: watch.stream,
    // Sends concurrent statements without waiting for answers (`Transaction`). Without it pg deprecates queries on a
    // busy connection, and `begin` is one.
    pipeline: true,
  }
  const ofVisitors = {
    ...onServer,
    ...(directUrl === url ? direct : connectingTo(hostsOf(url))),
    application_name: 'huanxin-mall',
    connectionTimeoutMillis: patience.connection,
    query_timeout: patience.answer,
  }
  // A pooler refuses settings of the connection: they are those of its own connections (deploy/cluster/pgbouncer.ini).
  const settings = (options: string) =>
    pooler === undefined ? { options, statement_timeout: patience.statement } : {}
  const pools = {
    visitors: new SteadyPool({ ...ofVisitors, ...settings(plannedOnce), max: connections.visitors }, watch),
    perCall: new SteadyPool({ ...ofVisitors, ...settings(plannedPerCall), max: connections.perCall }, watch),
    unhurried: new SteadyPool(
      {
        ...onServer,
        ...direct,
        max: connections.unhurried,
        application_name: 'huanxin-mall jobs',
      },
      watch,
    ),
  }
  const close = async () => {
    watch.close()
    await Promise.all(Object.values(pools).map((pool) => pool.end()))
  }
  const unhurried: Database = {
    ...databaseOn(pools, pools.unhurried),
    close,
    listen: (channel, listener) =>
      listenOn(
        () => new direct.Client({ ...direct, application_name: 'huanxin-mall drops', ...listening }),
        channel,
        listener,
      ),
    get unhurried() {
      return unhurried
    },
  }
  const onPrimary: Database = {
    ...databaseOn(pools, pools.visitors, pools.perCall, pooler === 'transaction'),
    unhurried,
    close,
    measure: () => measurePools(pools),
  }
  return readUrl === undefined ? onPrimary : withStandbys(onPrimary, hostsOf(readUrl), ofVisitors)
}

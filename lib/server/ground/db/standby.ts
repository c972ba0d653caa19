import 'server-only'
import type pg from 'pg'
import type { Database } from './connection'
import { plannedOnce, plannedPerCall, queriesOn } from './pool-queries'
import { Replica } from './replica'
import { SteadyPool } from './steady-pool'

/** Most connections of each kind: statements that are planned once, and those planned per call. */
const most = 16
/** Milliseconds in which a standby must answer; then the primary does. */
const patience = 3000

/**
 * The database of `primary`, with reads of the catalogue on a standby (ADR 0131).
 * @param options how connections of visitors are made
 */
export function withStandby(primary: Database, readUrl: string, options: pg.PoolConfig): Database {
  const onStandby: pg.PoolConfig = {
    connectionString: readUrl,
    pipeline: options.pipeline,
    application_name: 'huanxin-mall reads',
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    query_timeout: patience,
    max: most,
  }
  const pools = [
    new SteadyPool({ ...onStandby, options: plannedOnce }),
    new SteadyPool({ ...onStandby, options: plannedPerCall }),
  ] as const
  // A connection that the standby closes while it is idle is opened again by the next read.
  for (const pool of pools) pool.on('error', () => undefined)
  const [once, perCall] = pools
  const replica = new Replica({
    primary: primary.unhurried,
    replica: queriesOn(primary.home, once, perCall),
    reader: primary,
  })
  const reading: Database = { ...primary, run: (wanted, params) => replica.run(wanted, params) }
  return {
    ...primary,
    reading: { db: reading, require: () => void replica.require() },
    metrics: async () => [await primary.metrics?.(), replica.metrics()].join('\n'),
    async close() {
      replica.close()
      await Promise.all(pools.map((pool) => pool.end()))
      await primary.close()
    },
  }
}

import 'server-only'
import type pg from 'pg'
import type { DatabaseHost, DatabaseHosts } from '@/lib/database-hosts'
import type { Database, Queries } from './connection'
import { plannedOnce, plannedPerCall, queriesOn } from './pool-queries'
import { connectingToHost } from './primary'
import { Replica } from './replica'
import { SteadyPool } from './steady-pool'

/** Most connections of each kind to a standby: statements that are planned once, and those planned per call. */
const most = 16
/** Milliseconds in which a standby must answer; then the primary does. */
const patience = 3000

interface Standby {
  replica: Replica
  close(): Promise<void>
}

function openStandby(primary: Database, of: DatabaseHosts, host: DatabaseHost, pipeline?: boolean): Standby {
  const onStandby: pg.PoolConfig = {
    ...(of.hosts.length === 1 ? { connectionString: of.connectionString } : connectingToHost(of, host)),
    pipeline,
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
    host: `${host.host}:${host.port}`,
    primary: primary.unhurried,
    replica: queriesOn(primary.home, once, perCall),
    reader: primary,
  })
  return {
    replica,
    async close() {
      replica.close()
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

/**
 * The database of `primary`, with reads of the catalogue on those of its standbys that are fresh, in turn (ADR 0131). A
 * host that is the primary at the moment is none of them.
 * @param options how connections of visitors are made
 */
export function withStandbys(primary: Database, of: DatabaseHosts, options: pg.PoolConfig): Database {
  const standbys = of.hosts.map((host) => openStandby(primary, of, host, options.pipeline))
  const replicas = standbys.map(({ replica }) => replica)
  let turn = 0
  const run: Queries['run'] = (wanted, params) => {
    const fresh = replicas.filter(({ isFresh }) => isFresh)
    const next = fresh[turn++ % fresh.length] ?? replicas[0]
    return next ? next.run(wanted, params) : primary.run(wanted, params)
  }
  return {
    ...primary,
    reading: {
      db: { ...primary, run },
      require: () => {
        for (const replica of replicas) void replica.require()
      },
    },
    measure() {
      primary.measure?.()
      for (const replica of replicas) replica.measure()
    },
    async close() {
      await Promise.all(standbys.map((standby) => standby.close()))
      await primary.close()
    },
  }
}

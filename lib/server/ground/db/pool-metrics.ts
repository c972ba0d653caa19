import 'server-only'
import { Gauge, Registry } from 'prom-client'

/** Counts of a connection pool. */
export interface PoolState {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

/** A gauge of the pools of a database, read when metrics are requested. */
const gauge = (registry: Registry, name: string, help: string): Gauge<'pool'> =>
  new Gauge({ name, help, labelNames: ['pool'], registers: [registry] })

/** The connections and waiting requests of each pool, in the Prometheus text format. */
export function poolMetrics(pools: Record<string, PoolState>): Promise<string> {
  const registry = new Registry()
  const open = gauge(registry, 'mall_db_connections', 'open connections to the database')
  const idle = gauge(registry, 'mall_db_connections_idle', 'open connections that run nothing')
  const waiting = gauge(registry, 'mall_db_connections_waiting', 'statements that wait for a connection')
  for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
    open.set({ pool }, totalCount)
    idle.set({ pool }, idleCount)
    waiting.set({ pool }, waitingCount)
  }
  return registry.metrics()
}

import 'server-only'
import { gauge } from '@/lib/server/ground/metrics'

/** Counts of a connection pool. */
export interface PoolState {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

const open = gauge('mall_db_connections', 'open connections to the database', ['pool'])
const idle = gauge('mall_db_connections_idle', 'open connections that run nothing', ['pool'])
const waiting = gauge('mall_db_connections_waiting', 'statements that wait for a connection', ['pool'])

/** Puts the connections and waiting requests of each pool into the metrics. */
export function measurePools(pools: Record<string, PoolState>): void {
  for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
    open.set({ pool }, totalCount)
    idle.set({ pool }, idleCount)
    waiting.set({ pool }, waitingCount)
  }
}

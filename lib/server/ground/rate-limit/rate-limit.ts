import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { daySeconds } from '@/lib/domain/time/china'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement } from '@/lib/server/ground/db/statement'

/** A limit of hits per fixed time window. */
export interface RateLimit {
  /** Hits allowed within one window. */
  max: number
  /** Length of a window in seconds; windows begin at multiples of it. */
  window: number
  /** The message of the refusal. */
  message: string
}

const countHit = statement(
  'rate_limit_hit',
  `insert into rate_limits (key, window_start, hits) values ($1, $2, 1)
   on conflict (key, window_start) do update set hits = rate_limits.hits + 1
   returning hits`,
  { hits: number },
)
const undoHit = statement(
  'rate_limit_take_back',
  `update rate_limits set hits = hits - 1 where key = $1 and window_start = $2 and hits > 0`,
)
const sweep = statement('rate_limit_sweep', `delete from rate_limits where window_start < $1`)

const windowStart = (limit: RateLimit, now: number) => now - (now % limit.window)

/**
 * Counts one hit under `key` and rejects it when the window is full. The count is one atomic statement, so parallel
 * calls cannot exceed the limit.
 * @param key subject and caller, such as `login:13800138000`
 * @param now epoch seconds
 * @throws MallError 429 with the limit's message
 */
export async function takeHit(db: Queries, key: string, limit: RateLimit, now: number): Promise<void> {
  const [row] = await db.run(countHit, [key, windowStart(limit, now)])
  if ((row?.hits ?? 0) > limit.max) throw new MallError(limit.message, { status: 429 })
}

/** Undoes one hit, for limits that count only failures. */
export async function returnHit(db: Queries, key: string, limit: RateLimit, now: number): Promise<void> {
  await db.run(undoHit, [key, windowStart(limit, now)])
}

/** Deletes counters of windows that began more than two days ago; the longest window in use is one day. */
export async function sweepRateLimits(db: Queries, now: number): Promise<void> {
  await db.run(sweep, [now - 2 * daySeconds])
}

import 'server-only'
import type { Env } from '@/lib/env'
import type { Database } from '@/lib/server/ground/db/connection'
import type { LoadWidgetProblems } from './widget-problems'

/** What all services get: settings, database, clock and cache. */
export interface Mall {
  env: Env
  db: Database
  /** Key that signs tokens and tickets. */
  secret: Uint8Array
  /** Epoch seconds; tests set this clock. */
  now: () => number
  /** Drops all cache entries with these tags; the next request renders again. */
  invalidate: (tags: readonly string[]) => Promise<void>
  /** The schemas of widgets, which stand outside lib/server. */
  widgetProblems: LoadWidgetProblems
}

import 'server-only'
import type { Env } from '@/lib/env'
import type { Database } from '@/lib/server/ground/db/connection'
import type { LoadWidgetProblems } from './widget-problems'

/** The context of all services: settings, database, clock and cache. */
export interface Mall {
  env: Env
  db: Database
  /** Key that signs tokens and tickets. */
  secret: Uint8Array
  /** Epoch seconds; tests set this clock. */
  now: () => number
  /** Invalidates all cache entries with these tags; the next request renders again. */
  invalidate: (tags: readonly string[]) => Promise<void>
  /** The schemas of widgets, which are outside lib/server. */
  widgetProblems: LoadWidgetProblems
}

import 'server-only'
import { implement } from '@orpc/server'
import { contract } from '@/lib/contract'
import { notSignedIn } from '@/lib/domain/errors'
import type { Env } from '@/lib/env'
import type { Database } from './db/connection'
import type { Viewer } from './session/viewer'

/** What the mall's services share for the life of the process. */
export interface Mall {
  env: Env
  db: Database
  /** Key for tokens and tickets. */
  secret: Uint8Array
  /** Epoch seconds; tests turn this clock. */
  now: () => number
  /** Drops everything cached under these tags; the next reader is fresh. */
  invalidate: (tags: readonly string[]) => Promise<void>
}

/** What one call gets. */
export interface CallContext {
  mall: Mall
  viewer: Viewer | null
  /** The caller's address for rate limits; empty for calls of our own pages. */
  ip: string
  /** The token as it was sent, good or not; only renewing it looks at this. */
  token?: string | undefined
  /** `Idempotency-Key` header, at most 80 characters. */
  idempotencyKey: string | null
  /** Headers to send along with the answer, such as cookies. */
  reply: Headers
}

/** The base of every route file: `os.goods.list.handler(…)`. */
export const os = implement(contract).$context<CallContext>()

/** The member of a call that the door let in. Narrows the type; the door has already refused strangers. */
export function memberOf(context: CallContext): Viewer {
  if (!context.viewer) throw notSignedIn()
  return context.viewer
}

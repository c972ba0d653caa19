import 'server-only'
import { implement } from '@orpc/server'
import { contract } from '@/lib/contract'
import { notSignedIn } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Mall } from './mall'

/** The context of one call. */
export interface CallContext {
  mall: Mall
  viewer: Viewer | null
  /** The caller's IP address for rate limits; empty for calls that pages make in process. */
  ip: string
  /** The token as it was sent, valid or not; read only to renew it. */
  token?: string | undefined
  /** All tokens that were sent, valid or not; read only to end them. */
  tokens?: readonly string[]
  /** A cookie by its name, sent by one of our own pages. Absent for calls that pages make in process. */
  cookie?: (name: string) => string | undefined
  /** `X-Client-Device-Id` header; clients may leave it out. */
  device?: string
  /** `Idempotency-Key` header; the SHA-256 of one with more than 80 characters. */
  idempotencyKey: string | null
  /** Response headers that the call adds, such as cookies. */
  reply: Headers
}

/** The base of every `routes.ts`: `os.goods.list.handler(…)`. */
export const os = implement(contract).$context<CallContext>()

/** The signed-in member of a call. The handler has already rejected calls without one; this narrows the type. */
export function memberOf(context: CallContext): Viewer {
  if (!context.viewer) throw notSignedIn()
  return context.viewer
}

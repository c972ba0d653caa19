import 'server-only'
import type { Auth } from '@/lib/contract/call'
import type { Env } from '@/lib/env'
import { addSessionCookie, dropSessionCookies } from '@/lib/server/people/session/cookies'
import { cookieFor, storeCookie } from '@/lib/server/people/session/request-session'
import type { Incoming } from './transport'

/** How a call changes the session of our own pages. */
export type SessionEffect = 'begins' | 'begins-store' | 'renews' | 'ends' | 'changes-password'

const effects: Record<string, SessionEffect> = {
  'POST /login': 'begins',
  'POST /new_login': 'begins',
  'POST /member': 'begins',
  'POST /member/bind': 'begins',
  'POST /user.mobile.login': 'begins',
  'POST /merchant/login': 'begins-store',
  'GET /token/refresh': 'renews',
  'POST /member/logout': 'ends',
  'POST /user.logout': 'ends',
  'POST /member/logout/all': 'changes-password',
  'POST /member/reset/password': 'changes-password',
}

/** @param path below the prefix of the contract */
export const sessionEffect = (method: string, path: string): SessionEffect | undefined =>
  effects[`${method} ${path}`]

/** Whether the value can be stored in a cookie; other characters could add attributes to the cookie. */
const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.~+/=-]{1,4000}$/.test(value)

/** The new token of a response; undefined when there is none that a cookie can hold. */
export function bearerToken(headers: Headers): string | undefined {
  const token = headers.get('authorization')?.replace(/^Bearer\s+/i, '')
  return isToken(token) ? token : undefined
}

/** Our own engine sets a store cookie for merchants and operators; ECShopX signs in shoppers only. */
const storeTokenOf = ({ headers }: Incoming) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${storeCookie}=`))
    ?.slice(storeCookie.length + 1)
    .split(';')[0]

/**
 * The cookies for a response, by the rules of our own engine.
 *
 * @param data the data of the envelope; the response is not a refusal
 * @returns `set-cookie` headers
 */
export function sessionCookies(
  env: Pick<Env, 'publicUrl'>,
  effect: SessionEffect,
  answer: Incoming,
  data: unknown,
): string[] {
  const site = { env }
  const reply = new Headers()
  const dataToken = typeof data === 'object' && data !== null && 'token' in data ? data.token : undefined
  const token = effect === 'renews' ? bearerToken(answer.headers) : dataToken
  if (effect === 'changes-password') dropSessionCookies(site, reply)
  else if (!isToken(token)) return []
  else {
    addSessionCookie(site, reply, effect === 'begins-store' ? 'store' : 'shopper', token)
    const storeToken = effect === 'begins' ? storeTokenOf(answer) : undefined
    if (isToken(storeToken)) addSessionCookie(site, reply, 'store', storeToken)
  }
  return reply.getSetCookie()
}

/** `set-cookie` headers that delete one session cookie, or both without a name. */
export function droppedCookies(env: Pick<Env, 'publicUrl'>, name?: string): string[] {
  const reply = new Headers()
  dropSessionCookies({ env }, reply, name ? [name] : undefined)
  return reply.getSetCookie()
}

/** `set-cookie` headers for a renewed token. */
export function renewedCookies(env: Pick<Env, 'publicUrl'>, auth: Auth, token: string): string[] {
  const reply = new Headers()
  addSessionCookie({ env }, reply, cookieFor(auth) === storeCookie ? 'store' : 'shopper', token)
  return reply.getSetCookie()
}

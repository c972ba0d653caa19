import 'server-only'
import type { $ZodType } from 'zod/v4/core'
import { apiPrefix } from '@/lib/contract'
import { MallError } from '@/lib/domain/errors'
import type { Env } from '@/lib/env'
import { preflight, withCrossOrigin } from '@/lib/server/http/cross-origin'
import { failure, page, success, toMallError } from '@/lib/server/http/envelope'
import type { PlainResponse } from '@/lib/server/http/plain-response'
import { matchRoute, type Route } from '@/lib/server/http/routes'
import { bearerOf, cookieFor, cookieTokenOf, isOwnPage } from '@/lib/server/session/request-session'
import { sanitize } from './sanitize'
import { coerceToSchema, isEmptyFor } from './coerce-to-schema'
import { envelopeOf, judge, type Judged } from './incoming'
import { outgoing, plainForm, withToken } from './outgoing'
import { fallbacks } from './fallbacks'
import { renewed } from './renewal'
import { droppedCookies, renewedCookies, sessionCookies, sessionEffect, type SessionEffect } from './session'
import { sendRequest, type Incoming } from './transport'

/** What handing calls on needs of the environment. */
export type RemoteEnv = Pick<Env, 'publicUrl' | 'proxies'> & {
  apiUrl: string
  /** Milliseconds until a call is given up, when not the contract's. */
  patience?: number
}

/** The contract's `code` for a token that is expired or unknown (contract goods §1.3). */
const deadToken = 401001

/** A call on its way through. */
interface Passing {
  request: Request
  /** The contract has two; the back end answers below the one that was asked. */
  prefix: string
  /** Below the prefix, as it was asked. */
  path: string
  /** The declared call; calls that only ECShopX knows have none. */
  route: Route | undefined
  /** Whether the path names one thing by its id. */
  isOneThing: boolean
  effect: SessionEffect | undefined
  /** Whether cookies count and may be set: never for other pages than ours, nor for what a picture could press. */
  ownPage: boolean
  /** The token that came by itself. Only our pages send one, and they make no undeclared calls. */
  cookieToken: string | undefined
}

function read(request: Request, prefix: string, path: string): Passing {
  const found = matchRoute(request.method, decodeURIComponent(path))
  const route = found?.route
  const ownPage = isOwnPage(request.headers) && !route?.bearerOnly
  const mayUseCookie = ownPage && route && !bearerOf(request.headers)
  return {
    ...{ request, prefix, path, route, ownPage },
    isOneThing: Object.keys(found?.params ?? {}).length > 0,
    effect: sessionEffect(request.method, path),
    cookieToken: mayUseCookie ? cookieTokenOf(request.headers, route.meta.auth) : undefined,
  }
}

/** What the visitor's browser has to keep or to forget after an answer, as with the own engine. */
function cookiesOf(env: RemoteEnv, passing: Passing, answer: Incoming, { refusal, data }: Judged): string[] {
  const { effect, ownPage, cookieToken, route } = passing
  if (!ownPage) return []
  if (refusal) {
    const isDead = cookieToken !== undefined && (answer.status === 401 || refusal.status === 401)
    return isDead && route ? droppedCookies(env, cookieFor(route.meta.auth)) : []
  }
  if (!effect || (effect === 'changes-password' && !cookieToken)) return []
  return sessionCookies(env, effect, answer, data)
}

/** The data of another open call; undefined when it is refused. */
const reader = (env: RemoteEnv) => async (path: string) => {
  const sent = { method: 'GET', headers: { accept: 'application/json' } }
  const { data } = judge(
    await sendRequest(`${env.apiUrl}${apiPrefix}${path}?company_id=1`, sent, env.patience),
  )
  return shaped(matchRoute('GET', path)?.route, data)
}

const shaped = (route: Route | undefined, data: unknown) =>
  route?.output && data !== undefined ? coerceToSchema(route.output as $ZodType, data) : data

/**
 * The answer as our pages and clients can read it: in the declared shape, a missing thing refused as our engine would
 * (ECShopX gives `[]`), and calls that the back end does not know answered by their stand-ins.
 */
async function understood(env: RemoteEnv, passing: Passing, heard: Judged): Promise<Judged> {
  const { route, path, isOneThing } = passing
  if (heard.refusal) {
    const standIn = [404, 405].includes(heard.refusal.status) && fallbacks.get(path)
    return standIn ? { data: await standIn(reader(env)) } : heard
  }
  if (isOneThing && route?.output && isEmptyFor(route.output as $ZodType, heard.data))
    return { refusal: new MallError(route.meta.invalid ?? '内容不存在', { status: 404 }) }
  return { data: sanitize(path, shaped(route, heard.data)) }
}

/** Hands a call on and gives the back end's answer in the envelope. */
async function handOn(env: RemoteEnv, passing: Passing): Promise<PlainResponse> {
  const { request, prefix, path, route, cookieToken } = passing
  const sent = await outgoing(request, env, bearerOf(request.headers) ?? cookieToken)
  const query = plainForm(new URL(request.url).search.slice(1))
  const url = `${env.apiUrl}${prefix}${path}${query && `?${query}`}`
  let answer = await sendRequest(url, sent, env.patience)
  let renewedAs: string | undefined
  // Refused for its token, the call has done nothing and may be made again.
  if (cookieToken && judge(answer).refusal?.code === deadToken) {
    renewedAs = await renewed(env, cookieToken)
    if (renewedAs) answer = await sendRequest(url, withToken(sent, renewedAs), env.patience)
  }
  if (route?.meta.html && /^text\/html\b/.test(answer.headers.get('content-type') ?? ''))
    return page(answer.body.toString())

  const judged = await understood(env, passing, judge(answer))
  const given = envelopeOf(judged, answer)
  const cookies = cookiesOf(env, passing, answer, judged)
  if (renewedAs && route && cookies.length === 0)
    cookies.push(...renewedCookies(env, route.meta.auth, renewedAs))
  for (const cookie of cookies) given.headers.push(['set-cookie', cookie])
  return given
}

/** The contract has no such call: tokens are forgotten, not taken back (contract member §2). */
function signOut(env: RemoteEnv, { ownPage }: Passing): PlainResponse {
  const answer = success({ status: true })
  if (ownPage) for (const cookie of droppedCookies(env)) answer.headers.push(['set-cookie', cookie])
  return answer
}

/**
 * Hands a call of the contract to the back end and its answer back, in the envelope whatever happens. Cookies stay here:
 * the token of our own pages travels as a bearer, and cookies are set by the rules of the own engine. Never throws.
 *
 * @param path below the prefix, as it was asked
 */
export async function answerRemoteCall(
  env: RemoteEnv,
  request: Request,
  prefix: string,
  path: string,
): Promise<PlainResponse> {
  if (request.method === 'OPTIONS') return preflight()
  try {
    const passing = read(request, prefix, path)
    const answer = passing.effect === 'ends' ? signOut(env, passing) : await handOn(env, passing)
    return withCrossOrigin(request, answer)
  } catch (error) {
    return withCrossOrigin(request, failure(toMallError(error, undefined)))
  }
}

import 'server-only'
import type { $ZodType } from 'zod/v4/core'
import { apiPrefix } from '@/lib/contract'
import { MallError } from '@/lib/domain/errors'
import type { Env } from '@/lib/env'
import { preflight, withCrossOrigin } from '@/lib/server/edge/http/cross-origin'
import { failure, page, success, toMallError } from '@/lib/server/edge/http/envelope'
import type { PlainResponse } from '@/lib/server/edge/http/plain-response'
import { ignoresCookies, isWriting, matchRoute, type Route } from '@/lib/server/edge/http/routes'
import {
  bearerOf,
  callerHeaders,
  cookieFor,
  cookieTokenOf,
  isOwnPage,
  withoutCookies,
} from '@/lib/server/people/session/request-session'
import { coerceToSchema, isEmptyFor } from './coerce-to-schema'
import { fallbacks } from './fallbacks'
import { envelopeOf, judge, type Judged } from './incoming'
import { outgoing, plainForm, withToken } from './outgoing'
import { renewed } from './renewal'
import { sanitize } from './sanitize'
import { droppedCookies, renewedCookies, sessionCookies, sessionEffect, type SessionEffect } from './session'
import { sendRequest, type BackEndPatience, type Incoming, type Outgoing } from './transport'

/** The variables of the environment that the proxy needs. */
export type RemoteEnv = Pick<Env, 'publicUrl' | 'proxies'> & BackEndPatience & { apiUrl: string }

/** The `code` for an expired or unknown token (contract goods §1.3). */
const invalidTokenCode = 401001

/** A call that is passed on to the back end. */
interface ProxiedCall {
  request: Request
  /** One of the two prefixes of the contract; the back end is called with the same one. */
  prefix: string
  /** The requested path below the prefix. */
  path: string
  /** The declared call; undefined for calls that only ECShopX has. */
  route: Route | undefined
  /** Whether the path contains the id of one object. */
  hasId: boolean
  effect: SessionEffect | undefined
  /**
   * Whether cookies are read and set: only for requests of our own pages, and not for calls that an image tag could
   * send.
   */
  mayUseCookies: boolean
  /** The token of the session cookie. Only our own pages use it, and they make declared calls only. */
  cookieToken: string | undefined
}

function read(request: Request, prefix: string, path: string): ProxiedCall {
  const found = matchRoute(request.method, decodeURIComponent(path))
  const route = found?.route
  const mayUseCookies = isOwnPage(request.headers) && !route?.bearerOnly
  const usesCookie = mayUseCookies && route && !bearerOf(request.headers)
  const headers =
    route && ignoresCookies(request.method, route)
      ? withoutCookies(request.headers)
      : callerHeaders(request.headers, {
          writes: !route || isWriting(request.method, route),
          isOfDesk: route?.meta.permission !== undefined,
        })
  return {
    request,
    prefix,
    path,
    route,
    mayUseCookies,
    hasId: Object.keys(found?.params ?? {}).length > 0,
    effect: sessionEffect(request.method, path),
    cookieToken: usesCookie ? cookieTokenOf(headers, route.meta.auth) : undefined,
  }
}

/** The `set-cookie` headers of a response, by the same rules as in our own engine. */
function cookiesOf(env: RemoteEnv, call: ProxiedCall, answer: Incoming, { refusal, data }: Judged): string[] {
  const { effect, mayUseCookies, cookieToken, route } = call
  if (!mayUseCookies) return []
  if (refusal) {
    const isInvalid = cookieToken !== undefined && (answer.status === 401 || refusal.status === 401)
    return isInvalid && route ? droppedCookies(env, cookieFor(route.meta.auth)) : []
  }
  if (!effect || (effect === 'changes-password' && !cookieToken)) return []
  return sessionCookies(env, effect, answer, data)
}

/** Reads the data of a public call; undefined when the back end refuses it. */
const reader = (env: RemoteEnv) => async (path: string) => {
  const sent = { method: 'GET', headers: { accept: 'application/json' } }
  const { data } = judge(await sendRequest(`${env.apiUrl}${apiPrefix}${path}?company_id=1`, sent, env))
  return shaped(matchRoute('GET', path)?.route, data)
}

const shaped = (route: Route | undefined, data: unknown) =>
  route?.output && data !== undefined ? coerceToSchema(route.output as $ZodType, data) : data

/**
 * Brings a response into the form of our own engine: data in the declared shape, a refusal for a missing object
 * (ECShopX returns `[]`), and a fallback for a call that the back end does not know.
 */
async function normalized(env: RemoteEnv, call: ProxiedCall, judged: Judged): Promise<Judged> {
  const { route, path, hasId } = call
  if (judged.refusal) {
    const fallback = [404, 405].includes(judged.refusal.status) && fallbacks.get(path)
    return fallback ? { data: await fallback(reader(env)) } : judged
  }
  if (hasId && route?.output && isEmptyFor(route.output as $ZodType, judged.data))
    return { refusal: new MallError(route.meta.invalid ?? '内容不存在', { status: 404 }) }
  return { data: sanitize(path, shaped(route, judged.data)) }
}

/**
 * The request with the method that ECShopX expects: our pages use POST for changes that ECShopX makes by GET (ADR
 * 0008); the fields of the form then become those of the query.
 */
function asDeclared(
  route: Route | undefined,
  sent: Outgoing,
  query: string,
): { sent: Outgoing; query: string } {
  if (sent.method !== 'POST' || route?.method !== 'GET' || !route.meta.writes) return { sent, query }
  const { 'content-type': type = '', 'content-length': _length, ...headers } = sent.headers
  const fields = /^application\/x-www-form-urlencoded\b/i.test(type)
    ? new TextDecoder().decode(sent.body)
    : ''
  return {
    sent: { method: 'GET', headers, body: undefined },
    query: [query, fields].filter(Boolean).join('&'),
  }
}

/** Passes a call on and returns the back end's response in the envelope. */
async function passOn(env: RemoteEnv, call: ProxiedCall): Promise<PlainResponse> {
  const { request, prefix, path, route, cookieToken } = call
  const asked = await outgoing(request, env, bearerOf(request.headers) ?? cookieToken)
  const { sent, query } = asDeclared(route, asked, plainForm(new URL(request.url).search.slice(1)))
  const url = `${env.apiUrl}${prefix}${path}${query && `?${query}`}`
  let answer = await sendRequest(url, sent, env)
  let renewedToken: string | undefined
  // A call that was refused for its token has changed nothing, so it can be repeated.
  if (cookieToken && judge(answer).refusal?.code === invalidTokenCode) {
    renewedToken = await renewed(env, cookieToken)
    if (renewedToken) answer = await sendRequest(url, withToken(sent, renewedToken), env)
  }
  if (route?.meta.html && /^text\/html\b/.test(answer.headers.get('content-type') ?? ''))
    return page(answer.body.toString())

  const judged = await normalized(env, call, judge(answer))
  const response = envelopeOf(judged, answer)
  const cookies = cookiesOf(env, call, answer, judged)
  if (renewedToken && route && cookies.length === 0)
    cookies.push(...renewedCookies(env, route.meta.auth, renewedToken))
  for (const cookie of cookies) response.headers.push(['set-cookie', cookie])
  return response
}

/** ECShopX has no call for signing out: only the cookies are deleted, the token stays valid (contract member §2). */
function signOut(env: RemoteEnv, { mayUseCookies }: ProxiedCall): PlainResponse {
  const answer = success({ status: true })
  if (mayUseCookies) for (const cookie of droppedCookies(env)) answer.headers.push(['set-cookie', cookie])
  return answer
}

/**
 * Passes a call of the contract to the back end and returns its response, always in the envelope. Cookies are not
 * passed on: the token of our own pages is sent as a bearer token, and cookies are set by the rules of our own engine.
 * Never throws.
 *
 * @param path the requested path below the prefix
 */
export async function answerRemoteCall(
  env: RemoteEnv,
  request: Request,
  prefix: string,
  path: string,
): Promise<PlainResponse> {
  if (request.method === 'OPTIONS') return preflight()
  try {
    const call = read(request, prefix, path)
    const answer = call.effect === 'ends' ? signOut(env, call) : await passOn(env, call)
    return withCrossOrigin(request, answer)
  } catch (error) {
    return withCrossOrigin(request, failure(toMallError(error, undefined)))
  }
}

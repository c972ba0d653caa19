import 'server-only'
import type { CallContext, Mall } from '@/lib/server/context'
import { dropSessionCookies } from '@/lib/server/session/cookies'
import {
  DeadCookie,
  isOwnPage,
  tokenOf,
  viewerOf,
  withoutCookies,
} from '@/lib/server/session/request-session'
import { callPrefixOf } from './call-prefix'
import { callerAddress } from './caller-address'
import { preflight, withCrossOrigin } from './cross-origin'
import { failure, noSuchPath, page, success, toMallError, wrongVerb } from './envelope'
import { readParams } from './params'
import { toResponse, type PlainAnswer } from './plain-answer'
import { allowedMethods, matchRoute, type Route } from './routes'

/** A path as the router knows it, or null when its escapes are broken. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

async function answer(
  mall: Mall,
  request: Request,
  route: Route,
  query: string,
  params: Record<string, string>,
): Promise<PlainAnswer> {
  const input = await readParams(request, query, params)
  const headers = route.bearerOnly ? withoutCookies(request.headers) : request.headers
  const viewer = await viewerOf(async () => mall.db, mall.secret, headers, route.meta.auth, mall.now())
  // Few calls add headers, and the platform's Headers cost as much as routing.
  let own: Headers | undefined
  const context: CallContext = {
    mall,
    viewer,
    ip: callerAddress(request.headers, mall.env.proxies),
    token: tokenOf(headers, route.meta.auth),
    idempotencyKey: request.headers.get('idempotency-key')?.slice(0, 80) || null,
    get reply() {
      return (own ??= new Headers())
    },
  }
  const data = await route.run(input, context)
  if (route.meta.html) return page(String(data))
  // A foreign page must not be able to sign a visitor in or out by posting a form.
  if (own && (route.bearerOnly || !isOwnPage(request.headers))) own.delete('set-cookie')
  const etag = own?.get('etag')
  if (own && etag && request.headers.get('if-none-match') === etag)
    return { status: 304, headers: [...own], body: null }
  return success(data, own)
}

/** 404, or 405 with the right verbs for a path that exists under others. */
function noSuchCall(path: string | null): PlainAnswer {
  const allowed = path === null ? [] : allowedMethods(path)
  if (allowed.length === 0) return failure(noSuchPath(), 404)
  const answer = failure(wrongVerb(), 405)
  answer.headers.push(['allow', allowed.join(', ')])
  return answer
}

/** The error as an answer; a dead token leaves the browser with it. */
async function refuse(mall: () => Promise<Mall>, error: unknown, invalid?: string): Promise<PlainAnswer> {
  const answer = failure(toMallError(error, invalid))
  if (error instanceof DeadCookie) {
    const reply = new Headers()
    dropSessionCookies(await mall(), reply, [error.cookie])
    answer.headers.push(...reply)
  }
  return answer
}

/** The contract over HTTP: a request under the prefix in, the envelope out. Never throws. */
export async function answerContract(mall: () => Promise<Mall>, request: Request): Promise<PlainAnswer> {
  const start = request.url.indexOf('/', request.url.indexOf('//') + 2)
  const mark = request.url.indexOf('?', start)
  const fullPath = mark < 0 ? request.url.slice(start) : request.url.slice(start, mark)
  const query = mark < 0 ? '' : request.url.slice(mark + 1)
  if (request.method === 'OPTIONS') return preflight()

  const path = decodePath(fullPath.slice(callPrefixOf(fullPath)?.length))
  const found = path === null ? null : matchRoute(request.method, path)
  if (!found) return withCrossOrigin(request, noSuchCall(path))
  try {
    return withCrossOrigin(request, await answer(await mall(), request, found.route, query, found.params))
  } catch (error) {
    return withCrossOrigin(request, await refuse(mall, error, found.route.meta.invalid))
  }
}

/** `answerContract` for callers that speak the platform's types. */
export const handleContract = async (mall: () => Promise<Mall>, request: Request): Promise<Response> =>
  toResponse(await answerContract(mall, request))

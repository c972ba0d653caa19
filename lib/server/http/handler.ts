import 'server-only'
import { apiPrefix } from '@/lib/contract'
import { MallError } from '@/lib/domain/errors'
import type { CallContext, Mall } from '@/lib/server/context'
import { isOwnPage, tokenOf, viewerOf } from '@/lib/server/session/request-session'
import { failure, page, success, toMallError } from './envelope'
import { readParams } from './params'
import { toResponse, type PlainAnswer } from './plain-answer'
import { allowedMethods, matchRoute, type Route } from './routes'

/**
 * Foreign origins may call with a bearer token (contract clients, “Common”): cookies are never allowed across origins,
 * so a plain `*` is safe.
 */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Authorization, X-Token, X-Refresh-Token',
}
const preflight = {
  ...crossOrigin,
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-client-device-id',
  'access-control-max-age': '86400',
}

function withCrossOrigin(request: Request, answer: PlainAnswer): PlainAnswer {
  return request.headers.has('origin')
    ? { ...answer, headers: [...answer.headers, ...Object.entries(crossOrigin)] }
    : answer
}

/** A path as the router knows it, or null when its escapes are broken. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** What says who calls, without what a browser adds by itself. */
const withoutCookies = (headers: Headers) =>
  new Headers({ authorization: headers.get('authorization') ?? '' })

/** The caller's address: the last one in the chain that was not added by one of our own proxies. */
const addressOf = (headers: Headers, proxies: number): string =>
  headers
    .get('x-forwarded-for')
    ?.split(',')
    .at(-1 - proxies)
    ?.trim() ?? ''

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
    ip: addressOf(request.headers, mall.env.proxies),
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

/** The contract over HTTP: a request under the prefix in, the envelope out. Never throws. */
export async function answerContract(mall: () => Promise<Mall>, request: Request): Promise<PlainAnswer> {
  const start = request.url.indexOf('/', request.url.indexOf('//') + 2)
  const mark = request.url.indexOf('?', start)
  const fullPath = mark < 0 ? request.url.slice(start) : request.url.slice(start, mark)
  const query = mark < 0 ? '' : request.url.slice(mark + 1)
  if (request.method === 'OPTIONS') return { status: 204, headers: Object.entries(preflight), body: null }

  const path = decodePath(fullPath.slice(apiPrefix.length))
  const found = path === null ? null : matchRoute(request.method, path)
  if (!found) {
    const allowed = path === null ? [] : allowedMethods(path)
    const error = allowed.length
      ? new MallError('请求方法不正确', { status: 405 })
      : new MallError('接口不存在', { status: 404 })
    const response = failure(error, error.status)
    if (allowed.length) response.headers.push(['allow', allowed.join(', ')])
    return withCrossOrigin(request, response)
  }
  try {
    return withCrossOrigin(request, await answer(await mall(), request, found.route, query, found.params))
  } catch (error) {
    return withCrossOrigin(request, failure(toMallError(error, found.route.meta.invalid)))
  }
}

/** `answerContract` for callers that speak the platform's types. */
export const handleContract = async (mall: () => Promise<Mall>, request: Request): Promise<Response> =>
  toResponse(await answerContract(mall, request))

import 'server-only'
import type { Permission } from '@/lib/domain/desk/permissions'
import { mayDo } from '@/lib/domain/desk/roles'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Viewer } from '@/lib/domain/person/viewer'
import { countUnknownCall } from '@/lib/server/edge/process-metrics'
import { originOf, withOrigin } from '@/lib/server/ground/audit/call-origin'
import type { CallContext } from '@/lib/server/ground/call-context'
import { idempotencyKeyOf } from '@/lib/server/ground/idempotency/key-of-headers'
import type { Mall } from '@/lib/server/ground/mall'
import { refuseOtherShop } from '@/lib/server/ground/operator/scope'
import { dropSessionCookies } from '@/lib/server/people/session/cookies'
import { noteDeskSession } from '@/lib/server/people/session/desk-sessions'
import {
  callerHeaders,
  cookieOf,
  DeadCookie,
  isOwnPage,
  tokenOf,
  tokensOf,
  viewerOf,
  withoutCookies,
} from '@/lib/server/people/session/request-session'
import { picturePathsHeader, wantsPicturePaths, withAbsoluteUrls } from '@/lib/web/picture-urls'
import { visitorAddress } from '@/lib/web/visitor-address'
import { preflight, withCrossOrigin } from './cross-origin'
import {
  csvFile,
  failure,
  fileResponse,
  noSuchPath,
  page,
  success,
  toMallError,
  wrongMethod,
} from './envelope'
import { findCall, type FoundCall } from './find-call'
import { readParams } from './params'
import { toResponse, type PlainResponse } from './plain-response'
import { allowedMethods, ignoresCookies, isWriting } from './routes'

/** Makes picture URLs absolute, unless the request comes from one of our pages, which use paths (ADR 0041). */
function withPictures({ env }: Mall, request: Request, response: PlainResponse): PlainResponse {
  if (response.body === null || wantsPicturePaths(request.headers.get(picturePathsHeader))) return response
  return { ...response, body: withAbsoluteUrls(response.body, env.publicUrl) }
}

const readers = new WeakMap<Mall, Mall>()

/** The mall for calls that show everybody the same: a standby may answer them. */
function readingMall(mall: Mall): Mall {
  const { reading } = mall.db
  if (!reading) return mall
  let reader = readers.get(mall)
  if (!reader) readers.set(mall, (reader = { ...mall, db: reading.db }))
  return reader
}

/**
 * For an open call that names permissions: a request with sessions of people who have none of them is refused. One
 * without sessions carries its permission in the body.
 * @throws MallError 403 您的账号没有这项权限
 */
async function assertAnySession(
  mall: Mall,
  headers: Headers,
  permissions: readonly Permission[],
): Promise<void> {
  const viewers = await Promise.all(
    tokensOf(headers).map((token) => {
      const sent = new Headers({ authorization: `Bearer ${token}` })
      return viewerOf(async () => mall.db, mall.secret, sent, 'account', mall.now()).catch(
        (error: unknown) => {
          if (error instanceof MallError) return null
          throw error
        },
      )
    }),
  )
  if (viewers.length > 0 && !viewers.some((viewer) => mayAny(viewer, permissions)))
    throw new MallError(deskMessages.notAllowed, { status: 403 })
}

const mayAny = (viewer: Viewer | null, permissions: readonly Permission[]): boolean => {
  const role = viewer?.deskRole
  return permissions.some((one) => role && mayDo(role, one))
}

/** @throws MallError 403 您的账号没有这项权限 for a caller without any of the permissions */
function assertAny(viewer: Viewer | null, permissions: readonly Permission[] | undefined): void {
  if (permissions && !mayAny(viewer, permissions))
    throw new MallError(deskMessages.notAllowed, { status: 403 })
}

async function answer(
  mall: Mall,
  request: Request,
  { route, query, params }: FoundCall,
): Promise<PlainResponse | Response> {
  const isOfDesk = route.meta.permission !== undefined
  const proven = callerHeaders(request.headers, { writes: isWriting(request.method, route), isOfDesk })
  const headers = ignoresCookies(request.method, route) ? withoutCookies(request.headers) : proven
  const readViewer = () =>
    viewerOf(
      async () => mall.db,
      mall.secret,
      headers,
      route.meta.auth,
      mall.now(),
      route.meta.permission,
      route.meta.beforeFactor,
    )
  // Calls of the desk and those with files or long bodies are restricted: other callers are rejected before the body is
  // read, and learn nothing about its form.
  const { auth, permission, anyPermission, maxBodyBytes, maxFileBytes } = route.meta
  const isRestricted = permission !== undefined || maxBodyBytes !== undefined || maxFileBytes !== undefined
  const known = isRestricted ? await readViewer() : undefined
  if (auth === 'open' && anyPermission) await assertAnySession(mall, headers, anyPermission)
  else if (known !== undefined) assertAny(known, anyPermission)
  const input = await readParams(request, query, params, route.meta)
  const viewer = known === undefined ? await readViewer() : known
  if (route.meta.auth === 'merchant') refuseOtherShop(viewer, input)
  const ip = visitorAddress(request.headers.get('x-forwarded-for'), mall.env.proxies)
  const origin = isOfDesk ? originOf(request.headers, ip) : undefined
  if (origin && viewer)
    await noteDeskSession(mall, viewer, tokenOf(headers, route.meta.auth), tokensOf(headers), origin)
  // Created on demand: few calls add headers, and a Headers object costs as much as routing.
  let own: Headers | undefined
  const context: CallContext = {
    mall:
      origin && (route.meta.csv || route.meta.file || isWriting(request.method, route))
        ? withOrigin(mall, origin)
        : route.meta.kept && request.method === 'GET'
          ? readingMall(mall)
          : mall,
    viewer,
    ip,
    token: tokenOf(headers, route.meta.auth),
    get tokens() {
      return tokensOf(headers)
    },
    // Cookies other than the session cookies do not identify a user; they bind a scanned code to its browser.
    cookie: (name) => cookieOf(route.bearerOnly ? headers : proven, name),
    device: request.headers.get('x-client-device-id') ?? '',
    idempotencyKey: idempotencyKeyOf(request.headers),
    get reply() {
      return (own ??= new Headers())
    },
  }
  const data = await route.run(input, context)
  if (route.meta.html) return page(String(data))
  if (route.meta.file && data instanceof File) return fileResponse(data)
  if (route.meta.csv && typeof data === 'string') return csvFile(data, route.name ?? 'list')
  // A page of another origin must not sign a visitor in or out by posting a form.
  if (own && (route.bearerOnly || !isOwnPage(request.headers))) own.delete('set-cookie')
  const etag = own?.get('etag')
  if (own && etag && request.headers.get('if-none-match') === etag)
    return { status: 304, headers: [...own], body: null }
  return withPictures(mall, request, success(data, own))
}

/**
 * 404 in the envelope, or 405 with `Allow` for a path that exists with other methods; both with HTTP 200 (ADR 0048).
 */
function noSuchCall(path: string | null): PlainResponse {
  const allowed = path === null ? [] : allowedMethods(path)
  countUnknownCall(allowed.length === 0 ? 'path' : 'method')
  if (allowed.length === 0) return failure(noSuchPath())
  const response = failure(wrongMethod())
  response.headers.push(['allow', allowed.join(', ')])
  return response
}

/** The response to an error. An invalid token cookie is removed with it (ADR 0009). */
async function refuse(mall: () => Promise<Mall>, error: unknown, invalid?: string): Promise<PlainResponse> {
  const response = failure(toMallError(error, invalid))
  if (error instanceof DeadCookie) {
    const reply = new Headers()
    dropSessionCookies(await mall(), reply, [error.cookie])
    response.headers.push(...reply)
  }
  return response
}

/** Names the call in its answer, for metrics. */
function named(response: PlainResponse, call: string): PlainResponse {
  response.route = call
  return response
}

/** Answers a call of the contract in the envelope. Never throws. */
export async function answerContract(
  mall: () => Promise<Mall>,
  request: Request,
): Promise<PlainResponse | Response> {
  if (request.method === 'OPTIONS') return preflight()
  const target = request.url.slice(request.url.indexOf('/', request.url.indexOf('//') + 2))
  const { path, call } = findCall(request.method, target)
  if (!call) return withCrossOrigin(request, named(noSuchCall(path), 'unknown'))
  try {
    const answered = await answer(await mall(), request, call)
    if (answered instanceof Response) return answered
    return withCrossOrigin(request, named(answered, call.route.call))
  } catch (error) {
    const refused = await refuse(mall, error, call.route.meta.invalid)
    return withCrossOrigin(request, named(refused, call.route.call))
  }
}

/** `answerContract` with the platform's Response. */
export async function handleContract(mall: () => Promise<Mall>, request: Request): Promise<Response> {
  const answered = await answerContract(mall, request)
  return answered instanceof Response ? answered : toResponse(answered)
}

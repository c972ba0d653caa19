import 'server-only'
import type { Auth } from '@/lib/contract/call'
import { factorCode } from '@/lib/domain/desk/factor'
import type { Permission } from '@/lib/domain/desk/permissions'
import { mayDo } from '@/lib/domain/desk/roles'
import { accountDisabled, MallError, notSignedIn } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Queries } from '@/lib/server/ground/db/connection'
import { loadViewer } from '@/lib/server/people/viewer/load-viewer'
import { picturePathsHeader, wantsPicturePaths } from '@/lib/web/picture-urls'
import { verifyToken, type TokenClaims, type TokenKind } from './token'

/** The cookies that carry tokens: of shoppers, and of merchant, staff and operator pages (ADR 0009). */
export const shopperCookie = 'mall_token'
export const storeCookie = 'mall_store_token'

function cookieValue(header: string | null, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const separator = part.indexOf('=')
    if (part.slice(0, separator).trim() === name) return part.slice(separator + 1).trim()
  }
  return undefined
}

/** Whether the host in `Origin` is ours. */
function namesOurHost(origin: string, host: string | null): boolean {
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

/**
 * Whether a request comes from our own pages; a cookie alone is accepted only then, because browsers also send cookies
 * when a foreign page posts a form. Browsers without `Sec-Fetch-Site` send `Origin`, whose host must be ours.
 */
export function isOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  return !origin || namesOurHost(origin, headers.get('host'))
}

/**
 * Whether the headers prove that one of our own pages sent a request: a missing header is no proof, and neither is an
 * address that was typed or opened from another program (`none`). Browsers send no `Sec-Fetch-Site` to a mall without
 * TLS and no `Origin` with a GET; in that case the header of our own client counts, which foreign pages cannot send.
 */
function provesOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  if (origin) return namesOurHost(origin, headers.get('host'))
  return wantsPicturePaths(headers.get(picturePathsHeader))
}

/** The token of the `Authorization` header. */
export const bearerOf = (headers: Headers): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]

/**
 * Whether a page shows the answer as a picture, style or the like instead of reading it. With a cookie that would be a
 * call which nobody made: an address in a text is enough. Files to be saved are navigations.
 */
const isEmbedded = (headers: Headers): boolean =>
  !['empty', 'document'].includes(headers.get('sec-fetch-dest') ?? 'empty')

/** Only the `Authorization` header: drops the cookies that a browser adds by itself. */
export const withoutCookies = (headers: Headers): Headers =>
  new Headers({ authorization: headers.get('authorization') ?? '' })

/**
 * The headers that may identify the caller of a call: without cookies when it changes data and nothing proves that our
 * own pages sent it (contract member §19.7), and when it is of the desk and its answer is shown as a picture.
 */
export const callerHeaders = (
  headers: Headers,
  { writes, isOfDesk }: { writes: boolean; isOfDesk: boolean },
): Headers =>
  (writes && !provesOwnPage(headers)) || (isOfDesk && isEmbedded(headers)) ? withoutCookies(headers) : headers

/** The kinds of tokens that calls accept. */
const acceptedKinds: Record<Auth, readonly TokenKind[]> = {
  open: ['shopper'],
  member: ['shopper'],
  store: ['store'],
  account: ['shopper', 'store'],
  merchant: ['shopper', 'store'],
  operator: ['shopper', 'store'],
}

const ofStore: readonly Auth[] = ['store', 'merchant', 'operator']

/** The name of the cookie that authenticates calls of this kind. */
export const cookieFor = (auth: Auth) => (ofStore.includes(auth) ? storeCookie : shopperCookie)

/** A cookie, accepted only from our own pages. */
export const cookieOf = (headers: Headers, name: string): string | undefined =>
  isOwnPage(headers) ? cookieValue(headers.get('cookie'), name) : undefined

/** The token of the cookie, accepted only from our own pages. */
export const cookieTokenOf = (headers: Headers, auth: Auth): string | undefined =>
  cookieOf(headers, cookieFor(auth))

/** The token of a request: the bearer header first, then the cookie of our own pages. */
export const tokenOf = (headers: Headers, auth: Auth): string | undefined =>
  bearerOf(headers) ?? cookieTokenOf(headers, auth)

/** All tokens that a request carries: the bearer, or the cookies of our own pages. */
export const tokensOf = (headers: Headers): string[] => {
  const sent = [bearerOf(headers), cookieTokenOf(headers, 'open'), cookieTokenOf(headers, 'operator')]
  return [...new Set(sent.filter((token) => token !== undefined))]
}

/**
 * A 401 because the token in a cookie is invalid. The cookie is HttpOnly, so the response has to delete it: the page
 * guard only checks that it exists and would keep letting the visitor in (spec 1 §4).
 */
export class DeadCookie extends MallError {
  readonly cookie: string

  constructor({ message, status, code }: MallError, cookie: string) {
    super(message, { status, ...(code === undefined ? {} : { code }) })
    this.cookie = cookie
  }
}

/** The ids under which a token may have been ended. */
export const idsOf = ({ tokenId, sessionId }: TokenClaims): string[] => [tokenId, sessionId]

/** Whether neither the token, nor its session, nor all sessions of the member were ended. */
export const isLive = (viewer: Viewer, { issuedAt, generation = issuedAt }: TokenClaims): boolean =>
  !viewer.isEnded && generation >= viewer.tokensFrom

/** Operators may do in every shop the same as merchants in their own. */
const mayCall = (role: Viewer['role'], auth: Exclude<Auth, 'open'>): boolean =>
  (auth !== 'merchant' && auth !== 'operator') ||
  role === auth ||
  (auth === 'merchant' && role === 'operator')

/** Whether the role of a person at the desk has a permission. */
const isAllowed = ({ deskRole }: Viewer, permission: Permission | null): boolean =>
  deskRole !== null && (permission === null || mayDo(deskRole, permission))

/**
 * The viewer of a call. Open calls ignore a missing or invalid token; other calls are rejected (contract goods §1.3). A
 * token of the wrong kind is invalid.
 * @param now epoch seconds
 * @param permission of a call of the desk
 * @param isBeforeFactor of a call of the desk that a session may make before its second factor
 * @throws MallError 401 without a valid token, for a disabled account, or for shoppers; DeadCookie in the first two
 *   cases when the token came from a cookie; 403 without the permission, and for merchants where operators work
 */
export async function viewerOf(
  db: () => Promise<Queries>,
  secret: Uint8Array,
  headers: Headers,
  auth: Auth,
  now: number,
  permission?: Permission | null,
  isBeforeFactor = false,
): Promise<Viewer | null> {
  const token = tokenOf(headers, auth)
  const verified = token ? verifyToken(secret, token, now) : null
  const claims = verified && acceptedKinds[auth].includes(verified.kind) ? verified : null
  const viewer = claims ? await loadViewer(await db(), claims.userId, now, idsOf(claims)) : null
  const valid = viewer !== null && claims !== null && isLive(viewer, claims)
  if (auth === 'open') return valid && !viewer.disabled ? viewer : null
  if (!valid || viewer.disabled) {
    const refusal = valid ? accountDisabled() : notSignedIn()
    throw token && !bearerOf(headers) ? new DeadCookie(refusal, cookieFor(auth)) : refusal
  }
  if (!mayCall(viewer.role, auth))
    throw viewer.role === 'merchant' ? new MallError(deskMessages.notAllowed, { status: 403 }) : notSignedIn()
  const isOfDesk = auth === 'merchant' || auth === 'operator'
  if (isOfDesk && !isBeforeFactor && (viewer.factorNeed === 'verify' || viewer.factorNeed === 'enrol'))
    throw new MallError('请先完成二次验证', { status: 403, code: factorCode })
  if (permission !== undefined && !isAllowed(viewer, permission))
    throw new MallError(deskMessages.notAllowed, { status: 403 })
  return viewer
}

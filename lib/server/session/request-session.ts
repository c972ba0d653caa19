import 'server-only'
import { accountDisabled, MallError, notSignedIn } from '@/lib/domain/errors'
import type { Auth } from '@/lib/contract/call'
import type { Queries } from '@/lib/server/db/connection'
import { verifyToken } from './token'
import { loadViewer, type Viewer } from './viewer'

/** Cookies that carry tokens: shoppers, and merchant, staff and operator pages (design §5). */
export const shopperCookie = 'mall_token'
export const storeCookie = 'mall_store_token'

function cookieValue(header: string | null, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

/**
 * A cookie alone counts only for requests of our own pages: browsers send cookies also when a foreign page posts a
 * form. `Sec-Fetch-Site` tells; browsers without it send `Origin`, which must be our host.
 */
export function isOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (!origin) return true
  try {
    return new URL(origin).host === headers.get('host')
  } catch {
    return false
  }
}

/** The token of the `Authorization` header. */
export const bearerOf = (headers: Headers): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]

/** What says who calls, without what a browser adds by itself. */
export const withoutCookies = (headers: Headers): Headers =>
  new Headers({ authorization: headers.get('authorization') ?? '' })

/** The cookie that counts for calls of this kind. */
export const cookieFor = (auth: Auth) =>
  auth === 'merchant' || auth === 'operator' ? storeCookie : shopperCookie

/** The token that a browser sent by itself; only from our own pages. */
export const cookieTokenOf = (headers: Headers, auth: Auth): string | undefined =>
  isOwnPage(headers) ? cookieValue(headers.get('cookie'), cookieFor(auth)) : undefined

/** The token of a request: bearer header first, then the cookie of our own pages. */
export const tokenOf = (headers: Headers, auth: Auth): string | undefined =>
  bearerOf(headers) ?? cookieTokenOf(headers, auth)

/**
 * A 401 because the token of a cookie is dead. Scripts cannot remove that cookie, so it has to leave with the answer:
 * the guard, which only sees that it is there, would go on letting its owner in (spec 1 §4).
 */
export class DeadCookie extends MallError {
  readonly cookie: string

  constructor({ message, status, code }: MallError, cookie: string) {
    super(message, { status, ...(code === undefined ? {} : { code }) })
    this.cookie = cookie
  }
}

/**
 * The viewer of a call. Open calls ignore a missing or bad token; the others answer 401 (contract goods §1.3).
 * @throws MallError 401 without a good token, for a disabled account, or when the role does not fit; DeadCookie when the
 * first two are so for the token of a cookie.
 */
export async function viewerOf(
  db: () => Promise<Queries>,
  secret: Uint8Array,
  headers: Headers,
  auth: Auth,
  now: number,
): Promise<Viewer | null> {
  const token = tokenOf(headers, auth)
  const claims = token ? await verifyToken(secret, token, now) : null
  const viewer = claims ? await loadViewer(await db(), claims.userId, now) : null
  const alive = viewer !== null && claims !== null && claims.issuedAt >= viewer.tokensFrom
  if (auth === 'open') return alive && !viewer.disabled ? viewer : null
  if (!alive || viewer.disabled) {
    const refusal = alive ? accountDisabled() : notSignedIn()
    throw token && !bearerOf(headers) ? new DeadCookie(refusal, cookieFor(auth)) : refusal
  }
  if (auth !== 'member' && viewer.role !== auth) throw notSignedIn()
  return viewer
}

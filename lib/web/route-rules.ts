/**
 * Route rules, applied before a page is looked up: redirects, mobile addresses, the login guard, internal paths. The
 * front door and middleware.ts call the same function and build the response.
 *
 * Plain Node: the front door loads this file without a compiler.
 */
import { productFeedPath } from './engine-paths.ts'
import { articleHref, goodsHref } from './hrefs.ts'
import { listHref } from './list-href.ts'
import { internalPrefixes } from './list-path.ts'

/** Cookie of a shopper's session; without it a guarded page redirects to the login page. */
export const shopperTokenCookie = 'mall_token'
/** Cookie of a merchant's or operator's session. */
export const storeTokenCookie = 'mall_store_token'

export type RouteRequest = {
  method: string
  /** URL path as requested, percent-encoded. */
  path: string
  /** Query with its leading `?`, or an empty string. */
  search: string
  userAgent: string
  hasToken: boolean
  hasStoreToken: boolean
  /** Whether a document is requested, not the data of a client-side navigation. */
  isDocument: boolean
  /** Redirect target of mobile visitors: an absolute URL of another site, else the built-in `/h5`. */
  h5Url?: string | undefined
}

export type RouteDecision =
  | { kind: 'pass' }
  | { kind: 'redirect'; status: 302 | 307 | 308; location: string }
  /** The page of another path, without a redirect. */
  | { kind: 'rewrite'; path: string }
  /** The path is internal: respond with 404. */
  | { kind: 'missing' }

const pass: RouteDecision = { kind: 'pass' }
const mobilePrefix = '/h5'

/** Old addresses and their successors (spec 3 §10). The query is preserved. */
const aliases: Record<string, string> = {
  '/article': '/articleList',
  // Their id is optional (spec 1 §2); without one they redirect to all articles.
  '/article/node': '/articleList',
  '/article/content': '/articleList',
  '/article/detail': '/articleList',
  '/cart/checkout-old': '/cart/checkout',
  '/cart/address': '/member/address',
  '/cart/addAddress': '/member/address',
  '/member': '/member/user-info',
  '/member/aftersales': '/member/trade/aftersale-list',
  '/member/address-add': '/member/address',
  '/member/address-item-add': '/member/address',
  '/member/receiveCoupon': '/member/coupon-center',
  '/receive/coupons': '/member/coupon-center',
  '/auth/profile': '/member/user-info',
  '/auth/bind': '/auth/bindphone',
  '/shopInfo': '/shops/info',
}

/** Paths that are no pages: calls, files of the build, pictures, health. */
const notPages = /^\/(?:api|_next|media|healthz|servez|readyz|metrics)(?:\/|$)/
const staticFile = /\.[A-Za-z0-9]+$/
/** `/member/helper` and `/cart/helper` are no pages: they answer 404 to guests as well (spec 3 §10). */
const guarded =
  /^\/(?:member\/(?!(?:coupon-center|helper)$)|cart\/(?!helper$)|cashier(?:\/(?!test$)|$)|finish(?:\/|$)|pointitems\/(?:checkout|cashierpoint)$|staff\/invite$)/
/** Employee purchase; its sign-in asks for the work id, which relatives with an invitation have not. */
const staffGuarded = /^\/staff(?:\/(?!(?:login|invite)$).*)?$/
const storeGuarded = /^\/(?:shop\/(?:settleForm|review)|shopadmin(?:\/.*)?)$/
const deskGuarded = /^\/shopadmin(?:\/.*)?$/
const phone = /\bMobile\b|iPhone|iPod|Windows Phone|Opera Mini/i
const tablet = /iPad|Tablet/i
const crawler = /bot\b|spider|crawl|slurp|mediapartners|facebookexternalhit|lighthouse/i

/**
 * Applies the route rules to a request. Redirect targets are paths on this site or the configured mobile site, never
 * taken from the Host header.
 *
 * Sources: spec 1 §2 (guard, mobile site), spec 3 §0.3 (guarded paths), spec 3 §10 (old addresses).
 */
export function decideRoute(request: RouteRequest): RouteDecision {
  const { path } = request
  if (notPages.test(path)) return pass
  const underMobile = path === mobilePrefix || path.startsWith(`${mobilePrefix}/`)
  const desktopPath = withoutTrailingSlash(underMobile ? path.slice(mobilePrefix.length) || '/' : path)
  if (underMobile && desktopPath.startsWith('//')) return { kind: 'missing' }
  if (isInternal(desktopPath)) return { kind: 'missing' }
  if (staticFile.test(path)) return pass
  const rewrite = (): RouteDecision => (underMobile ? { kind: 'rewrite', path: desktopPath } : pass)
  if (request.method !== 'GET' && request.method !== 'HEAD') return rewrite()

  const prefix = underMobile ? mobilePrefix : ''
  const moved = movedTo(desktopPath, request.search)
  const mobileBase =
    !underMobile && request.isDocument && wantsMobile(request.userAgent) ? mobileUrl(request.h5Url) : null
  if (mobileBase !== null) {
    const mobilePath = path === '/' ? '' : path
    return {
      kind: 'redirect',
      status: 302,
      location: mobileBase + (moved ?? joined(mobilePath, request.search)),
    }
  }
  if (moved) return { kind: 'redirect', status: 308, location: prefix + moved }
  const door = request.hasToken ? null : signInOf(desktopPath, request.hasStoreToken)
  if (door) {
    const back = encodeURIComponent(path + withoutRouterQuery(request.search))
    return { kind: 'redirect', status: 302, location: `${prefix}${door}?redirectUrl=${back}` }
  }
  if (storeGuarded.test(desktopPath) && !request.hasStoreToken) {
    return { kind: 'redirect', status: 302, location: `${prefix}/shop` }
  }
  if (desktopPath === '/shopadmin')
    return { kind: 'redirect', status: 302, location: `${prefix}/shopadmin/index` }
  return rewrite()
}

/**
 * Where a guest signs in for a guarded page; null for a page that is open to guests. Guests sign in for the desk with
 * their password; a signed-in member without the desk's token goes on to the merchant entry.
 */
function signInOf(path: string, hasStoreToken = false): string | null {
  if (staffGuarded.test(path)) return '/staff/login'
  if (deskGuarded.test(path)) return hasStoreToken ? null : '/auth/login'
  return guarded.test(path) ? '/auth/login' : null
}

/** Whether guests are sent to a login page instead of this one, at its desktop or its mobile address. */
export function needsMember(path: string): boolean {
  const desktopPath = path.startsWith(`${mobilePrefix}/`) ? path.slice(mobilePrefix.length) : path
  return signInOf(withoutTrailingSlash(desktopPath), true) !== null
}

/** Whether the client is a phone and not a crawler. Tablets get the desktop pages. */
function wantsMobile(userAgent: string): boolean {
  return phone.test(userAgent) && !tablet.test(userAgent) && !crawler.test(userAgent)
}

function isInternal(path: string): boolean {
  if (path === productFeedPath) return false
  return internalPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** The successor of an old address, with its query, or null. */
function movedTo(path: string, search: string): string | null {
  const alias = aliases[path]
  if (alias) return alias + search
  // Clients that name no page come back from WeChat to the home page (spec 3 §1).
  if (path === '/' && isWechatAnswer(new URLSearchParams(search))) return `/auth/redirect${search}`
  const article = path.startsWith('/article') ? movedArticle(path, new URLSearchParams(search)) : null
  if (article) return article
  // The shop locator; with a shop id it redirects to the page of that shop.
  if (path === '/store' && /^[1-9]\d{0,9}$/.test(new URLSearchParams(search).get('distributor_id') ?? '')) {
    return `/shops/info${search}`
  }
  // Previews of the parts of the cashier (spec 3 §4).
  if (/^\/cashier\/comps(?:\/|$)/.test(path)) return `/cashier${search}`
  if (path === '/goodDetail') {
    const query = new URLSearchParams(search)
    const id = query.get('id') ?? query.get('item_id')
    query.delete('id')
    query.delete('item_id')
    if (!id || !/^\d+$/.test(id)) return joined('/items', query.toString())
    return joined(goodsHref(id), query.toString())
  }
  if (path === '/result') return listHref({ keywords: new URLSearchParams(search).get('name') ?? undefined })
  return null
}

const isWechatAnswer = (query: URLSearchParams) => Boolean(query.get('code') && query.get('state'))

/** Articles under their old addresses (spec 3 §1, /articleDetail). */
function movedArticle(path: string, query: URLSearchParams): string | null {
  if (path === '/articleDetail') {
    const id = query.get('id') ?? query.get('article_id')
    query.delete('id')
    query.delete('article_id')
    if (!id || !/^\d+$/.test(id)) return joined('/articleList', query.toString())
    return joined(articleHref(id), query.toString())
  }
  const [, id] = /^\/article\/content\/(\d+)$/.exec(path) ?? []
  return id ? joined(articleHref(id), query.toString()) : null
}

function joined(path: string, search: string): string {
  if (!search) return path
  return search.startsWith('?') ? path + search : `${path}?${search}`
}

/** Removes the cache-busting query of Next's router, which is no part of the address to return to. */
function withoutRouterQuery(search: string): string {
  return search.replace(/([?&])_rsc(?:=[^&]*)?(&|$)/, (_, before: string, after: string) =>
    after ? before : '',
  )
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/**
 * The redirect target of phones, without a trailing slash. Another path on this site would redirect to itself forever.
 */
function mobileUrl(configured: string | undefined): string {
  return configured && /^https?:\/\//.test(configured) ? configured.replace(/\/+$/, '') : mobilePrefix
}

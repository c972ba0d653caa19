import { NextResponse, type NextRequest } from 'next/server'
import { decideRoute, shopperTokenCookie, storeTokenCookie } from './lib/web/route-rules.ts'

/**
 * The route rules for `next dev` and other hosts; in production the front door applies them first. No I/O.
 * The rewrites of next.config.mjs map a mobile address to its page, so `rewrite` needs nothing here.
 */
export function middleware(request: NextRequest): NextResponse {
  const { headers, cookies, method, nextUrl } = request
  const decision = decideRoute({
    method,
    path: nextUrl.pathname,
    search: nextUrl.search,
    userAgent: headers.get('user-agent') ?? '',
    hasToken: Boolean(cookies.get(shopperTokenCookie)?.value),
    hasStoreToken: Boolean(cookies.get(storeTokenCookie)?.value),
    isDocument: !headers.has('rsc') && (headers.get('sec-fetch-dest') ?? 'document') === 'document',
    // Not through lib/env.ts: zod would make this bundle half as large again. The engine has validated it at the start.
    h5Url: process.env.MALL_H5_URL,
  })
  switch (decision.kind) {
    case 'redirect':
      return NextResponse.redirect(new URL(decision.location, request.url), decision.status)
    case 'missing':
      // No route has this name, so Next responds with the not-found page.
      return NextResponse.rewrite(new URL('/_missing', request.url))
    default:
      return NextResponse.next()
  }
}

/** Only paths that the rules can change, and documents requested by phones: every match costs half a millisecond. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/(member|cart|cashier|finish|shop|shopadmin|staff)/:path*',
    '/(cart|cashier|finish|member|staff|article|goodDetail|result|shopInfo|store)',
    '/(pointitems/checkout|pointitems/cashierpoint|receive/coupons|auth/profile)',
    '/articleDetail',
    '/article/:kind(content|node)',
    '/article/content/:id',
    '/(view|list|articles|terms|faqs|programme|feed|menu|shop-front|shop-near|shop-places|points-list|h5)/:path*',
    {
      source: '/((?!api|_next|media|h5|.*\\.).*)',
      has: [
        { type: 'header', key: 'user-agent', value: '.*(Mobile|iPhone|iPod|Windows Phone|Opera Mini).*' },
      ],
      missing: [{ type: 'header', key: 'rsc' }],
    },
  ],
}

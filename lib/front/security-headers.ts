/** Security headers of all responses. The Content-Security-Policy is made per page (csp.ts). */

type Headers = readonly (readonly [name: string, value: string])[]

const nosniff = ['X-Content-Type-Options', 'nosniff'] as const

/** Name and value pairs, for the front door and for Next alone (next.config.mjs). */
export const securityHeaders: Headers = [
  nosniff,
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(self)'],
  // The login of WeChat and Alipay is a pop-up that messages its opener.
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
]

/** Sent when the public address is https, so that no later visit starts unencrypted. */
export const strictTransport = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const

const withTransport = (headers: Headers, publicUrl: string | undefined): Headers =>
  publicUrl?.startsWith('https://') ? [...headers, strictTransport] : headers

/** The headers of pages and API responses; `publicUrl` is MALL_PUBLIC_URL. */
export const headersFor = (publicUrl: string | undefined): Headers =>
  withTransport(securityHeaders, publicUrl)

/** The headers of scripts and styles: frame, referrer and permission policies apply to pages only. */
export const fileHeadersFor = (publicUrl: string | undefined): Headers => withTransport([nosniff], publicUrl)

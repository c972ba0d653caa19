/** Headers that answers carry, whoever made them. The policy for scripts is made per page (csp.ts). */

type Headers = readonly (readonly [name: string, value: string])[]

const nosniff = ['X-Content-Type-Options', 'nosniff'] as const

/** Name and value pairs, the same for the front door and for Next alone (next.config). */
export const securityHeaders: Headers = [
  nosniff,
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(self)'],
  // WeChat and Alipay log in through a pop-up that reports back.
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
]

/** Set where the public address is https, so that no later visit begins unencrypted. */
export const strictTransport = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const

const onThisTransport = (headers: Headers, publicUrl: string | undefined): Headers =>
  publicUrl?.startsWith('https://') ? [...headers, strictTransport] : headers

/** The headers of this installation; `publicUrl` is MALL_PUBLIC_URL. */
export const headersFor = (publicUrl: string | undefined): Headers =>
  onThisTransport(securityHeaders, publicUrl)

/** Those of scripts and styles: frames, referrers and permissions are a page's, and a visit loads a dozen files. */
export const fileHeadersFor = (publicUrl: string | undefined): Headers =>
  onThisTransport([nosniff], publicUrl)

/** Headers that every answer carries, whoever made it. The policy for scripts is made per page (csp.ts). */

/** Name and value pairs, the same for the front door and for Next alone (next.config). */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(self)'],
  // WeChat and Alipay log in through a pop-up that reports back.
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
]

/** Set where the public address is https, so that no later visit begins unencrypted. */
export const strictTransport = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const

/** The headers of this installation; `publicUrl` is MALL_PUBLIC_URL. */
export function headersFor(publicUrl: string | undefined): readonly (readonly [string, string])[] {
  return publicUrl?.startsWith('https://') ? [...securityHeaders, strictTransport] : securityHeaders
}

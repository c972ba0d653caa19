/**
 * The headers of calls to another origin, which may call with a bearer token. Cookies never count across origins, so a
 * plain `*` is safe (ADR 0009). The engine and the front door send them; plain Node.
 */
export const crossOriginHeaders: readonly [name: string, value: string][] = [
  ['access-control-allow-origin', '*'],
  ['access-control-expose-headers', 'Authorization, X-Token, X-Refresh-Token, X-Request-Id'],
]

import 'server-only'
import type { PlainResponse } from './plain-response'

/**
 * Other origins may call with a bearer token. Cookies never count across origins, so a plain `*` is safe (ADR 0009).
 */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Authorization, X-Token, X-Refresh-Token',
}
const preflightHeaders = {
  ...crossOrigin,
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-client-device-id',
  'access-control-max-age': '86400',
}

/** The response to OPTIONS. */
export const preflight = (): PlainResponse => ({
  status: 204,
  headers: Object.entries(preflightHeaders),
  body: null,
})

/** Adds the CORS headers when the request comes from another origin. */
export function withCrossOrigin(request: Request, response: PlainResponse): PlainResponse {
  return request.headers.has('origin')
    ? { ...response, headers: [...response.headers, ...Object.entries(crossOrigin)] }
    : response
}

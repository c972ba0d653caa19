import 'server-only'
import type { PlainAnswer } from './plain-answer'

/**
 * Foreign origins may call with a bearer token (contract clients, “Common”): cookies are never allowed across origins,
 * so a plain `*` is safe.
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

/** The answer to OPTIONS. */
export const preflight = (): PlainAnswer => ({
  status: 204,
  headers: Object.entries(preflightHeaders),
  body: null,
})

/** An answer that a page of another origin may read, when one asked. */
export function withCrossOrigin(request: Request, answer: PlainAnswer): PlainAnswer {
  return request.headers.has('origin')
    ? { ...answer, headers: [...answer.headers, ...Object.entries(crossOrigin)] }
    : answer
}

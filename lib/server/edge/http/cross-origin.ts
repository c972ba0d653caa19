import 'server-only'
import { daySeconds } from '@/lib/domain/time/china'
import { crossOriginHeaders } from '@/lib/web/cross-origin'
import type { PlainResponse } from './plain-response'

const preflightHeaders: [name: string, value: string][] = [
  ...crossOriginHeaders,
  ['access-control-allow-methods', 'GET, POST, PUT, DELETE, OPTIONS'],
  ['access-control-allow-headers', 'authorization, content-type, idempotency-key, x-client-device-id'],
  ['access-control-max-age', String(daySeconds)],
]

/** The response to OPTIONS. */
export const preflight = (): PlainResponse => ({ status: 204, headers: preflightHeaders, body: null })

/** Adds the CORS headers when the request comes from another origin. */
export function withCrossOrigin(request: Request, response: PlainResponse): PlainResponse {
  return request.headers.has('origin')
    ? { ...response, headers: [...response.headers, ...crossOriginHeaders] }
    : response
}

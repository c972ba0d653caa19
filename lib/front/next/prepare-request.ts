/** Removes the headers that Next must not get, from every request that it answers. */
import type { IncomingHttpHeaders } from 'node:http'
import { dropRouterHeaders } from './router-protocol.ts'

/** Characters of a header other than Cookie. Next matches some in quadratic time, such as `next-url`. */
const maxHeader = 8192

/**
 * Next answers a range or a condition that a file does not satisfy with status 500. A server may ignore ranges (RFC
 * 9110 section 14.2); the conditions belong to writes.
 */
const unsupported = ['range', 'if-range', 'if-match', 'if-unmodified-since'] as const

export function prepareRequest({ method, headers }: { method?: string; headers: IncomingHttpHeaders }): void {
  for (const name of unsupported) Reflect.deleteProperty(headers, name)
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && value.length > maxHeader && name !== 'cookie')
      Reflect.deleteProperty(headers, name)
  }
  if (method !== 'GET' && method !== 'HEAD') dropRouterHeaders(headers)
}

/** Access to `/metrics` and to the details of `/readyz`. */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Headers that proxies add; a request with one of them comes from elsewhere, although its connection is local. */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

const loopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/i

/**
 * Whether a request is one of the operators of the mall.
 *
 * @param token MALL_OPS_TOKEN, which the request must send as its bearer token; without it, requests count that come from
 *   this machine and passed no proxy
 */
export function isOfOperators({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) {
    const isLocal = loopback.test(socket.remoteAddress ?? '')
    return isLocal && proxyHeaders.every((name) => headers[name] === undefined)
  }
  const sent = Buffer.from(headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

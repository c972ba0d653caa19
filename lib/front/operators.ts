/** Access to `/metrics` and to the details of `/readyz`. */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Headers that proxies add; a request with one of them comes from elsewhere, although its connection is local. */
const proxyHeader = /^(?:x-forwarded-.+|forwarded|x-real-ip|via)$/

const loopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/i

/** Names of this machine. A proxy that adds no header passes on the name of the mall. */
const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i

/**
 * Whether a request is one of the operators of the mall.
 *
 * @param token MALL_OPS_TOKEN, which the request must send as its bearer token; without it, requests count that come
 * from this machine and passed no proxy
 */
export function isOfOperators({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) {
    const isLocal = loopback.test(socket.remoteAddress ?? '') && localHost.test(headers.host ?? '')
    return isLocal && !Object.keys(headers).some((name) => proxyHeader.test(name))
  }
  const sent = Buffer.from(headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

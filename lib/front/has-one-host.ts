import type { IncomingMessage } from 'node:http'

/**
 * Whether a request names the host exactly once (RFC 9112, section 3.2). With two of them a proxy may have judged
 * another one than the mall reads: Node keeps the first. A client of HTTP/1.0 may name none.
 */
export function hasOneHost({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts++
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** The target of a request, in the forms that HTTP allows (RFC 9112, section 3.2). */
import type { IncomingMessage } from 'node:http'

const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i

/**
 * Reduces an absolute target (`GET http://mall.example/items`) to path and query; its host is ignored, as the Host
 * header is.
 *
 * @returns false for a target without a path, such as `*`
 */
export function toPathTarget(request: IncomingMessage): boolean {
  const { url = '/' } = request
  if (url.startsWith('/')) return true
  if (!origin.test(url)) return false
  const rest = url.replace(origin, '')
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  return true
}

/** The origin that a Host header names. */

const fallback = 'http://localhost'
/** Most requests name the same host as the one before. */
let last = { host: 'localhost', origin: fallback }

/**
 * The origin of a request; localhost when the header is not the name of a host, because no URL could be made with it.
 */
export function originOfHost(host: string | undefined): string {
  if (host === undefined) return fallback
  if (host !== last.host) last = { host, origin: parse(host) ?? fallback }
  return last.origin
}

function parse(host: string): string | undefined {
  const url = URL.parse(`http://${host}`)
  // Anything beside the host would become part of the path: `mall.test/other?`.
  return url && url.href === `${url.origin}/` ? url.origin : undefined
}

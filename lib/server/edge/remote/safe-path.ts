import 'server-only'

/** Segments that a back end could resolve to a path outside the contract's prefix. */
const leadsOut = /(?:^|\/)\.{1,2}(?:\/|$)|[\\\0]|\/\//

/**
 * The path of a request, still escaped; undefined for a path that the back end could resolve differently, such as
 * `/api/%2e%2e%2fadmin`.
 */
export function safePath(url: string): string | undefined {
  try {
    const { pathname } = new URL(url)
    return leadsOut.test(decodeURIComponent(pathname)) ? undefined : pathname
  } catch {
    return undefined
  }
}

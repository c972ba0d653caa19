import 'server-only'

/** Segments that a server behind us could read as the way out of the contract's folder. */
const leadsOut = /(?:^|\/)\.{1,2}(?:\/|$)|[\\\0]|\/\//

/**
 * The path of a request as it may be handed on, escapes and all; undefined for one that another server could understand
 * differently than we do, such as `/api/%2e%2e%2fadmin`.
 */
export function safePath(url: string): string | undefined {
  try {
    const { pathname } = new URL(url)
    return leadsOut.test(decodeURIComponent(pathname)) ? undefined : pathname
  } catch {
    return undefined
  }
}

type Anchor = Pick<HTMLAnchorElement, 'target' | 'origin' | 'pathname' | 'search' | 'hash' | 'hasAttribute'>

type CurrentLocation = Pick<Location, 'origin' | 'pathname' | 'search'>

/** Paths that are not pages: files and the API. */
const notPages = /^\/(?:api|media|_next)\/|\.\w{1,5}$/

/**
 * The target of a link inside the mall, as path with query and hash. Null when the browser has to follow the link: another
 * origin or window, a download, a file, or an anchor of the current page.
 */
export function navigationPath(to: Anchor, here: CurrentLocation): string | null {
  if ((to.target && to.target !== '_self') || to.hasAttribute('download')) return null
  if (to.origin !== here.origin || notPages.test(to.pathname)) return null
  if (to.hash && to.pathname === here.pathname && to.search === here.search) return null
  return to.pathname + to.search + to.hash
}

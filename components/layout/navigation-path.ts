type Anchor = Pick<HTMLAnchorElement, 'target' | 'origin' | 'pathname' | 'search' | 'hash' | 'hasAttribute'>

type Here = Pick<Location, 'origin' | 'pathname' | 'search'>

/** What is not a page: files and the API. */
const noPage = /^\/(?:api|media|_next)\/|\.\w{1,5}$/

/**
 * Where a link leads inside the mall, as path with query and hash; null when the browser has to follow it: a foreign
 * origin, another window, a download, a file, or a place in the page that is already open.
 */
export function navigationPath(to: Anchor, here: Here): string | null {
  if ((to.target && to.target !== '_self') || to.hasAttribute('download')) return null
  if (to.origin !== here.origin || noPage.test(to.pathname)) return null
  if (to.hash && to.pathname === here.pathname && to.search === here.search) return null
  return to.pathname + to.search + to.hash
}

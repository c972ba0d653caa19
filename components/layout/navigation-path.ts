import { signInPage } from '@/lib/web/sign-in-page'

type Anchor = Pick<HTMLAnchorElement, 'target' | 'origin' | 'pathname' | 'search' | 'hash' | 'hasAttribute'>

type CurrentLocation = Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>

/** Paths that are not pages: files and the API. */
const notPages = /^\/(?:api|media|_next)\/|\.\w{1,5}$/

/**
 * The target of a link inside the mall, as path with query and hash. Null when the browser has to follow the link:
 * another origin or window, a download, a file, or an anchor of the current page. Plain links to sign-in and
 * registration return to the current page (spec 1 §2): they stand in documents that are the same for all pages.
 */
export function navigationPath(to: Anchor, here: CurrentLocation): string | null {
  if ((to.target && to.target !== '_self') || to.hasAttribute('download')) return null
  if (to.origin !== here.origin || notPages.test(to.pathname)) return null
  if (to.hash && to.pathname === here.pathname && to.search === here.search) return null
  const back = here.pathname + here.search + here.hash
  if (signInPage.test(to.pathname) && !to.search && back !== '/' && !back.includes('/auth/'))
    return `${to.pathname}?redirectUrl=${encodeURIComponent(back)}`
  return to.pathname + to.search + to.hash
}

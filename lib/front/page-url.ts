/**
 * The URL under which Next renders a cacheable page. Next writes the requested URL into the page and its navigation
 * data, which are cached for all visitors: they must not contain the first visitor's query.
 */
import { displayUrl } from '../web/display-url.ts'

export type PageUrlRequest = {
  /** Path and query as requested. */
  path: string
  search: string
  /** The path of the page, and the path under which it is cached. */
  page: string
  cachedPath: string | undefined
}

/** The URL of a page's document. A path in another spelling keeps its query: Next redirects it. */
export function documentUrl({ path, search, page, cachedPath }: PageUrlRequest): string {
  if (isRedirected(path)) return path + search
  return cachedPath === undefined ? page : displayUrl(cachedPath)
}

/**
 * The URL of the data that the router requests. It keeps `_rsc`, without which Next redirects, and the prefix `/h5`:
 * for the router Next adds the path it rewrites a URL to.
 */
export function navigationUrl(request: PageUrlRequest): string {
  const { path, search } = request
  if (isRedirected(path)) return path + search
  const url = documentUrl(request)
  const [hash] = /(?<=[?&])_rsc(?:=[^&]*)?(?=&|$)/.exec(search) ?? []
  const prefix = path.startsWith('/h5/') ? '/h5' : ''
  return prefix + url + (hash === undefined ? '' : `${url.includes('?') ? '&' : '?'}${hash}`)
}

/** Next redirects paths with a trailing slash, repeated slashes or backslashes to their plain spelling. */
function isRedirected(path: string): boolean {
  return (path.length > 1 && path.endsWith('/')) || /\/\/|\\/.test(path)
}

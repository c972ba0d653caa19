/**
 * Limits on the size of requests. Next matches headers and query parameters with code of quadratic time, so a single
 * request with a value of 100 kB would block the process for a minute.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { isSearchPath } from '../web/list-path.ts'

/** Characters of User-Agent that are read; browsers send up to 300. */
const maxUserAgent = 512
/**
 * Characters of a URL that is not that of a call. The longest that the mall makes itself is a sign-in with a way back.
 */
const maxUrl = 8192
const maxParameters = 100
/** Characters of a keyword that is searched for (contract goods §2.1). */
const maxKeyword = 100

/** Cuts User-Agent, which is matched by the route rules, by Next and by calls. */
export function limitUserAgent(headers: IncomingHttpHeaders): void {
  const agent = headers['user-agent']
  if (agent !== undefined && agent.length > maxUserAgent) headers['user-agent'] = agent.slice(0, maxUserAgent)
}

/** Whether a URL is too long for a page, or has too many query parameters. */
export function isUrlTooLong(url: string): boolean {
  return url.length > maxUrl || (url.length > maxParameters && hasMoreThan(maxParameters, '&', url))
}

/**
 * The search for the beginning of a keyword that made the URL too long, for example of a pasted text.
 *
 * @returns its URL, or undefined when the keyword is not what made the URL too long
 */
export function shortenedSearch(path: string, search: string): string | undefined {
  if (!isSearchPath(path.replace(/^\/h5(?=\/)/, ''))) return undefined
  const query = new URLSearchParams(search)
  const keyword = query.getAll('keywords').at(-1)?.trim().slice(0, maxKeyword)
  if (!keyword) return undefined
  // Without the half of a surrogate pair that is cut in two.
  query.set('keywords', keyword.replace(/[\uD800-\uDBFF]$/, ''))
  const url = `${path}?${query}`
  return isUrlTooLong(url) ? undefined : url
}

function hasMoreThan(count: number, character: string, text: string): boolean {
  let at = -1
  for (let found = 0; found <= count; found++) {
    at = text.indexOf(character, at + 1)
    if (at === -1) return false
  }
  return true
}

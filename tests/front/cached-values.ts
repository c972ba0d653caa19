/** Values as Next stores them in the page cache. */
import type { CacheEntry } from '@/lib/front/cache-entry'
import type { NextValue } from '@/lib/front/next/cached-value'

type Page = Extract<NextValue, { kind: 'APP_PAGE' }>
type Route = Extract<NextValue, { kind: 'APP_ROUTE' }>
type Fetch = Extract<NextValue, { kind: 'FETCH' }>

const tagsHeader = (tags: readonly string[]) => ({ 'x-next-cache-tags': tags.join(',') })

/** A page with tags and, when given, more of its fields. */
export const pageValue = (html: string, tags: readonly string[] = [], more: Partial<Page> = {}): Page => ({
  kind: 'APP_PAGE',
  html,
  rscData: undefined,
  segmentData: undefined,
  postponed: undefined,
  status: undefined,
  ...more,
  headers: { ...tagsHeader(tags), ...more.headers },
})

/** The response of a route handler. */
export const routeValue = (body: string, contentType: string, tags: readonly string[]): Route => ({
  kind: 'APP_ROUTE',
  status: 200,
  body: Buffer.from(body),
  headers: { 'content-type': contentType, ...tagsHeader(tags) },
})

/** A value of `unstable_cache`. */
export const fetchValue = (body: string): Fetch => ({
  kind: 'FETCH',
  data: { headers: {}, body, url: '' },
  revalidate: 60,
})

/** Next's key of the page of a URL path. */
export const keyOf = (path: string) => `/route-cache/APP_PAGE/abc/$${path}`

/** The HTML of a value or entry; undefined when there is none, or it is not a page. */
export function htmlOf(
  cached: Pick<CacheEntry, 'value'> | { value: NextValue } | undefined,
): string | undefined {
  return cached?.value.kind === 'APP_PAGE' ? cached.value.html : undefined
}

/**
 * The URL under which a static document is shown, the inverse of `listPath`. Of several URLs it is the shortest, so it
 * depends on the document only and never on the requesting visitor.
 *
 * Plain Node: the front door loads this file without a compiler.
 */
import { fixedPaths, internalPrefixes, listSelectors, termTypes } from './list-path.ts'

type Values = readonly (string | undefined)[]
type Query = Record<string, string | undefined>

/** First segment of a static path → URL of the document with these further segments. */
const documents: Record<string, (values: Values) => string> = {
  list: ([kind, value, page]) => {
    const key = listSelectors.find((selector) => selector.kind === kind)?.key
    return url('/items', { ...(key && { [key]: value }), page: later(page) })
  },
  articles: ([catalogue, page]) =>
    catalogue === 'news'
      ? url('/news', { page: later(page) })
      : url('/articleList', { category_id: specific(catalogue), page: later(page) }),
  faqs: ([number]) => url(`/article/faqs/${number}`, {}),
  terms: ([type]) => url('/license', { type: type === termTypes[0] ? undefined : type }),
  'shop-front': ([shop, category, page]) =>
    url('/shops/info', { distributor_id: shop, category_id: specific(category), page: later(page) }),
  'shop-places': ([province, city, page]) =>
    url('/store', { province: specific(province), city: specific(city), page: later(page) }),
  'points-list': () => '/pointitems',
  view: ([, id]) => url('/custompage', { pageid: id }),
}

/** Static path → the first of its display paths, where the static path itself is internal. */
const fixedUrls = new Map(
  Object.entries(fixedPaths)
    .filter(([, path]) => internalPrefixes.some((prefix) => path.startsWith(`${prefix}/`)))
    .map(([display, path]): [string, string] => [path, display])
    // The first of several display paths is kept.
    .reverse(),
)

/**
 * The URL of a static document.
 *
 * @param path its static path, decoded, e.g. `/list/category/5/2` or `/items/1`
 * @returns the encoded URL, e.g. `/items?cat_id=5&page=2` or `/items/1`
 */
export function displayUrl(path: string): string {
  const [, kind = '', ...values] = path.split('/')
  return fixedUrls.get(path) ?? documents[kind]?.(values) ?? path.split('/').map(encodeURIComponent).join('/')
}

function url(path: string, query: Query): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

const specific = (value: string | undefined) => (value === 'all' ? undefined : value)
const later = (page: string | undefined) => (page === '1' ? undefined : page)

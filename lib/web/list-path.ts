/**
 * Maps display URLs to static documents.
 *
 * In the specification a list has a query (`/items?cat_id=5`); a static document has only a path. This table maps one
 * to the other. The front door finds the cache entry with `listPath`, and `listRewrites` passes the same table to Next,
 * so that both always agree.
 *
 * Plain Node: the front door and next.config.mjs load this file without a compiler.
 */

import { namedPages } from './designed-page-href.ts'

/** A rewrite in the form of next.config. */
export type ListRewrite = {
  source: string
  destination: string
  has?: QueryCondition[]
  missing?: QueryCondition[]
}

type QueryCondition = { type: 'query'; key: string; value?: string }

/**
 * A text that becomes one path segment: without path delimiters and control characters, and no dot segment, which Next
 * would remove from the path.
 */
const segmentOf = (maxLength: number) => `(?!\\.{1,2}$)[^/?#%\\\\\\x00-\\x1f]{1,${maxLength}}`

/** Queries that select an indexable list each (spec 1 §2, search and category links). */
export const listSelectors = [
  { key: 'cat_id', kind: 'category', pattern: '\\d{1,12}' },
  { key: 'main_category', kind: 'main', pattern: '\\d{1,12}' },
  { key: 'brand_id', kind: 'brand', pattern: '\\d{1,12}' },
  { key: 'tag', kind: 'tag', pattern: segmentOf(40) },
] as const

/**
 * Queries that make a product list a search. Such a list is rendered per request with noindex. A query in neither table
 * (utm_source, spm, from …) does not change the document.
 */
export const listFilters = [
  'keywords',
  'goodsSort',
  'sort',
  'start_price',
  'end_price',
  'distributor_id',
  'in_stock',
  'subsidy',
  'item_id',
  'item_type',
  'card_id',
  'item_params',
] as const

const pagePattern = '[1-9]\\d{0,3}'
const pageNumber = new RegExp(`^${pagePattern}$`)
const selectorTests = listSelectors.map((selector) => ({
  ...selector,
  test: new RegExp(`^${selector.pattern}$`),
}))

/** Paths that exist only as targets of the table below; requested directly they are not found (404). */
export const internalPrefixes = [
  '/view',
  '/list',
  '/articles',
  '/terms',
  '/faqs',
  '/programme',
  '/feed',
  '/menu',
  '/shop-front',
  '/shop-near',
  '/shop-places',
  '/points-list',
] as const

const questionNumber = '[1-9]\\d{0,3}'
const questionTest = new RegExp(`^/article/faqs/(${questionNumber})$`)

/** Display paths that have one document for all queries. */
export const fixedPaths: Record<string, string> = {
  '/': '/view/home',
  '/home': '/view/home',
  '/h5': '/view/phone',
  '/article/faqs': '/faqs/all',
  '/devicePurchase': '/programme/all',
  '/reuseCard': '/programme/cards',
  '/custom': '/product/custom',
  ...Object.fromEntries(namedPages.map((code) => [`/${code}`, `/view/named/${code}`])),
  '/rss.xml': '/feed/articles',
  '/categories.html': '/menu/categories',
  '/license/staff': '/terms/staff',
  '/sitemap.xml': '/sitemap/index.xml',
  '/shops/near': '/shop-near/all',
}

const catalogueId = '[1-9]\\d{0,9}'
const catalogueTest = new RegExp(`^${catalogueId}$`)

const shopId = '[1-9]\\d{0,9}'
const shopTest = new RegExp(`^${shopId}$`)
const shopCategory = '[1-9]\\d{0,11}'
const shopCategoryTest = new RegExp(`^${shopCategory}$`)
/** Queries that make a shop's page a search; it is then rendered per request. */
const shopFilters = ['keywords', 'goodsSort'] as const
/** Names of provinces and cities. */
const regionName = segmentOf(20)
const regionTest = new RegExp(`^${regionName}$`)

/** Queries that filter or sort the points mall; it is then rendered per request. */
const pointsFilters = ['keywords', 'brand_id', 'cat_id', 'score_start', 'score_end', 'goodsSort'] as const
const pointsListPath = '/points-list/all'

/** Agreements of /license?type=; the first is the default. */
export const termTypes = ['register', 'privacy'] as const
/** The name of the first in the calls of the contract (contract member §12), under which clients also link to it. */
const registerTerm = 'member_register'

/**
 * The static path of a display URL.
 *
 * @param path decoded or encoded URL path, e.g. `/items`
 * @param search query with or without `?`, e.g. `cat_id=5&page=2`
 * @returns the static path, its segments percent-encoded, e.g. `/list/category/5/2`; null when the URL is its own
 *   document or is rendered per request
 */
export function listPath(path: string, search: string): string | null {
  switch (path) {
    case '/custompage': {
      const id = last(new URLSearchParams(search), 'pageid')
      return id && /^\d{1,12}$/.test(id) ? `/view/custom/${id}` : null
    }
    case '/articleList':
      return articleListPath(new URLSearchParams(search))
    case '/news': {
      const page = pageOf(new URLSearchParams(search))
      return page ? `/articles/news/${page}` : null
    }
    case '/license': {
      const asked = last(new URLSearchParams(search), 'type')
      const type = asked === undefined || asked === registerTerm ? termTypes[0] : asked
      return termTypes.some((termType) => termType === type) ? `/terms/${type}` : null
    }
    case '/items':
      return goodsListPath(new URLSearchParams(search))
    case '/shops/info':
      return shopPath(new URLSearchParams(search))
    case '/pointitems': {
      const query = new URLSearchParams(search)
      return pointsFilters.some((key) => last(query, key)) ? null : pointsListPath
    }
    case '/store':
      return shopPlacesPath(new URLSearchParams(search))
    default: {
      const question = questionTest.exec(path)?.[1]
      return question ? `/faqs/${question}` : (fixedPaths[path] ?? null)
    }
  }
}

function articleListPath(query: URLSearchParams): string | null {
  const page = pageOf(query)
  const catalogue = last(query, 'category_id')
  if (!page || (catalogue && !catalogueTest.test(catalogue))) return null
  return `/articles/${catalogue ?? 'all'}/${page}`
}

/** A shop with its products, all or those of a category. */
function shopPath(query: URLSearchParams): string | null {
  const page = pageOf(query)
  const shop = last(query, 'distributor_id')
  const category = last(query, 'category_id')
  if (!page || !shop || !shopTest.test(shop) || shopFilters.some((key) => last(query, key))) return null
  if (category && !shopCategoryTest.test(category)) return null
  return `/shop-front/${shop}/${category ?? 'all'}/${page}`
}

/** The shops of a province or of one of its cities; a city without a province is ignored. */
function shopPlacesPath(query: URLSearchParams): string | null {
  const page = pageOf(query)
  const [province, city] = [last(query, 'province'), last(query, 'city')]
  if (!page) return null
  if (!province) return `/shop-places/all/all/${page}`
  if (!regionTest.test(province) || (city && !regionTest.test(city))) return null
  return `/shop-places/${encodeURIComponent(province)}/${city ? encodeURIComponent(city) : 'all'}/${page}`
}

function goodsListPath(query: URLSearchParams): string | null {
  const page = pageOf(query)
  if (!page || listFilters.some((key) => last(query, key))) return null
  const selected = selectorTests.filter(({ key }) => last(query, key))
  const [selector] = selected
  if (!selector) return `/list/all/all/${page}`
  const value = last(query, selector.key)
  if (selected.length > 1 || !value || !selector.test.test(value)) return null
  return `/list/${selector.kind}/${encodeURIComponent(value)}/${page}`
}

/** The page number: `1` when absent, null when it is not valid. */
function pageOf(query: URLSearchParams): string | null {
  const page = last(query, 'page')
  if (!page) return '1'
  return pageNumber.test(page) ? page : null
}

/** The last value of a repeated query; an empty one counts as absent. Next matches queries the same way. */
function last(query: URLSearchParams, key: string): string | undefined {
  return query.getAll(key).at(-1) || undefined
}

/** The paths whose lists become searches with a query of `listFilters`, `shopFilters` or `pointsFilters`. */
const searchPaths = new Set(['/items', '/shops/info', '/pointitems'])

/** Whether a page that is rendered per request is a search; all others belong to one shopper. */
export const isSearchPath = (path: string): boolean => searchPaths.has(path)

/** The same table as rewrites for next.config (`beforeFiles`), with the mobile prefix `/h5`. */
export function listRewrites(): ListRewrite[] {
  const page: QueryCondition = { type: 'query', key: 'page' }
  const catalogue: QueryCondition = { type: 'query', key: 'category_id' }
  const termType: QueryCondition = { type: 'query', key: 'type' }
  const pageValue: QueryCondition = { ...page, value: `(?<page>${pagePattern})` }
  /** Two rewrites per list: with a page number, and without one, which means the first page. */
  const paged = (rule: ListRewrite): ListRewrite[] => [
    { ...rule, destination: `${rule.destination}/1`, missing: [...(rule.missing ?? []), page] },
    { ...rule, destination: `${rule.destination}/:page`, has: [...(rule.has ?? []), pageValue] },
  ]
  const shop: QueryCondition = { type: 'query', key: 'distributor_id', value: `(?<shop>${shopId})` }
  const shopSearch = shopFilters.map((key): QueryCondition => ({ type: 'query', key }))
  const province: QueryCondition = { type: 'query', key: 'province' }
  const city: QueryCondition = { type: 'query', key: 'city' }
  const provinceValue: QueryCondition = { ...province, value: `(?<province>${regionName})` }
  const absent = (except?: string): QueryCondition[] =>
    [...listFilters, ...listSelectors.map(({ key }) => key)]
      .filter((key) => key !== except)
      .map((key) => ({ type: 'query', key }))

  return [
    // The prefix alone has a document of its own, see fixedPaths.
    { source: '/h5/:path+', destination: '/:path+' },
    ...Object.entries(fixedPaths).map(([source, destination]) => ({ source, destination })),
    { source: `/article/faqs/:number(${questionNumber})`, destination: '/faqs/:number' },
    {
      source: '/custompage',
      destination: '/view/custom/:pageid',
      has: [{ type: 'query', key: 'pageid', value: '(?<pageid>\\d{1,12})' }],
    },
    ...paged({
      source: '/articleList',
      destination: '/articles/:catalogue',
      has: [{ ...catalogue, value: `(?<catalogue>${catalogueId})` }],
    }),
    ...paged({ source: '/articleList', destination: '/articles/all', missing: [catalogue] }),
    ...paged({ source: '/news', destination: '/articles/news' }),
    { source: '/license', destination: `/terms/${termTypes[0]}`, missing: [termType] },
    {
      source: '/license',
      destination: `/terms/${termTypes[0]}`,
      has: [{ ...termType, value: registerTerm }],
    },
    {
      source: '/license',
      destination: '/terms/:type',
      has: [{ ...termType, value: `(?<type>${termTypes.join('|')})` }],
    },
    ...paged({
      source: '/shops/info',
      destination: '/shop-front/:shop/:category',
      has: [shop, { ...catalogue, value: `(?<category>${shopCategory})` }],
      missing: shopSearch,
    }),
    ...paged({
      source: '/shops/info',
      destination: '/shop-front/:shop/all',
      has: [shop],
      missing: [...shopSearch, catalogue],
    }),
    ...paged({
      source: '/store',
      destination: '/shop-places/:province/:city',
      has: [provinceValue, { ...city, value: `(?<city>${regionName})` }],
    }),
    ...paged({
      source: '/store',
      destination: '/shop-places/:province/all',
      has: [provinceValue],
      missing: [city],
    }),
    ...paged({ source: '/store', destination: '/shop-places/all/all', missing: [province] }),
    {
      source: '/pointitems',
      destination: pointsListPath,
      missing: pointsFilters.map((key) => ({ type: 'query', key })),
    },
    ...listSelectors.flatMap(({ key, kind, pattern }) =>
      paged({
        source: '/items',
        destination: `/list/${kind}/:value`,
        has: [{ type: 'query', key, value: `(?<value>${pattern})` }],
        missing: absent(key),
      }),
    ),
    ...paged({ source: '/items', destination: '/list/all/all', missing: absent() }),
  ]
}

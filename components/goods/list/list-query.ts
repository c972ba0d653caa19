import { idOf, mostId } from '@/lib/domain/id'

/** Goods on a page of a list (spec 1 §9). */
export const listPageSize = 18

const mostPage = 1_000_000

export interface ParamChoice {
  attribute_id: number
  attribute_value_id: number
}

/** What a goods list shows, as its address says it. Prices in yuan, as typed. */
export interface ListQuery {
  keywords?: string
  /** Sales category. */
  cat_id?: number
  /** Management category. */
  main_category?: number
  brand_id: number[]
  tag?: string
  /** Values of goods parameters; several of one parameter stand beside each other. */
  item_params: ParamChoice[]
  distributor_id?: number
  /** 1 sales · 2 price down · 3 price up · 4 newest; absent is the operator's order. */
  goodsSort?: number
  start_price?: string
  end_price?: string
  page: number
}

type RawQuery = Record<string, string | string[] | undefined>

/** Of a repeated query the last one counts, as in the table of static lists. */
const last = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value.at(-1) : value)?.trim() ?? ''

/** An id that is too large names nothing, and so does the largest, which stands for it. */
const id = (text: string): number | undefined => idOf(text) ?? (/^[1-9]\d*$/.test(text) ? mostId : undefined)
const yuan = (text: string): string | undefined => (/^\d{1,8}(\.\d{1,2})?$/.test(text) ? text : undefined)

/** What is no number is the first page. */
const pageNumber = (text: string): number => Math.min(Math.max(Math.round(Number(text)) || 1, 1), mostPage)

/** `3-31,3-32` as choices: parameter and value. */
const paramChoices = (text: string): ParamChoice[] =>
  [...new Set(text.split(','))].slice(0, 20).flatMap((pair) => {
    const [, attribute, value] = /^([1-9]\d{0,8})-([1-9]\d{0,8})$/.exec(pair) ?? []
    return attribute && value ? [{ attribute_id: Number(attribute), attribute_value_id: Number(value) }] : []
  })

/** The lower bound may be typed second. */
function priceRange(start: string | undefined, end: string | undefined) {
  const swapped = start !== undefined && end !== undefined && Number(start) > Number(end)
  return swapped ? { start_price: end, end_price: start } : { start_price: start, end_price: end }
}

/** Reads a list's address; what cannot be understood is as if it were not there. */
export function parseListQuery(raw: RawQuery): ListQuery {
  const text = (key: string) => last(raw[key])
  const sort = Number(text('goodsSort'))
  return {
    keywords: text('keywords').slice(0, 100) || undefined,
    cat_id: id(text('cat_id')),
    main_category: id(text('main_category')),
    brand_id: [
      ...new Set(
        text('brand_id')
          .split(',')
          .flatMap((one) => id(one) ?? []),
      ),
    ].slice(0, 50),
    tag: text('tag').slice(0, 30) || undefined,
    item_params: paramChoices(text('item_params')),
    distributor_id: id(text('distributor_id')),
    goodsSort: [1, 2, 3, 4].includes(sort) ? sort : undefined,
    ...priceRange(yuan(text('start_price')), yuan(text('end_price'))),
    page: pageNumber(text('page')),
  }
}

const selectorKeys: Record<string, 'cat_id' | 'main_category' | 'brand_id' | 'tag'> = {
  category: 'cat_id',
  main: 'main_category',
  brand: 'brand_id',
  tag: 'tag',
}

/** The list that a static path names (`lib/web/list-path.ts`); null for a path that names none. */
export function staticListQuery(kind: string, value: string, page: string): ListQuery | null {
  if (kind === 'all') return parseListQuery({ page })
  const key = selectorKeys[kind]
  if (!key) return null
  const query = parseListQuery({ [key]: value, page })
  // Without its category, brand or tag it would be the list of all goods.
  return [query[key]].flat().some(Boolean) ? query : null
}

/** The address of a list with some of its parts changed; any change but the page leads to the first page. */
export function listHref(query: ListQuery, change: Partial<ListQuery> = {}): string {
  const next = { ...query, page: 1, ...change }
  const search = new URLSearchParams()
  const put = (key: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') search.set(key, String(value))
  }
  put('keywords', next.keywords)
  put('cat_id', next.cat_id)
  put('main_category', next.main_category)
  put('brand_id', next.brand_id.join(','))
  put('tag', next.tag)
  put(
    'item_params',
    next.item_params
      .map(({ attribute_id, attribute_value_id }) => `${attribute_id}-${attribute_value_id}`)
      .join(','),
  )
  put('distributor_id', next.distributor_id)
  put('goodsSort', next.goodsSort)
  put('start_price', next.start_price)
  put('end_price', next.end_price)
  put('page', next.page > 1 ? next.page : undefined)
  const text = search.toString()
  return text ? `/items?${text}` : '/items'
}

/** The list as the mall's list call wants it. Keys stand in one order, because a stored list is found by this text. */
export const listInput = (query: ListQuery) => ({
  page: query.page,
  pageSize: listPageSize,
  ...(query.keywords && { keywords: query.keywords }),
  ...(query.cat_id && { category_id: [query.cat_id] }),
  ...(query.main_category && { main_category: [query.main_category] }),
  ...(query.brand_id.length > 0 && { brand_id: query.brand_id }),
  ...(query.tag && { tag: query.tag }),
  ...(query.item_params.length > 0 && { item_params: query.item_params }),
  ...(query.distributor_id && { distributor_id: [query.distributor_id] }),
  ...(query.goodsSort && { goodsSort: query.goodsSort }),
  ...(query.start_price && { start_price: query.start_price }),
  ...(query.end_price && { end_price: query.end_price }),
})

// Plain Node: the front door loads this file without a compiler, through route-rules.ts.

/** A value of a product parameter, such as the colour white. */
export interface ParamValue {
  attribute_id: number
  attribute_value_id: number
}

/** Query of a product list, from its URL. Prices in yuan, as typed. */
export interface ListQuery {
  keywords?: string | undefined
  /** Sales category. */
  cat_id?: number | undefined
  /** Management category. */
  main_category?: number | undefined
  brand_id: number[]
  tag?: string | undefined
  /** Only products of the subsidy programme. */
  subsidy?: boolean | undefined
  /** Values of product parameters; several values of one parameter are alternatives. */
  item_params: ParamValue[]
  /** The shop; 0 are the products that the mall itself sells. */
  distributor_id?: number | undefined
  /** Only products that this coupon can be used for. */
  card_id?: number | undefined
  /** Only products with stock. */
  in_stock?: boolean | undefined
  /** 1 sales · 2 price down · 3 price up · 4 newest; absent is the operator's sort. */
  goodsSort?: number | undefined
  start_price?: string | undefined
  end_price?: string | undefined
  page: number
}

/** The tag of new arrivals (spec 1 §2). Links of the mall itself lead to its list, also where no product has it. */
export const newArrivalsTag = '新品'

/**
 * The URL of a product list: `query` with some parts changed. Without a page in `change` it is the first page, because
 * any other change makes another list. The only encoding of list URLs; `parseListQuery` reads them.
 */
export function listHref(query: Partial<ListQuery> = {}, change: Partial<ListQuery> = {}): string {
  const next = { ...query, page: 1, ...change }
  // The sequence of the keys is part of the canonical URL.
  const values = {
    keywords: next.keywords,
    cat_id: next.cat_id,
    main_category: next.main_category,
    brand_id: next.brand_id?.join(','),
    tag: next.tag,
    subsidy: next.subsidy && 1,
    item_params: next.item_params
      ?.map(({ attribute_id, attribute_value_id }) => `${attribute_id}-${attribute_value_id}`)
      .join(','),
    // Text, because 0 is a shop.
    distributor_id: next.distributor_id?.toString(),
    card_id: next.card_id,
    in_stock: next.in_stock && 1,
    goodsSort: next.goodsSort,
    start_price: next.start_price,
    end_price: next.end_price,
    page: next.page > 1 ? next.page : undefined,
  }
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) if (value) search.set(key, String(value))
  return search.size > 0 ? `/items?${search.toString()}` : '/items'
}

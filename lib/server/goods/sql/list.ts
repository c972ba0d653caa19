import 'server-only'
import { composedStatement } from '@/lib/server/db/composed-statement'
import { number, oneOf, statement, text, type Column } from '@/lib/server/db/statement'

/** Statements of lists on `goods_index i`; their conditions come from `../filter.ts` (ADR 0014). */

export const tagByName = statement(
  'goods_tag_by_name',
  'select tag_id as "tagId" from tags where tag_name = $1',
  {
    tagId: number,
  },
)

/** Product ids of one page. */
export const pageIds = composedStatement('goods_page', { goodsId: number })

/** SKU ids of a list. */
export const skuIds = composedStatement('goods_page_skus', { itemId: number })

/** The number of products (`total`) and their number per facet value. */
export const facetCounts = composedStatement('goods_facet_counts', {
  facet: oneOf<'total' | 'brand' | 'tag' | 'params' | 'price'>(),
  value: number,
  count: number,
})

/** Ids of all categories of the found products, with those above them. */
export const foundCategories = composedStatement('goods_found_categories', { id: number })

export const foundMainCategories = composedStatement('goods_found_main_categories', {
  category_id: number,
  category_name: text,
})

export const foundShops = composedStatement('goods_found_shops', { distributor_id: number, name: text })

const attributeValue = {
  attribute_id: number,
  attribute_name: text,
  attribute_value_id: number,
  attribute_value_name: text,
}

/** Specification values with the number of found products that have them. */
export const foundSpecs = composedStatement('goods_found_specs', { ...attributeValue, count: number })

/** Brands by id in the operator's sort. */
export const brandsByIds = statement(
  'goods_facet_brands',
  `select attribute_id, attribute_name, attribute_type, attribute_memo, sort as attribute_sort, image_url
     from attributes where attribute_id = any($1::int[]) and attribute_type = 'brand' order by sort desc, attribute_id`,
  {
    attribute_id: number,
    attribute_name: text,
    attribute_type: oneOf<'brand'>(),
    attribute_memo: text,
    attribute_sort: number,
    image_url: text,
  },
)

/** Tags by id that shoppers see. */
export const tagsByIds = statement(
  'goods_facet_tags',
  `select tag_id, tag_name, tag_color, font_color, 1 as front_show from tags
    where tag_id = any($1::int[]) and front_show order by tag_id`,
  { tag_id: number, tag_name: text, tag_color: text, font_color: text, front_show: number as Column<1> },
)

/** Parameter values by id. */
export const paramsByIds = statement(
  'goods_facet_params',
  `select a.attribute_id, a.attribute_name, v.attribute_value_id, v.attribute_value as attribute_value_name
     from attribute_values v join attributes a on a.attribute_id = v.attribute_id
    where v.attribute_value_id = any($1::int[])`,
  attributeValue,
)

import 'server-only'
import { categoriesOfPathIn } from '@/lib/server/catalogue/category/parts'
import { referenceVersionIn } from '@/lib/server/catalogue/reference/parts'
import { composedStatement } from '@/lib/server/ground/db/composed-statement'
import { tuplesIn } from '@/lib/server/ground/db/json-tuples'
import { columnsOfParts, selectParts } from '@/lib/server/ground/db/parts'
import { json, number, statement, text } from '@/lib/server/ground/db/statement'
import { settingsIn } from '@/lib/server/ground/settings'

/** Statements of lists on `goods_index i`; their conditions come from `../filter.ts` (ADR 0014). */

export const tagByName = statement(
  'goods_tag_by_name',
  'select tag_id as "tagId" from tags where tag_name = $1',
  {
    tagId: number,
  },
)

const seoParts = {
  settings: settingsIn('tdk.list'),
  path: categoriesOfPathIn('(select c.path from categories c where c.category_id = $1::int)::int[]'),
}

/** The template of the texts for search engines, and the path to the category $1, which may be null. */
export const listSeoFacts = statement(
  'goods_list_seo',
  `select ${selectParts(seoParts)}`,
  columnsOfParts(seoParts),
)

/** The ids of found products, at most as many as are counted. */
export const foundIds = composedStatement('goods_found_ids', { ids: json<number[]>() })

export const productColumns = {
  ids: json<number[]>(),
  /** Cents. */
  prices: json<number[]>(),
  /** `goods_index.facets` of all products, separated by commas. */
  facets: text,
}

/** Found products with the values that facets count, at most as many as are counted; the columns have the same sort. */
export const foundProducts = composedStatement('goods_found_products', productColumns)

/** Product ids of one page of a search that finds more products than are counted. */
export const pageIds = composedStatement('goods_page', { goodsId: number })

/** SKU ids of a list. */
export const skuIds = composedStatement('goods_page_skus', { itemId: number })

export const valueNames = tuplesIn(
  { valueId: number, name: text },
  `select attribute_value_id as "valueId", attribute_value as name
     from attribute_values where attribute_value_id = any($1::int[])`,
)

/** Ids of all categories of products, and of those above them. */
const categoriesOf = (goodsIds: string) =>
  `select distinct unnest(i.categories) as id from goods_index i where i.goods_id = any(${goodsIds})`

export const categoryIds = tuplesIn({ id: number }, categoriesOf('$2::bigint[]'))

const facetParts = { values: valueNames, categories: categoryIds, referenceVersion: referenceVersionIn() }

/**
 * The names of the values in $1; all other names of facets are reference data. Also the categories of the products in
 * $2.
 */
export const facetNames = statement(
  'goods_facet_names',
  `select ${selectParts(facetParts)}`,
  columnsOfParts(facetParts),
)

/** The parameters or specifications to which the values in $1 belong. */
export const attributesOfValues = statement(
  'goods_attributes_of_values',
  'select attribute_id as "attributeId", attribute_value_id as "valueId" from attribute_values where attribute_value_id = any($1::int[])',
  { attributeId: number, valueId: number },
)

/** The number of products with the ids in $1 by specification value. */
export const specCounts = statement(
  'goods_spec_counts',
  `select v.attribute_id as "attributeId", v.attribute_value_id as "valueId", count(distinct s.goods_id)::int as count
     from skus s
     join sku_specs ss on ss.item_id = s.item_id
     join attribute_values v on v.attribute_value_id = ss.spec_value_id
    where s.goods_id = any($1::bigint[]) group by 1, 2`,
  { attributeId: number, valueId: number, count: number },
)

/** The categories of the products with the ids in $1. */
export const categoriesOfFound = statement('goods_found_categories', categoriesOf('$1::bigint[]'), {
  id: number,
})

/** Main categories of the products with the ids in $1 that shoppers see. */
export const mainCategoriesOfFound = statement(
  'goods_found_main_categories',
  `select c.category_id, c.category_name from categories c
    where c.is_show_front
      and c.category_id in (select g.main_category_id from goods g where g.goods_id = any($1::bigint[]))
    order by c.sort desc, c.category_id`,
  { category_id: number, category_name: text },
)

/** Shops of the products with the ids in $1. */
export const shopsOfFound = statement(
  'goods_found_shops',
  `select d.distributor_id, d.name from distributors d
    where d.distributor_id in (select i.distributor_id from goods_index i where i.goods_id = any($1::bigint[]))
    order by d.distributor_id`,
  { distributor_id: number, name: text },
)

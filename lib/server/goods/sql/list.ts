import 'server-only'
import type { PriceStep } from '@/lib/domain/price-bands'
import { categoriesOfPathIn } from '@/lib/server/category/parts'
import { composedStatement } from '@/lib/server/db/composed-statement'
import { jsonRows } from '@/lib/server/db/json-rows'
import { columnsOfParts, selectParts } from '@/lib/server/db/parts'
import { json, number, statement, text } from '@/lib/server/db/statement'
import { settingsIn } from '@/lib/server/settings'

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

/** Product ids of one page of a search that finds more products than are counted. */
export const pageIds = composedStatement('goods_page', { goodsId: number })

/** SKU ids of a list. */
export const skuIds = composedStatement('goods_page_skus', { itemId: number })

/** A value of a facet with the number of found products that have it. */
interface Counted {
  count: number
}

interface BrandRow extends Counted {
  attribute_id: number
  attribute_name: string
  attribute_type: 'brand'
  attribute_memo: string
  attribute_sort: number
  image_url: string
}

interface TagRow extends Counted {
  tag_id: number
  tag_name: string
  tag_color: string
  font_color: string
  front_show: 1
}

/** A value of a parameter or specification. */
export interface ValueRow extends Counted {
  attribute_id: number
  attribute_name: string
  attribute_value_id: number
  attribute_value_name: string
  /** The products that have any value of the parameter, each counted as often as it has one. */
  total: number
  /** The number of values that products have. */
  different: number
}

/** A parameter with more values than this must repeat its values, or it is as individual as a model number. */
const fewValues = 3
/** Most values of a parameter. */
const maxValues = 12

/**
 * The values of parameters that distinguish products, from rows of `id` and `count`: no parameter that all products share
 * or in which nearly all differ, and of each the most frequent values. Those in `selected` are always included, so that
 * the shopper can deselect them.
 */
const distinguishingValues = (counted: string, selected: string) =>
  jsonRows(
    `with valued as (
     select v.attribute_id, v.attribute_value_id, v.attribute_value as attribute_value_name, c.count,
            v.attribute_value_id = any(${selected}) as is_selected
       from (select id, count from (${counted}) c
              union all select id, 0 from unnest(${selected}) id where id not in (select id from (${counted}) c)) c
       join attribute_values v on v.attribute_value_id = c.id),
   kept as (
     select attribute_id, sum(count)::int as total, (count(*) filter (where count > 0))::int as different
       from valued group by attribute_id
     having bool_or(is_selected)
         or count(*) > 1 and (count(*) <= ${fewValues} or count(*) * 2 <= sum(count))),
   ranked as (
     select valued.*, kept.total, kept.different,
            row_number() over (partition by attribute_id order by count desc, attribute_value_id) as rank
       from valued join kept using (attribute_id))
   select r.attribute_id, a.attribute_name, r.attribute_value_id, r.attribute_value_name, r.count, r.total, r.different
     from ranked r join attributes a on a.attribute_id = r.attribute_id
    where r.rank <= ${maxValues} or r.is_selected
    order by r.count desc, r.attribute_value_id`,
  )

/**
 * The facets of the products with the ids in $1: brands and tags in the operator's sort, values of parameters the most
 * frequent first, prices as whole yuan cut to two digits. $2, $3, $4: selected brands, tags and values, which are included
 * with the count 0 when no product has them.
 */
export const facetsOfGoods = statement(
  'goods_facets',
  `with found as materialized (
     select i.brand_id, i.tags, i.params, least(i.price / 100, 99999999)::int as yuan
       from goods_index i where i.goods_id = any($1::bigint[])),
   brand as (select brand_id as id, count(*)::int as count from found group by 1),
   tag as (select id, count(*)::int as count from found cross join unnest(tags) id group by 1),
   param as materialized (select id, count(*)::int as count from found cross join unnest(params) id group by 1)
   select ${jsonRows(
     `select a.attribute_id, a.attribute_name, a.attribute_type, a.attribute_memo, a.sort as attribute_sort, a.image_url,
             coalesce(brand.count, 0) as count
        from attributes a left join brand on brand.id = a.attribute_id
       where a.attribute_type = 'brand' and (a.attribute_id in (select id from brand) or a.attribute_id = any($2::int[]))
       order by a.sort desc, a.attribute_id`,
   )} as brands,
   ${jsonRows(
     `select t.tag_id, t.tag_name, t.tag_color, t.font_color, 1 as front_show, coalesce(tag.count, 0) as count
        from tags t left join tag on tag.id = t.tag_id
       where t.front_show and (t.tag_id in (select id from tag) or t.tag_id = any($3::int[]))
       order by t.tag_id`,
   )} as tags,
   ${distinguishingValues('select id, count from param', '$4::int[]')} as params,
   ${jsonRows(
     // Few enough values to return them all, fine enough for every round bound of `priceBands`.
     `select yuan - yuan % (10 ^ greatest(length(yuan::text) - 2, 0))::int as "from", count(*)::int as count
        from found group by 1`,
   )} as prices`,
  {
    brands: json<BrandRow[]>(),
    tags: json<TagRow[]>(),
    params: json<ValueRow[]>(),
    prices: json<PriceStep[]>(),
  },
)

/** Specification values of the products with the ids in $1 that distinguish them. */
export const specsOfFound = statement(
  'goods_found_specs',
  `with spec as materialized (
     select ss.spec_value_id as id, count(distinct s.goods_id)::int as count
       from skus s join sku_specs ss on ss.item_id = s.item_id where s.goods_id = any($1::bigint[]) group by 1)
   select ${distinguishingValues('select id, count from spec', "'{}'::int[]")} as specs`,
  { specs: json<ValueRow[]>() },
)

/** Ids of all categories of the products with the ids in $1, with those above them. */
export const categoriesOfFound = statement(
  'goods_found_categories',
  'select distinct unnest(i.categories) as id from goods_index i where i.goods_id = any($1::bigint[])',
  { id: number },
)

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

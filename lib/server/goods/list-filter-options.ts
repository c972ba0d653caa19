import 'server-only'
import { sql } from 'drizzle-orm'
import type { GoodsListInput } from '@/lib/contract/goods'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import type { Viewer } from '@/lib/server/viewer/viewer'
import { countedRows, type Scope } from './count-facets'
import { findGoods } from './find-goods'
import { paramFacet, specFacet } from './name-facets'
import { foundMainCategories, foundShops } from './sql/list'

const mainCategoriesOf = (db: Queries, scope: Scope) =>
  db.run(
    ...foundMainCategories(
      sql`select c.category_id, c.category_name from categories c
           where c.is_show_front and c.category_id in (
             select g.main_category_id from ${countedRows(scope, sql`i.goods_id`)} join goods g on g.goods_id = found.goods_id)
           order by c.sort desc, c.category_id`,
    ),
  )

const shopsOf = (db: Queries, scope: Scope) =>
  db.run(
    ...foundShops(
      sql`select d.distributor_id, d.name from distributors d
           where d.distributor_id in (select distributor_id from ${countedRows(scope, sql`i.distributor_id`)})
           order by d.distributor_id`,
    ),
  )

/** The categories, shops, parameters and specifications by which a list can be narrowed (contract goods §2.5). */
export async function listFilterOptions(
  { db }: Mall,
  filter: Omit<GoodsListInput, 'page' | 'pageSize'>,
  viewer: Viewer | null,
) {
  const found = await findGoods(db, { ...filter, page: 1, pageSize: 1 }, viewer)
  const [categories, distributors, params, specs] = await Promise.all([
    mainCategoriesOf(db, found.scope),
    shopsOf(db, found.scope),
    paramFacet(db, found.params, found.selected.params),
    specFacet(db, found.scope),
  ])
  return {
    main_category_ids: categories.map(({ category_id }) => category_id),
    distributor_ids: distributors.map(({ distributor_id }) => distributor_id),
    item_params: params,
    item_spec: specs,
    main_category_list: categories,
    distributor_list: distributors,
  }
}

import 'server-only'
import type { GoodsListInput } from '@/lib/contract/goods'
import type { Mall } from '@/lib/server/context'
import type { Viewer } from '@/lib/server/viewer/viewer'
import { findFacets, findGoods } from './find-goods'
import { loadSpecFacet, paramFacet } from './load-facets'
import { mainCategoriesOfFound, shopsOfFound } from './sql/list'

/** The categories, shops, parameters and specifications by which a list can be narrowed (contract goods §2.5). */
export async function listFilterOptions(
  { db }: Mall,
  filter: Omit<GoodsListInput, 'page' | 'pageSize'>,
  viewer: Viewer | null,
) {
  const request = { ...filter, page: 1, pageSize: 1 }
  const found = await findGoods(db, request, viewer)
  const [categories, distributors, facets, specs] = await Promise.all([
    db.run(mainCategoriesOfFound, [found.counted]),
    db.run(shopsOfFound, [found.counted]),
    findFacets(db, found, request),
    loadSpecFacet(db, found.counted),
  ])
  return {
    main_category_ids: categories.map(({ category_id }) => category_id),
    distributor_ids: distributors.map(({ distributor_id }) => distributor_id),
    item_params: paramFacet(facets.params, found.selected.params),
    item_spec: specs,
    main_category_list: categories,
    distributor_list: distributors,
  }
}

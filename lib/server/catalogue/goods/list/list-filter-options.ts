import 'server-only'
import type { GoodsListInput } from '@/lib/contract/catalogue/goods'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Mall } from '@/lib/server/ground/mall'
import { mainCategoriesOfFound, shopsOfFound } from '../sql/list'
import { loadFacetNames } from './find-facets'
import { findGoods } from './find-goods'
import {
  countParamFacet,
  countSpecFacet,
  nameParamFacet,
  readWiderByParameter,
  valuesOf,
} from './param-facet'

/** The categories, shops, parameters and specifications by which a list can be narrowed (contract goods §2.5). */
export async function listFilterOptions(
  { db }: Mall,
  filter: Omit<GoodsListInput, 'page' | 'pageSize'>,
  viewer: Viewer | null,
) {
  const request = { ...filter, page: 1, pageSize: 1 }
  const found = await findGoods(db, request, viewer)
  const { ids } = found.counted
  const widerByParameter = await readWiderByParameter(found)
  const [categories, distributors, params, specs] = await Promise.all([
    db.run(mainCategoriesOfFound, [ids]),
    db.run(shopsOfFound, [ids]),
    countParamFacet(db, { ...found, widerByParameter }),
    countSpecFacet(db, ids),
  ])
  const names = await loadFacetNames(db, [...valuesOf(params), ...valuesOf(specs)])
  return {
    main_category_ids: categories.map(({ category_id }) => category_id),
    distributor_ids: distributors.map(({ distributor_id }) => distributor_id),
    item_params: nameParamFacet(params, names, found.selected.params),
    item_spec: nameParamFacet(specs, names),
    main_category_list: categories,
    distributor_list: distributors,
  }
}

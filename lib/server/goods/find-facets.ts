import 'server-only'
import { priceBands, type PriceStep } from '@/lib/domain/price-bands'
import { goodsCountLimit } from '@/lib/domain/search/limits'
import type { Queries } from '@/lib/server/db/connection'
import type { RowOf } from '@/lib/server/db/statement'
import { countBrands, countPrices, countTags } from './count-facets'
import type { FoundGoods } from './find-goods'
import { countParamFacet, nameParamFacet, valuesOf } from './param-facet'
import { facets, type Facet } from './selected-facets'
import { facetNames } from './sql/list'

/** The names of brands, tags and values by id. */
export async function loadFacetNames(
  db: Queries,
  { brands = [], tags = [], values }: { brands?: number[]; tags?: number[]; values: number[] },
): Promise<RowOf<typeof facetNames>> {
  const [names] = await db.run(facetNames, [brands, tags, values])
  return names ?? { brands: [], tags: [], values: [] }
}

/**
 * The facets of found products. A facet with a selected value is counted without its own filter, so that an empty list
 * still offers a way back; a selected value is offered even when no product has it. `partial` are the facets for which only
 * the first products were counted.
 */
export async function findFacets(db: Queries, { counted, narrowing, selected, widerThan }: FoundGoods) {
  const wider = new Map(
    await Promise.all(narrowing.map(async (facet) => [facet, await widerThan(facet)] as const)),
  )
  const productsOf = (facet: Facet) => wider.get(facet) ?? counted
  const brands = countBrands(productsOf('brand'))
  const tags = countTags(productsOf('tag'))
  const params = await countParamFacet(db, productsOf('params'), selected.params)
  const names = await loadFacetNames(db, {
    brands: [...brands.keys(), ...selected.brand],
    tags: [...tags.keys(), ...selected.tag],
    values: valuesOf(params),
  })
  // Facets of all found products first, then those without their own filter.
  const ordered = [...facets.filter((facet) => !narrowing.includes(facet)), ...narrowing]
  return {
    brands: names.brands.map((brand) => ({ ...brand, count: brands.get(brand.attribute_id) ?? 0 })),
    tags: names.tags.map((tag) => ({ ...tag, count: tags.get(tag.tag_id) ?? 0 })),
    params: nameParamFacet(params, names.values),
    prices: priceFacet(countPrices(productsOf('price'))),
    partial: ordered.filter((facet) => productsOf(facet).length === goodsCountLimit),
  }
}

/** Price bands in yuan, as `start_price` and `end_price` of the list call take them: both ends belong to a band. */
const priceFacet = (steps: readonly PriceStep[]) =>
  priceBands(steps).map(({ start, end, count }) => ({
    start_price: start,
    end_price: end === null ? null : Math.round(end * 100 - 1) / 100,
    count,
  }))

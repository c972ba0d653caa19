import 'server-only'
import { priceBands, type PriceStep } from '@/lib/domain/price-bands'
import { goodsCountLimit } from '@/lib/domain/search/limits'
import type { Database } from '@/lib/server/db/connection'
import { referenceAt, type Reference } from '@/lib/server/reference/load-reference'
import { countBrands, countPrices, countTags, type Counts } from './count-facets'
import type { FoundGoods } from './find-goods'
import { countParamFacet, nameParamFacet, valuesOf } from './param-facet'
import { facets, type Facet } from './selected-facets'
import { facetNames, valueNames } from './sql/list'

/** What names the values of facets. */
export interface FacetNames {
  reference: Reference
  /** Of values of parameters and specifications, by id. */
  values: ReadonlyMap<number, string>
}

/** Reads the names of facets. @param valueIds values of parameters and specifications */
export async function loadFacetNames(db: Database, valueIds: readonly number[]): Promise<FacetNames> {
  const [row] = await db.run(facetNames, [valueIds])
  if (!row) throw new Error('facet names query returned no row')
  return {
    reference: await referenceAt(db, row.referenceVersion),
    values: new Map(valueNames.read(row.values).map(({ valueId, name }) => [valueId, name])),
  }
}

/** Ids with those of the selected values, which a facet offers even when no product has them. */
const withSelected = (counts: Counts, selected: readonly number[]): number[] => [
  ...new Set([...counts.keys(), ...selected]),
]

/** The brands in the operator's sort. */
const brandFacet = (counts: Counts, selected: readonly number[], { attributes }: Reference) =>
  withSelected(counts, selected)
    .flatMap((id) => attributes.get(id) ?? [])
    .filter(({ type }) => type === 'brand')
    .sort((one, other) => other.sort - one.sort || one.attributeId - other.attributeId)
    .map(({ attributeId, name, memo, sort, imageUrl }) => ({
      attribute_id: attributeId,
      attribute_name: name,
      attribute_type: 'brand' as const,
      attribute_memo: memo,
      attribute_sort: sort,
      image_url: imageUrl,
      count: counts.get(attributeId) ?? 0,
    }))

/** The tags that lists show. */
const tagFacet = (counts: Counts, selected: readonly number[], { tags }: Reference) =>
  withSelected(counts, selected)
    .flatMap((id) => tags.get(id) ?? [])
    .sort((one, other) => one.tagId - other.tagId)
    .map(({ tagId, tagName, tagColor, fontColor }) => ({
      tag_id: tagId,
      tag_name: tagName,
      tag_color: tagColor,
      font_color: fontColor,
      front_show: 1 as const,
      count: counts.get(tagId) ?? 0,
    }))

/**
 * The facets of found products. A facet with a selected value is counted without its own filter, so that an empty list
 * still offers a way back; a selected value is offered even when no product has it. `partial` are the facets for which only
 * the first products were counted.
 */
export async function findFacets(db: Database, { counted, narrowing, selected, widerThan }: FoundGoods) {
  const wider = new Map(
    await Promise.all(narrowing.map(async (facet) => [facet, await widerThan(facet)] as const)),
  )
  const productsOf = (facet: Facet) => wider.get(facet) ?? counted
  const params = await countParamFacet(db, productsOf('params').products, selected.params)
  const names = await loadFacetNames(db, valuesOf(params))
  // Facets of all found products first, then those without their own filter.
  const ordered = [...facets.filter((facet) => !narrowing.includes(facet)), ...narrowing]
  return {
    brands: brandFacet(countBrands(productsOf('brand').products), selected.brand, names.reference),
    tags: tagFacet(countTags(productsOf('tag').products), selected.tag, names.reference),
    params: nameParamFacet(params, names),
    prices: priceFacet(countPrices(productsOf('price').products)),
    partial: ordered.filter((facet) => productsOf(facet).ids.length === goodsCountLimit),
  }
}

/** Price bands in yuan, as `start_price` and `end_price` of the list call take them: both ends belong to a band. */
const priceFacet = (steps: readonly PriceStep[]) =>
  priceBands(steps).map(({ start, end, count }) => ({
    start_price: start,
    end_price: end === null ? null : Math.round(end * 100 - 1) / 100,
    count,
  }))

import 'server-only'
import { priceBands, type PriceStep } from '@/lib/domain/goods/price-bands'
import { goodsCountLimit } from '@/lib/domain/search/limits'
import { referenceAt, type Reference } from '@/lib/server/catalogue/reference/load-reference'
import type { Database } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { categoryIds, facetNames, valueNames } from '../sql/list'
import { countBrands, countPrices, countTags, type Counts } from './count-facets'
import type { FoundGoods } from './find-goods'
import type { FoundProducts } from './find-products'
import { countParamFacet, nameParamFacet, readWiderByParameter, valuesOf } from './param-facet'
import { facets, type Facet } from './selected-facets'

/** Names of the facet values. */
export interface FacetNames {
  reference: Reference
  /** Names of the values of parameters and specifications, by id. */
  values: ReadonlyMap<number, string>
  /** Ids of the categories of products, and of all categories above them. */
  categories: readonly number[]
}

/**
 * Reads the names of facets, and the categories of products.
 * @param valueIds values of parameters and specifications
 */
export async function loadFacetNames(
  db: Database,
  valueIds: readonly number[],
  goodsIds: readonly number[] = [],
): Promise<FacetNames> {
  const row = only(await db.run(facetNames, [valueIds, goodsIds]), 'facet names query')
  return {
    reference: await referenceAt(db, row.referenceVersion),
    categories: categoryIds.read(row.categories).map(({ id }) => id),
    values: new Map(valueNames.read(row.values).map(({ valueId, name }) => [valueId, name])),
  }
}

/** Ids including the selected values, which a facet offers even when no product has them. */
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
 * still offers a way back; a selected value is offered even when no product has it. `partial` are the facets for which
 * only the first products were counted.
 */
export async function findFacets(db: Database, found: FoundGoods) {
  const { counted, narrowing, selected, widerThan } = found
  const wider = new Map(
    await Promise.all(
      narrowing
        .filter((facet) => facet !== 'params')
        .map(async (facet) => [facet, await widerThan(facet)] as const),
    ),
  )
  const productsOf = (facet: Exclude<Facet, 'params'>) => wider.get(facet) ?? counted
  const widerByParameter = await readWiderByParameter(found)
  const params = await countParamFacet(db, { ...found, widerByParameter })
  const isPartial = ({ ids }: FoundProducts) => ids.length === goodsCountLimit
  const names = await loadFacetNames(db, valuesOf(params), found.isPlain ? [] : counted.ids)
  // Facets of all found products first, then those without their own filter.
  const ordered = [...facets.filter((facet) => !narrowing.includes(facet)), ...narrowing]
  return {
    brands: brandFacet(countBrands(productsOf('brand').products), selected.brand, names.reference),
    tags: tagFacet(countTags(productsOf('tag').products), selected.tag, names.reference),
    params: nameParamFacet(params, names, selected.params),
    categories: [...names.categories],
    prices: priceFacet(countPrices(productsOf('price').products)),
    partial: ordered.filter((facet) =>
      facet === 'params'
        ? [counted, ...widerByParameter.values()].some(isPartial)
        : isPartial(productsOf(facet)),
    ),
  }
}

/** Price bands in yuan, as `start_price` and `end_price` of the list call take them: both ends belong to a band. */
const priceFacet = (steps: readonly PriceStep[]) =>
  priceBands(steps).map(({ start, end, count }) => ({
    start_price: start,
    end_price: end === null ? null : Math.round(end * 100 - 1) / 100,
    count,
  }))

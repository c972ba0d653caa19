import type { CategoryNode } from '@/lib/contract/catalogue/category'
import { subsidyTag } from '@/lib/domain/goods/subsidy'
import { listHref } from '@/lib/web/list-href'
import type { FacetOption } from './facets'
import type { GoodsListData } from './list-data'

/** The part of the list data that facets are made from. */
export type FacetData = Pick<GoodsListData, 'query' | 'answer'>

/** Label for an unknown id in the URL. */
export const unknownName = '未知'

/**
 * A price range in yuan as text. Both bounds are inclusive, so a band of whole yuan ends with .99: 100 to 199.99 is
 * ￥100–199, up to 99.99 is ￥100以下, from 100 on is ￥100以上.
 */
export function priceLabel(start: string | undefined, end: string | undefined): string {
  if (!end) return `￥${start}以上`
  const [whole, cents] = end.split('.')
  const isWhole = cents === '99' && !start?.includes('.')
  if (!start) return `￥${isWhole ? Number(whole) + 1 : end}以下`
  return `￥${start}–${isWhole ? whole : end}`
}

/**
 * Categories that narrow the list: only those of found products. Beside the selected category all are offered, because
 * only its own products were found.
 */
export function categoryOptions(
  { query, answer }: FacetData,
  nodes: readonly Pick<CategoryNode, 'category_id' | 'category_name'>[],
): FacetOption[] {
  const key = query.main_category === undefined ? 'cat_id' : 'main_category'
  const isSiblingSelected = nodes.some(({ category_id }) => category_id === query[key])
  const ids = isSiblingSelected ? undefined : answer?.category_ids
  return nodes
    .filter(({ category_id }) => ids?.includes(category_id) ?? true)
    .map(({ category_id, category_name }) => ({
      key: category_id,
      label: category_name,
      isSelected: category_id === query[key],
      href: listHref(query, { [key]: category_id }),
    }))
}

type Facet = NonNullable<GoodsListData['answer']>['partly_counted'][number]

/** The number of products of a facet value; a lower bound where only the first products were counted. */
export const facetCountText = ({ answer }: FacetData, facet: Facet, count: number): string =>
  (answer?.partly_counted ?? []).includes(facet) && count > 0 ? `${count}+` : String(count)

/** Brands of the list; a click selects or deselects one. */
export const brandOptions = (data: FacetData): FacetOption[] =>
  (data.answer?.brand_list.list ?? []).map(({ attribute_id, attribute_name, count }) => {
    const { query } = data
    const isSelected = query.brand_id.includes(attribute_id)
    return {
      key: attribute_id,
      label: attribute_name,
      count: facetCountText(data, 'brand', count),
      isSelected,
      href: listHref(query, {
        brand_id: isSelected
          ? query.brand_id.filter((one) => one !== attribute_id)
          : [...query.brand_id, attribute_id],
      }),
    }
  })

/** Tags of the list, one at a time. 国补 is left out: it has a switch of its own, which combines with any tag. */
export const tagOptions = (data: FacetData): FacetOption[] =>
  (data.answer?.select_tags_list ?? [])
    .filter(({ tag_name }) => tag_name !== subsidyTag)
    .map(({ tag_id, tag_name, count }) => {
      const isSelected = data.query.tag === tag_name
      // The list of the tag 国补 keeps that filter.
      const kept = data.query.tag === subsidyTag ? { subsidy: true } : {}
      return {
        key: tag_id,
        label: tag_name,
        count: facetCountText(data, 'tag', count),
        isSelected,
        href: listHref(data.query, { ...kept, tag: isSelected ? undefined : tag_name }),
      }
    })

/** Price bands; a click selects or deselects one. */
export const priceOptions = (data: FacetData): FacetOption[] =>
  (data.answer?.price_list ?? []).map(({ start_price, end_price, count }) => {
    const { query } = data
    const band = {
      start_price: start_price > 0 ? String(start_price) : undefined,
      end_price: end_price === null ? undefined : String(end_price),
    }
    const isSelected = query.start_price === band.start_price && query.end_price === band.end_price
    return {
      key: start_price,
      label: priceLabel(band.start_price, band.end_price),
      count: facetCountText(data, 'price', count),
      isSelected,
      href: listHref(query, isSelected ? { start_price: undefined, end_price: undefined } : band),
    }
  })

import type { Crumb } from '@/components/ui/breadcrumb'
import { narrower } from './categories'
import type { FacetOption } from './facets'
import { listHref, type ParamValue } from '@/lib/web/list-href'
import type { GoodsListData } from './list-data'
import type { SelectedFilter } from './selected-pills'

/** The name of a list, such as 冰箱 or “手机”的搜索结果. */
export function listName({ query, trail, brandName }: GoodsListData): string {
  if (query.keywords) return `“${query.keywords}”的搜索结果`
  const name = [trail.at(-1)?.category_name, brandName, query.tag].filter(Boolean).join(' ')
  return name || '全部商品'
}

/** Breadcrumb: home, the parent categories, the list. */
export function listCrumbs(data: GoodsListData): Crumb[] {
  const { query, trail } = data
  const key = query.main_category === undefined ? 'cat_id' : 'main_category'
  const above = query.keywords ? trail : trail.slice(0, -1)
  return [
    { label: '首页', href: '/' },
    ...above.map((node) => ({
      label: node.category_name,
      href: listHref({ brand_id: [], item_params: [], page: 1, [key]: node.category_id }),
    })),
    { label: listName(data) },
  ]
}

/** Label for an unknown id in the URL. */
const unknownName = '未知'

/** The selected filters, each with the list without it. */
export function selectedFilters({ query, trail, answer }: GoodsListData): SelectedFilter[] {
  const brands = answer?.brand_list.list ?? []
  const parent = trail.at(-2)?.category_id
  const price = [query.start_price, query.end_price]
  return [
    ...(query.keywords
      ? [{ kind: '关键词', label: query.keywords, href: listHref(query, { keywords: undefined }) }]
      : []),
    ...(trail.length > 0
      ? [
          {
            kind: '分类',
            label: trail.at(-1)?.category_name ?? '',
            href: listHref(
              query,
              query.main_category === undefined ? { cat_id: parent } : { main_category: parent },
            ),
          },
        ]
      : []),
    ...query.brand_id.map((brandId) => ({
      kind: '品牌',
      label: brands.find(({ attribute_id }) => attribute_id === brandId)?.attribute_name ?? unknownName,
      href: listHref(query, { brand_id: query.brand_id.filter((one) => one !== brandId) }),
    })),
    ...query.item_params.map((pair) => {
      const facet = answer?.item_params_list.find(({ attribute_id }) => attribute_id === pair.attribute_id)
      const value = facet?.values.find(
        ({ attribute_value_id }) => attribute_value_id === pair.attribute_value_id,
      )
      return {
        kind: facet?.attribute_name ?? '参数',
        label: value?.attribute_value_name ?? unknownName,
        href: listHref(query, { item_params: query.item_params.filter((one) => !isSameValue(one, pair)) }),
      }
    }),
    ...(query.tag ? [{ kind: '标签', label: query.tag, href: listHref(query, { tag: undefined }) }] : []),
    ...(price.some(Boolean)
      ? [
          {
            kind: '价格',
            label: priceLabel(query.start_price, query.end_price),
            href: listHref(query, { start_price: undefined, end_price: undefined }),
          },
        ]
      : []),
  ]
}

/** A price range in yuan as text. Both bounds are inclusive, so a band of whole yuan ends with .99. */
export function priceLabel(start: string | undefined, end: string | undefined): string {
  const [whole, cents] = (end ?? '').split('.')
  const isWhole = cents === '99' && !start?.includes('.')
  const last = isWhole ? (start ? whole : String(Number(whole) + 1)) : end
  return start && last ? `￥${start}–${last}` : start ? `￥${start}以上` : `￥${last}以下`
}

export function categoryOptions({ query, tree, trail }: GoodsListData): FacetOption[] {
  const key = query.main_category === undefined ? 'cat_id' : 'main_category'
  return narrower(tree, trail).map((node) => ({
    key: node.category_id,
    label: node.category_name,
    isSelected: node.category_id === query[key],
    href: listHref(query, { [key]: node.category_id }),
  }))
}

type Facet = NonNullable<GoodsListData['answer']>['partly_counted'][number]

/** The number of products of a facet value; a lower bound where only the first products were counted. */
const countBehind = ({ answer }: GoodsListData, facet: Facet, count: number): string =>
  (answer?.partly_counted ?? []).includes(facet) && count > 0 ? `${count}+` : String(count)

/** Brands of the list; a click selects or deselects one. */
export const brandOptions = (data: GoodsListData): FacetOption[] =>
  (data.answer?.brand_list.list ?? []).map(({ attribute_id, attribute_name, count }) => {
    const { query } = data
    const isSelected = query.brand_id.includes(attribute_id)
    return {
      key: attribute_id,
      label: attribute_name,
      count: countBehind(data, 'brand', count),
      isSelected,
      href: listHref(query, {
        brand_id: isSelected
          ? query.brand_id.filter((one) => one !== attribute_id)
          : [...query.brand_id, attribute_id],
      }),
    }
  })

export const tagOptions = (data: GoodsListData): FacetOption[] =>
  (data.answer?.select_tags_list ?? []).map(({ tag_id, tag_name, count }) => ({
    key: tag_id,
    label: tag_name,
    count: countBehind(data, 'tag', count),
    isSelected: data.query.tag === tag_name,
    href: listHref(data.query, { tag: data.query.tag === tag_name ? undefined : tag_name }),
  }))

/** Price bands; a click selects or deselects one. */
export const priceOptions = (data: GoodsListData): FacetOption[] =>
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
      count: countBehind(data, 'price', count),
      isSelected,
      href: listHref(query, isSelected ? { start_price: undefined, end_price: undefined } : band),
    }
  })

const isSameValue = (one: ParamValue, other: ParamValue): boolean =>
  one.attribute_id === other.attribute_id && one.attribute_value_id === other.attribute_value_id

/** One row per product parameter; a click selects or deselects a value. */
export const paramRows = (data: GoodsListData): { label: string; options: FacetOption[] }[] =>
  (data.answer?.item_params_list ?? []).map(({ attribute_id, attribute_name, values }) => ({
    label: attribute_name,
    options: values.map(({ attribute_value_id, attribute_value_name, count }) => {
      const { query } = data
      const value = { attribute_id, attribute_value_id }
      const isSelected = query.item_params.some((one) => isSameValue(one, value))
      return {
        key: attribute_value_id,
        label: attribute_value_name,
        count: countBehind(data, 'params', count),
        isSelected,
        href: listHref(query, {
          item_params: isSelected
            ? query.item_params.filter((one) => !isSameValue(one, value))
            : [...query.item_params, value],
        }),
      }
    }),
  }))

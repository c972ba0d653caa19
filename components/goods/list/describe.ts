import type { Crumb } from '@/components/ui/breadcrumb'
import { subsidyTag } from '@/lib/domain/goods/subsidy'
import { listHref } from '@/lib/web/list-href'
import { priceLabel, unknownName } from './facet-options'
import type { GoodsListData } from './list-data'
import { selectedParams } from './param-options'
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

/** The selected filters, each with the list without it. */
export function selectedFilters(data: GoodsListData): SelectedFilter[] {
  const { query, trail, answer } = data
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
    ...selectedParams(data),
    ...(query.tag ? [{ kind: '标签', label: query.tag, href: listHref(query, { tag: undefined }) }] : []),
    ...(query.subsidy
      ? [{ kind: '优惠', label: subsidyTag, href: listHref(query, { subsidy: undefined }) }]
      : []),
    ...(query.distributor_id === 0
      ? [{ kind: '服务', label: '自营', href: listHref(query, { distributor_id: undefined }) }]
      : []),
    ...(query.card_id
      ? [{ kind: '优惠券', label: '可用商品', href: listHref(query, { card_id: undefined }) }]
      : []),
    ...(query.in_stock
      ? [{ kind: '库存', label: '仅看有货', href: listHref(query, { in_stock: undefined }) }]
      : []),
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

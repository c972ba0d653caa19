import type { CategoryNode } from '@/lib/contract/catalogue/category'
import type { Card } from '@/lib/contract/catalogue/coupon'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import type { PageWidget } from './document'
import {
  toWidgetGoods,
  toNearbyShops,
  toShopFacts,
  type CategoryKind,
  type PageData,
  type ShopRow,
  type ShopRows,
  type WidgetLoader,
} from './loader'
import { loaders } from './loaders'

/** Products and shops come in pages of at most 50 (contract goods §2.1). */
const rowsPerCall = 50

/**
 * The readers of the data of widgets; the page passes them in. Ids that do not exist any more are missing in the
 * answers.
 */
export interface WidgetReaders {
  /** Product cards by goods id, at most 50 in a call. */
  listGoodsCards: (goodsIds: readonly number[]) => Promise<GoodsListItem[]>
  /** Coupons that can be claimed, by their ids. */
  listCouponsById: (cardIds: readonly number[]) => Promise<Card[]>
  /** Open shops by their ids, at most 50 in a call. */
  listShopsById: (shopIds: readonly number[]) => Promise<ShopRow[]>
  /** The ten open shops nearest to Beijing, and all tags of shops. */
  listNearbyShops: () => Promise<ShopRows>
  /** The whole tree of sales categories, or of main categories. */
  getCategoryTree: (main: boolean) => Promise<CategoryNode[]>
}

/** A widget with the result of its loader. */
export interface LoadedWidget {
  widget: PageWidget
  data: unknown
  /** The widgets inside it. */
  inside: readonly LoadedWidget[]
  /** The products that it and those inside it show. */
  goodsIds: readonly number[]
  /** The coupons that they offer. */
  couponIds: readonly number[]
}

const loaderOf = (widget: PageWidget) =>
  (loaders as Partial<Record<string, WidgetLoader<unknown, unknown>>>)[widget.type]

/** Reads rows by id, at most 50 in a call and in the sequence of their ids, so that equal pages share cache entries. */
async function readAll<Row>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<Row[]>,
): Promise<Row[]> {
  const sorted = [...new Set(ids)].toSorted((a, b) => a - b)
  const pages = Array.from({ length: Math.ceil(sorted.length / rowsPerCall) }, (_, page) =>
    read(sorted.slice(page * rowsPerCall, (page + 1) * rowsPerCall)),
  )
  return (await Promise.all(pages)).flat()
}

const flatTree = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flatTree(node.children)])
const byId = (tree: readonly CategoryNode[]) =>
  new Map(flatTree(tree).map((node) => [node.category_id, node]))

const withInside = (widget: PageWidget): PageWidget[] => [widget, ...widget.inside.flatMap(withInside)]

/** Reads the data of all widgets of a page together, each product and coupon once. */
export async function loadWidgets(
  widgets: readonly PageWidget[],
  readers: WidgetReaders,
): Promise<LoadedWidget[]> {
  const requestOf = (widget: PageWidget) => loaderOf(widget)?.request(widget.settings) ?? {}
  const requests = widgets.flatMap(withInside).map(requestOf)
  const couponIds = new Set(requests.flatMap((request) => request.couponIds ?? []))
  const categoriesOf = (kind: CategoryKind) =>
    requests.some(({ categories }) => categories === kind) ? readers.getCategoryTree(kind === 'main') : []
  const [goods, coupons, shops, nearby, sales, main] = await Promise.all([
    readAll(
      requests.flatMap((request) => request.goodsIds ?? []),
      readers.listGoodsCards,
    ),
    couponIds.size > 0 ? readers.listCouponsById([...couponIds].toSorted((a, b) => a - b)) : [],
    readAll(
      requests.flatMap((request) => request.shopIds ?? []),
      readers.listShopsById,
    ),
    requests.some(({ nearbyShops }) => nearbyShops) ? readers.listNearbyShops() : { list: [], tagList: [] },
    categoriesOf('sales'),
    categoriesOf('main'),
  ])
  const pageData: PageData = {
    goods: new Map(goods.map(toWidgetGoods).map((card) => [card.goodsId, card])),
    shops: new Map(shops.map(toShopFacts).map((shop) => [shop.shopId, shop])),
    nearby: toNearbyShops(nearby),
    coupons: new Map(coupons.map((card) => [card.card_id, card])),
    categories: { sales: byId(sales), main: byId(main) },
  }
  const resolve = (widget: PageWidget): LoadedWidget => {
    const inside = widget.inside.map(resolve)
    const own = requestOf(widget)
    return {
      widget,
      data: loaderOf(widget)?.resolve(widget.settings, pageData),
      inside,
      goodsIds: [...(own.goodsIds ?? []), ...inside.flatMap((child) => child.goodsIds)],
      couponIds: [...(own.couponIds ?? []), ...inside.flatMap((child) => child.couponIds)],
    }
  }
  return widgets.map(resolve)
}

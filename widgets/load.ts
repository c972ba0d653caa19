import type { CategoryNode } from '@/lib/contract/category'
import type { Card } from '@/lib/contract/coupon'
import type { GoodsListItem } from '@/lib/contract/goods'
import type { PageWidget } from './document'
import { toGoodsCard, type CategoryKind, type GoodsCard, type PageData, type WidgetLoader } from './loader'
import { loaders } from './loaders'

/** Cards come in pages of at most 50 (contract goods §2.1). */
const cardsPerCall = 50

/** The readers of the data of widgets; the page passes them in. Ids that do not exist any more are missing in the answers. */
export interface WidgetReaders {
  /** Product cards by goods id, at most 50 in a call. */
  listGoodsCards: (goodsIds: readonly number[]) => Promise<GoodsListItem[]>
  /** Coupons that can be claimed, by their ids. */
  listCouponsById: (cardIds: readonly number[]) => Promise<Card[]>
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

async function listCardsById(
  ids: ReadonlySet<number>,
  { listGoodsCards }: WidgetReaders,
): Promise<Map<number, GoodsCard>> {
  const sorted = [...ids].toSorted((a, b) => a - b)
  const pages = Array.from({ length: Math.ceil(sorted.length / cardsPerCall) }, (_, page) =>
    listGoodsCards(sorted.slice(page * cardsPerCall, (page + 1) * cardsPerCall)),
  )
  const cards = (await Promise.all(pages)).flat().map(toGoodsCard)
  return new Map(cards.map((card) => [card.goodsId, card]))
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
  const goodsIds = new Set(requests.flatMap((request) => request.goodsIds ?? []))
  const couponIds = new Set(requests.flatMap((request) => request.couponIds ?? []))
  const categoriesOf = (kind: CategoryKind) =>
    requests.some(({ categories }) => categories === kind) ? readers.getCategoryTree(kind === 'main') : []
  const [goods, coupons, sales, main] = await Promise.all([
    listCardsById(goodsIds, readers),
    couponIds.size > 0 ? readers.listCouponsById([...couponIds].toSorted((a, b) => a - b)) : [],
    categoriesOf('sales'),
    categoriesOf('main'),
  ])
  const pageData: PageData = {
    goods,
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

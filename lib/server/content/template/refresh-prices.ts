import 'server-only'
import { listKeys } from '@/lib/domain/design/list-keys'
import { shownPrice } from '@/lib/domain/goods/price'
import type { PriceViewer } from '@/lib/domain/person/viewer-price'
import { loadCards } from '@/lib/server/catalogue/goods-card/load-cards'
import type { Mall } from '@/lib/server/ground/mall'
import { isWidget, type Widget } from './widget'

/** Null removes the product from its list. */
type Change = (product: Widget, goodsId: number) => Widget | null

/** The id of the product that an entry is, as the picker stores it (spec 4 §A0.7); undefined for other entries. */
function productIdOf(entry: Widget): number | undefined {
  const id = Number(entry.goods_id)
  return 'price' in entry && Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** The own lists of an entry that is no product: tabs, slides and groups. */
const listsOf = (entry: Widget) => listKeys.filter((key) => key in entry)

/** The widgets inside a widget. */
const childrenOf = ({ childWidgets }: Widget): unknown[] => (Array.isArray(childWidgets) ? childWidgets : [])

/** The ids of the products in a list. */
function idsIn(entry: unknown): number[] {
  if (Array.isArray(entry)) return entry.flatMap((one) => idsIn(one))
  if (!isWidget(entry)) return []
  const id = productIdOf(entry)
  return id === undefined ? listsOf(entry).flatMap((key) => idsIn(entry[key])) : [id]
}

/** The ids of the products in a widget and in the widgets inside it; a `data` that is a link is not a list. */
const idsOf = (widget: Widget): number[] => [
  ...(Array.isArray(widget.data) ? idsIn(widget.data) : []),
  ...childrenOf(widget).flatMap((child) => (isWidget(child) ? idsOf(child) : [])),
]

/** Applies a change to the products in a list. */
function changeEntry(entry: unknown, change: Change): unknown {
  if (Array.isArray(entry))
    return entry.flatMap((one: unknown) => {
      const changed = changeEntry(one, change)
      return changed === null && one !== null ? [] : [changed]
    })
  if (!isWidget(entry)) return entry
  const id = productIdOf(entry)
  if (id !== undefined) return change(entry, id)
  const lists = listsOf(entry)
  return lists.length === 0
    ? entry
    : { ...entry, ...Object.fromEntries(lists.map((key) => [key, changeEntry(entry[key], change)])) }
}

/** Applies a change to all products of a widget and of the widgets inside it. */
function changeWidget(widget: Widget, change: Change): Widget {
  const changed = Array.isArray(widget.data) ? { ...widget, data: changeEntry(widget.data, change) } : widget
  if (!Array.isArray(widget.childWidgets)) return changed
  return {
    ...changed,
    childWidgets: childrenOf(widget).map((child) => (isWidget(child) ? changeWidget(child, change) : child)),
  }
}

/**
 * Replaces the stored prices of products in widgets by current ones, in cents: activity price, otherwise member price,
 * otherwise sale price (contract goods §8.1). It finds products by their shape, so that a new widget type needs no
 * change here. Deleted products keep the stored price; staff products are removed for every viewer, staff too (ADR
 * 0062). All products of a page are read together.
 */
export async function refreshPrices(
  { db, now }: Mall,
  viewer: PriceViewer | null,
  widgets: readonly Widget[],
): Promise<Widget[]> {
  const ids = new Set(widgets.flatMap(idsOf))
  if (ids.size === 0) return [...widgets]
  const cards = await loadCards(db, [...ids], viewer, now())
  const prices = new Map(
    cards.map((card) => [card.goods_id, card.staff_goods === 1 ? null : shownPrice(card).cents]),
  )
  return widgets.map((widget) =>
    changeWidget(widget, (product, goodsId) => {
      const price = prices.get(goodsId)
      if (price === null) return null
      return price === undefined ? product : { ...product, price }
    }),
  )
}

import 'server-only'
import { shownPrice, type PriceViewer } from '@/lib/domain/price'
import type { Mall } from '@/lib/server/context'
import { loadCards } from '@/lib/server/goods/cards'
import { isWidget, type Widget } from './widget'

/** Widgets whose stored goods carry a price (contract goods §8.1). */
const withGoods = new Set(['W0002', 'W0005', 'W0012', 'W0015', 'W0018'])

type Change = (goods: Widget, goodsId: number) => Widget

/** The goods of a list, and of the lists in it: tabs and slides keep theirs in a `data` of their own. */
function changeGoods(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((entry) => changeGoods(entry, change))
  if (!isWidget(value)) return value
  const goodsId = Number(value.goods_id)
  if (Number.isSafeInteger(goodsId) && goodsId > 0) return change(value, goodsId)
  return 'data' in value ? { ...value, data: changeGoods(value.data, change) } : value
}

function changeWidget(widget: Widget, change: Change): Widget {
  const changed = withGoods.has(String(widget.type))
    ? { ...widget, data: changeGoods(widget.data, change) }
    : widget
  if (!Array.isArray(widget.childWidgets)) return changed
  const children = widget.childWidgets as unknown[]
  return {
    ...changed,
    childWidgets: children.map((child) => (isWidget(child) ? changeWidget(child, change) : child)),
  }
}

/**
 * Widgets with the prices of the moment, in cents: activity, else member, else sale price (contract goods §8.1). Goods
 * that are gone keep what was stored. One reading for all goods of a page.
 */
export async function refreshPrices(
  { db, now }: Mall,
  viewer: PriceViewer | null,
  widgets: readonly Widget[],
): Promise<Widget[]> {
  const ids = new Set<number>()
  const collect: Change = (goods, goodsId) => {
    ids.add(goodsId)
    return goods
  }
  for (const widget of widgets) changeWidget(widget, collect)
  if (ids.size === 0) return [...widgets]
  const cards = await loadCards(db, [...ids], viewer, now())
  const prices = new Map(cards.map((card) => [card.goods_id, shownPrice(card).cents]))
  return widgets.map((widget) =>
    changeWidget(widget, (goods, goodsId) => {
      const price = prices.get(goodsId)
      return price === undefined ? goods : { ...goods, price }
    }),
  )
}

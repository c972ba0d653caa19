import { Fragment, type ReactNode } from 'react'
import type { GoodsListItem } from '@/lib/contract/goods'
import { parseFrame, readDocument, type PageDocument, type PageWidget } from './document'
import { toGoodsCard, type PageData, type GoodsCard, type WidgetLoader } from './loader'
import { loaders } from './loaders'
import { heroViews, views } from './views'
import type { HeroProps, ViewProps } from './widget'

/** Cards come in pages of at most 50 (contract goods §2.1). */
const cardsPerCall = 50

/** Reads product cards by goods id, at most 50 in a call; the page passes the reader in. */
export type ListGoodsCards = (goodsIds: readonly number[]) => Promise<GoodsListItem[]>

/** A widget with the result of its loader. */
export interface LoadedWidget {
  widget: PageWidget
  data: unknown
}

const loaderOf = (widget: PageWidget) =>
  (loaders as Partial<Record<string, WidgetLoader<unknown, unknown>>>)[widget.type]

async function listCardsById(
  ids: ReadonlySet<number>,
  listGoodsCards: ListGoodsCards,
): Promise<Map<number, GoodsCard>> {
  const sorted = [...ids].toSorted((a, b) => a - b)
  const pages = Array.from({ length: Math.ceil(sorted.length / cardsPerCall) }, (_, page) =>
    listGoodsCards(sorted.slice(page * cardsPerCall, (page + 1) * cardsPerCall)),
  )
  const cards = (await Promise.all(pages)).flat().map(toGoodsCard)
  return new Map(cards.map((card) => [card.goodsId, card]))
}

/** Reads the data of all widgets of a page together, each product once. */
export async function loadWidgets(
  widgets: readonly PageWidget[],
  listGoodsCards: ListGoodsCards,
): Promise<LoadedWidget[]> {
  const goodsIds = new Set(
    widgets.flatMap((widget) => loaderOf(widget)?.request(widget.settings).goodsIds ?? []),
  )
  const pageData: PageData = { goods: await listCardsById(goodsIds, listGoodsCards) }
  return widgets.map((widget) => ({ widget, data: loaderOf(widget)?.resolve(widget.settings, pageData) }))
}

/** The widgets of a page from top to bottom, as shoppers see them. */
export function WidgetList({
  page,
  widgets,
}: {
  page: PageDocument['settings']
  widgets: readonly LoadedWidget[]
}) {
  return widgets.map(({ widget, data }) => (
    <Fragment key={widget.id}>{renderWidget(widget, data, page.themeColor)}</Fragment>
  ))
}

function renderWidget(widget: PageWidget, data: unknown, themeColor: string): ReactNode {
  if (widget.type === 'W0000') return null
  // Settings and data fit this type; TypeScript cannot infer that through the registry.
  const View = views[widget.type] as (props: ViewProps<unknown, unknown>) => ReactNode
  return <View settings={widget.settings} data={data} mode="render" themeColor={themeColor} />
}

/** Renders the first widget of the home page for the top of the page; null for types that are not shown there. */
export function renderHero(widget: PageWidget | undefined, themeColor: string): ReactNode {
  // The settings fit this type; TypeScript cannot infer that through the registry.
  const View = widget && (heroViews[widget.type] as ((props: HeroProps<unknown>) => ReactNode) | undefined)
  return View ? <View settings={widget.settings} mode="render" themeColor={themeColor} first /> : null
}

/** Renders a stored header or footer. Null when it has no widgets: the page then uses the built-in one. */
export async function renderFrame(params: string, listGoodsCards: ListGoodsCards): Promise<ReactNode> {
  const { settings, widgets } = readDocument(parseFrame(params))
  if (widgets.length === 0) return null
  return <WidgetList page={settings} widgets={await loadWidgets(widgets, listGoodsCards)} />
}

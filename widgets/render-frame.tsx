import type { ReactNode } from 'react'
import { contracts } from './contracts'
import { parseFrame, readDocument, type PageWidget } from './document'
import { frameViews } from './frame-views'
import { loadWidgets, type WidgetReaders } from './load'
import type { WidgetContract } from './widget'
import { Widgets } from './widget-list'

/**
 * Renders a stored header or footer. Null when it has no widgets that are shown there: the page then uses the built-in
 * one.
 */
export async function renderFrame(params: string, readers: WidgetReaders): Promise<ReactNode> {
  const { settings, widgets } = readDocument(parseFrame(params))
  const shown = widgets.filter(isShown)
  if (shown.length === 0) return null
  return <Widgets page={settings} widgets={await loadWidgets(shown, readers)} views={frameViews} />
}

/** A free panel is shown for what is inside it. */
const isShown = ({ type, inside }: PageWidget): boolean =>
  type in frameViews && (!(contracts[type] as WidgetContract).inside || inside.some(isShown))

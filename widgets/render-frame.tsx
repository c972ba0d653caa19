import type { ReactNode } from 'react'
import { parseFrame, readDocument } from './document'
import { frameViews } from './frame-views'
import { loadWidgets, type WidgetReaders } from './load'
import { Widgets } from './widget-list'

/**
 * Renders a stored header or footer. Null when it has no widgets that are shown there: the page then uses the built-in
 * one.
 */
export async function renderFrame(params: string, readers: WidgetReaders): Promise<ReactNode> {
  const { settings, widgets } = readDocument(parseFrame(params))
  const shown = widgets.filter(({ type }) => type in frameViews)
  if (shown.length === 0) return null
  return <Widgets page={settings} widgets={await loadWidgets(shown, readers)} views={frameViews} />
}

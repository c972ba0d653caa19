import type { ReactNode } from 'react'
import type { PageWidget } from './document'
import { heroViews, views } from './views'
import type { HeroProps } from './widget'
import { Widgets, type WidgetListProps } from './widget-list'

/** The widgets of a page from top to bottom. */
export const WidgetList = (props: WidgetListProps) => <Widgets {...props} views={views} />

/** Renders the first widget of the home page for the top of the page; null for types that are not shown there. */
export function renderHero(widget: PageWidget | undefined, themeColor: string): ReactNode {
  // The settings fit this type; TypeScript cannot infer that through the registry.
  const View = widget && (heroViews[widget.type] as ((props: HeroProps<unknown>) => ReactNode) | undefined)
  return View ? <View settings={widget.settings} mode="render" themeColor={themeColor} first /> : null
}

import { Fragment, type ReactNode } from 'react'
import { ViewerPrices } from '@/components/goods/viewer-prices'
import type { PageDocument } from './document'
import type { LoadedWidget } from './load'
import type { Views } from './views'
import type { ViewProps } from './widget'

export interface WidgetListProps {
  page: PageDocument['settings']
  widgets: readonly LoadedWidget[]
}

/** Draws a widget and those inside it; null for a type without a view. */
function draw({ widget, data, inside }: LoadedWidget, themeColor: string, views: Partial<Views>): ReactNode {
  if (widget.type === 'W0000') return null
  // Settings and data fit this type; TypeScript cannot infer that through the registry.
  const View = views[widget.type] as ((props: ViewProps<unknown, unknown>) => ReactNode) | undefined
  if (!View) return null
  const children = inside.map((child) => ({
    id: child.widget.id,
    settings: child.widget.settings,
    node: draw(child, themeColor, views),
  }))
  return (
    <View
      settings={widget.settings}
      data={data}
      mode="render"
      themeColor={themeColor}
      // Other views never see it, and an empty list would be part of every page's data.
      {...(children.length > 0 && { inside: children })}
    />
  )
}

/**
 * Widgets from top to bottom, as shoppers see them, with the member prices of their products. Levels of panels count
 * among them only: nothing of a page covers the frame.
 *
 * @param views those that can occur; others are not rendered
 */
export function Widgets({ page, widgets, views }: WidgetListProps & { views: Partial<Views> }) {
  const goodsIds = [...new Set(widgets.flatMap((one) => one.goodsIds))]
  return (
    <div className="isolate">
      {widgets.map((one) => (
        <Fragment key={one.widget.id}>{draw(one, page.themeColor, views)}</Fragment>
      ))}
      {goodsIds.length > 0 && <ViewerPrices goodsIds={goodsIds} />}
    </div>
  )
}

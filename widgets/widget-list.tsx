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

/**
 * Widgets from top to bottom, as shoppers see them, with the member prices of their products.
 *
 * @param views those that can occur; others are not rendered
 */
export function Widgets({ page, widgets, views }: WidgetListProps & { views: Partial<Views> }) {
  const shown = widgets.flatMap((one) => {
    const { type } = one.widget
    // Settings and data fit this type; TypeScript cannot infer that through the registry.
    const View =
      type === 'W0000'
        ? undefined
        : (views[type] as ((props: ViewProps<unknown, unknown>) => ReactNode) | undefined)
    return View ? [{ ...one, View }] : []
  })
  const goodsIds = [...new Set(shown.flatMap((one) => one.goodsIds))]
  return (
    <>
      {shown.map(({ widget, data, View }) => (
        <Fragment key={widget.id}>
          <View settings={widget.settings} data={data} mode="render" themeColor={page.themeColor} />
        </Fragment>
      ))}
      {goodsIds.length > 0 && <ViewerPrices goodsIds={goodsIds} />}
    </>
  )
}

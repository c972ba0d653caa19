import type { DesignDocument } from '@/lib/domain/design/document'
import { zones } from '@/lib/domain/design/document'
import type { Box } from '../core/geometry/box'
import type { Layout } from '../core/gestures/types'
import type { PageGuide } from '../core/page-guide'
import { pageLeft } from './canvas-size'

/** The element of a widget in the document of the page. */
export const nodeOf = (page: Document, id: string): HTMLElement | null =>
  page.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)

/** The box of an element in pixels of the page: its document has the height of its content and never scrolls. */
export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

/** The box of a widget of a zone without its row: the one of its width and height. */
export function widgetBox(page: Document, id: string): Box | undefined {
  const node = nodeOf(page, id)
  const body = node?.querySelector('[data-widget] > div > div') ?? node
  return body ? boxOf(body) : undefined
}

/** The area of a panel in which its children stand. */
export function panelArea(page: Document, id: string): Box | undefined {
  const area = nodeOf(page, id)?.querySelector('.free-panel')
  return area ? boxOf(area) : undefined
}

/** Where the widgets of the page are drawn. */
export const layoutOf = (
  page: Document,
  document: () => DesignDocument,
  guides: () => readonly PageGuide[],
): Layout => ({
  rows: () =>
    zones.flatMap((zone) =>
      document().zones[zone].flatMap((id, index) => {
        const node = nodeOf(page, id)
        if (!node) return []
        const { y, height } = boxOf(node)
        return [{ id, zone, index, top: y, bottom: y + height }]
      }),
    ),
  panel: (id) => panelArea(page, id),
  guides: () => guides().map(({ axis, at }) => ({ axis, at: axis === 'x' ? at + pageLeft : at })),
})

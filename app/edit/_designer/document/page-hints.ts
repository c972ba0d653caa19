import {
  panelType,
  widgetOf,
  zones,
  type DesignDocument,
  type StoredSettings,
} from '@/lib/domain/design/document'
import { remindersOf } from '@/widgets/reminders'
import { overlaps } from '../core/geometry/box'
import { boxesIn, panelSize } from '../core/geometry/child-box'
import { completeSettings, contractOf } from './catalogue'

/** Something that can be published and looks unfinished. */
export interface PageHint {
  id: string
  type: string
  message: string
  /** Shoppers would see an empty place, or nothing. */
  isEmpty: boolean
}

type WidgetHint = Pick<PageHint, 'message' | 'isEmpty'>

const found = new WeakMap<StoredSettings, WidgetHint[]>()

/** The hints about one widget. Stored settings never change in place, so each is read once. */
function hintsOfWidget(stored: StoredSettings): WidgetHint[] {
  const known = found.get(stored)
  if (known) return known
  const complete = completeSettings(stored)
  const empty = complete && contractOf(stored.type)?.unfilled?.(complete as never)
  // An empty widget gets no reminders about its details.
  const hints = empty
    ? [{ message: empty, isEmpty: true }]
    : remindersOf(stored).map((message) => ({ message, isEmpty: false }))
  found.set(stored, hints)
  return hints
}

/** Children of a panel that stand outside or on each other, such as a text that has grown. */
function placeHints(document: DesignDocument, panel: string, settings: StoredSettings): PageHint[] {
  const size = panelSize(settings)
  const boxes = boxesIn(document, panel)
  return boxes.flatMap(([id, box], index): PageHint[] => {
    const type = widgetOf(document, id)?.settings.type ?? ''
    const isOutside =
      box.x < 0 || box.y < 0 || box.x + box.width > size.width || box.y + box.height > size.height
    const isCovered = boxes.slice(index + 1).some(([, other]) => overlaps(box, other))
    return [
      ...(isOutside ? [{ id, type, message: '超出了自由面板', isEmpty: false }] : []),
      ...(isCovered ? [{ id, type, message: '与其他挂件重叠', isEmpty: false }] : []),
    ]
  })
}

/** Reminders about unfinished widgets, from top to bottom of the page. None of them prevents publishing. */
export function hintsOfPage(document: DesignDocument): PageHint[] {
  const hintsOf = (id: string): PageHint[] => {
    const settings = widgetOf(document, id)?.settings
    return settings ? hintsOfWidget(settings).map((hint) => ({ ...hint, id, type: settings.type })) : []
  }
  return zones.flatMap((zone) =>
    document.zones[zone].flatMap((id): PageHint[] => {
      const widget = widgetOf(document, id)
      if (widget?.settings.type !== panelType) return hintsOf(id)
      const children = widget.children ?? []
      if (children.length === 0) return [{ id, type: panelType, message: '面板里还没有组件', isEmpty: true }]
      return [...children.flatMap(hintsOf), ...placeHints(document, id, widget.settings)]
    }),
  )
}

import {
  pageType,
  panelType,
  positionOf,
  widgetOf,
  type DesignDocument,
  type StoredSettings,
  type Zone,
} from '@/lib/domain/design/document'
import { notInPanel } from '@/lib/domain/messages/content'
import { maxPixels, pageWidth } from '@/widgets/measure'
import { refuse, type Command, type Context, type Refusal, type WidgetDraft } from '../command'
import type { Box } from '../geometry/box'
import { boxesIn, childBox, childWidth, panelSize, paddingsOf } from '../geometry/child-box'
import { freePlace, placeBelow, shrunkPlace } from '../geometry/overlap'

export const noSpace = '自由面板没有足够的空间'

/** A place directly in a zone. */
export interface Slot {
  zone: Zone
  index: number
}

/** After the selected widget, or after the panel around it; else at the end of the body, which is before the footer. */
export function slotAfter(document: DesignDocument, id: string | undefined): Slot {
  const place = id === undefined ? undefined : positionOf(document, id)
  const top = place?.panel ?? id
  if (place && top !== undefined && widgetOf(document, top)?.settings.type !== pageType)
    return { zone: place.zone, index: document.zones[place.zone].indexOf(top) + 1 }
  return { zone: 'body', index: document.zones.body.length }
}

/** The settings of a new widget of a type, with its own id. */
function newWidget(defaults: StoredSettings, id: string): WidgetDraft {
  // The draft must not share lists with the defaults, which later widgets begin with, too.
  const settings = structuredClone(defaults) as WidgetDraft['settings']
  settings.uuid = id
  return settings.type === panelType ? { settings, children: [] } : { settings }
}

/** Adds a widget to a zone: as wide as the page (spec 4 §B3), by default after the selection. */
export const insertWidget =
  (type: string, slot?: Slot) =>
  ({ document, selection, catalogue, newId }: Context): Command | Refusal => {
    const defaults = catalogue.defaultsOf(type)
    if (!defaults || !catalogue.fitsPage(type)) return refuse(`不能添加${catalogue.nameOf(type)}`)
    const found = slot ?? slotAfter(document, selection.at(-1))
    // Header and footer consist of free panels, which name their zone; other widgets go to the end of the body.
    const place =
      found.zone === 'body' || type === panelType
        ? found
        : { zone: 'body' as const, index: document.zones.body.length }
    const id = newId()
    return {
      label: `添加${catalogue.nameOf(type)}`,
      select: [id],
      recipe: (draft) => {
        const widget = newWidget(defaults, id)
        widget.settings.width = pageWidth
        if (type === panelType) widget.settings.comptyle = place.zone
        draft.widgets[id] = widget
        draft.zones[place.zone].splice(place.index, 0, id)
      },
    }
  }

/**
 * The defaults have the width of the page where the type has none of its own: in a panel such a type begins narrow
 * (spec 2 §9).
 */
const withOwnWidth = (defaults: StoredSettings): StoredSettings =>
  defaults.width === pageWidth && defaults.widthDisabled !== true
    ? { ...defaults, width: childWidth }
    : defaults

/**
 * Adds a widget to a free panel in its own default size (spec 4 §W0006), at a point of the panel or at the nearest free
 * place. Where this size fits nowhere, it is made smaller to fit the free space; where none is left, the panel becomes
 * higher.
 */
export const insertChild =
  (type: string, panel: string, at: Pick<Box, 'x' | 'y'>) =>
  ({ document, catalogue, newId }: Context): Command | Refusal => {
    const defaults = catalogue.defaultsOf(type)
    const settings = widgetOf(document, panel)?.settings
    if (!defaults || !settings || !catalogue.fitsPanel(type)) return refuse(notInPanel)
    const size = panelSize(settings)
    const own = childBox(withOwnWidth(defaults))
    const box = { ...own, x: Math.round(at.x), y: Math.round(at.y), width: Math.min(own.width, size.width) }
    const siblings = boxesIn(document, panel).map(([, sibling]) => sibling)
    const isFixed = { width: defaults.widthDisabled === true, height: defaults.heightDisabled === true }
    const free =
      freePlace(box, siblings, size) ??
      shrunkPlace(box, siblings, size, isFixed) ??
      placeBelow(box, siblings, maxPixels)
    if (!free) return refuse(noSpace)
    const height = Math.max(size.height, free.y + free.height)
    const id = newId()
    return {
      label: `添加${catalogue.nameOf(type)}`,
      select: [id],
      recipe: (draft) => {
        const widget = newWidget(defaults, id)
        const paddings = paddingsOf(widget.settings)
        Object.assign(widget.settings, { x: free.x, y: free.y, width: free.width - paddings.x, leaf: true })
        if (free.height < box.height) widget.settings.height = free.height - paddings.y
        draft.widgets[id] = widget
        const parent = draft.widgets[panel]
        parent?.children?.push(id)
        if (parent && height > size.height) parent.settings.height = height
      },
    }
  }

/** The panel that takes children: the selected one, or the one around the selected child. */
export function selectedOrOuterPanel({
  document,
  selection,
}: Pick<Context, 'document' | 'selection'>): string | undefined {
  const id = selection.at(-1)
  if (id === undefined) return undefined
  return widgetOf(document, id)?.children ? id : positionOf(document, id)?.panel
}

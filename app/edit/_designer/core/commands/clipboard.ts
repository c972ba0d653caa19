import {
  isStoredSettings,
  pageType,
  panelType,
  positionOf,
  widgetOf,
  type StoredSettings,
} from '@/lib/domain/design/document'
import { storedValue } from '@/lib/domain/design/rows'
import { notInPanel } from '@/lib/domain/messages/content'
import { isRefusal, refuse, type Command, type Context, type Refusal, type WidgetDraft } from '../command'
import type { Box } from '../geometry/box'
import { boxesIn, childBox, paddingsOf, panelSize } from '../geometry/child-box'
import { freePlace } from '../geometry/overlap'
import { noSpace, selectedOrOuterPanel, slotAfter } from './insert'
import { nameOfAll, outermost } from './remove'

/** Marks a text of the clipboard as widgets, so that another page can paste them. */
const mark = 'huanxin-widgets'

interface Copied {
  [mark]: 1
  widgets: StoredSettings[]
  /** Whether they were children of a free panel. */
  isChild: boolean
}

/** The widgets as a text for the clipboard; undefined when there is nothing to copy. */
export function copyText(
  { document }: Pick<Context, 'document'>,
  ids: readonly string[],
): string | undefined {
  const tops = outermost(document, ids)
  const widgets = tops.map((id) => storedValue(document, id)).filter(isStoredSettings)
  if (widgets.length === 0) return undefined
  const isChild = tops.every((id) => positionOf(document, id)?.panel !== undefined)
  return JSON.stringify({ [mark]: 1, widgets, isChild } satisfies Copied)
}

function parseCopied(text: string): Copied | undefined {
  try {
    const value = JSON.parse(text) as Partial<Copied> | null
    const isWhole =
      value?.[mark] === 1 && Array.isArray(value.widgets) && value.widgets.every(isStoredSettings)
    return isWhole ? { [mark]: 1, widgets: value.widgets ?? [], isChild: value.isChild === true } : undefined
  } catch {
    return undefined
  }
}

/** Whether a text of the clipboard holds widgets. */
export const holdsWidgets = (text: string): boolean => parseCopied(text) !== undefined

/** A copy without the ids of its original: `id` is the stored row. */
function copyOf(
  { id: _row, ...settings }: StoredSettings & { id?: unknown },
  uuid: string,
): WidgetDraft['settings'] {
  return { ...structuredClone(settings as StoredSettings), uuid }
}

/** A stored widget as new widgets by id: itself and, for a panel, its children. */
function newWidgets(
  settings: StoredSettings,
  newId: () => string,
): { id: string; widgets: [string, WidgetDraft][] } {
  const id = newId()
  const own = copyOf(settings, id)
  if (settings.type !== panelType) return { id, widgets: [[id, { settings: own }]] }
  const stored = Array.isArray(settings.childWidgets) ? settings.childWidgets.filter(isStoredSettings) : []
  const children = stored.map((child): [string, WidgetDraft] => {
    const childId = newId()
    return [childId, { settings: { ...copyOf(child, childId), leaf: true } }]
  })
  own.childWidgets = []
  return { id, widgets: [[id, { settings: own, children: children.map(([child]) => child) }], ...children] }
}

function pasteChildren(context: Context, panel: string, copied: readonly StoredSettings[], label: string) {
  const { document, catalogue, newId } = context
  const settings = widgetOf(document, panel)?.settings
  if (!settings || !copied.every(({ type }) => catalogue.fitsPanel(type))) return refuse(notInPanel)
  const taken: Box[] = boxesIn(document, panel).map(([, box]) => box)
  const added: [string, WidgetDraft][] = []
  for (const one of copied) {
    const size = panelSize(settings)
    const own = childBox(one)
    const box = freePlace({ ...own, width: Math.min(own.width, size.width) }, taken, size)
    if (!box) return refuse(noSpace)
    taken.push(box)
    const id = newId()
    const width = box.width === own.width ? {} : { width: box.width - paddingsOf(one).x }
    added.push([id, { settings: { ...copyOf(one, id), ...width, x: box.x, y: box.y, leaf: true } }])
  }
  const command: Command = {
    label,
    select: added.map(([id]) => id),
    recipe: (draft) => {
      for (const [id, widget] of added) {
        draft.widgets[id] = widget
        draft.widgets[panel]?.children?.push(id)
      }
    },
  }
  return command
}

/** Adds copies of stored widgets after the selection, with new ids; header and footer take free panels only. */
export const insertCopies =
  (stored: readonly StoredSettings[], label: string) =>
  ({ document, selection, newId }: Context): Command => {
    const after = slotAfter(document, selection.at(-1))
    const allPanels = stored.every(({ type }) => type === panelType)
    const slot =
      after.zone === 'body' || allPanels
        ? after
        : { zone: 'body' as const, index: document.zones.body.length }
    const added = stored.map((settings) => newWidgets(settings, newId))
    return {
      label,
      select: added.map(({ id }) => id),
      recipe: (draft) => {
        for (const [id, widget] of added.flatMap((one) => one.widgets)) {
          draft.widgets[id] = widget
          if (widget.children) widget.settings.comptyle = slot.zone
        }
        draft.zones[slot.zone].splice(slot.index, 0, ...added.map(({ id }) => id))
      },
    }
  }

/**
 * Pastes copied widgets with new ids: children into the selected panel or the one around the selected child, widgets of
 * a zone into a selected panel that has a place for them. Everything else follows the selection.
 */
export const paste =
  (text: string, label = '粘贴') =>
  (context: Context): Command | Refusal => {
    const copied = parseCopied(text)
    const widgets = copied?.widgets.filter(({ type }) => type !== pageType) ?? []
    if (!copied || widgets.length === 0) return refuse('剪贴板里没有挂件')
    const panel = selectedOrOuterPanel(context)
    if (copied.isChild && panel !== undefined) return pasteChildren(context, panel, widgets, label)
    if (panel !== undefined && panel === context.selection.at(-1)) {
      const inside = pasteChildren(context, panel, widgets, label)
      if (!isRefusal(inside)) return inside
    }
    return insertCopies(widgets, label)(context)
  }

/** Copies and pastes at once, without the clipboard. */
export const duplicate =
  (ids: readonly string[]) =>
  (context: Context): Command | Refusal => {
    const text = copyText(context, ids)
    if (text === undefined) return refuse('没有可以复制的挂件')
    return paste(text, `复制${nameOfAll(context, outermost(context.document, ids))}`)(context)
  }

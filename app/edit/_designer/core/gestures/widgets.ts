import { panelType, widgetOf } from '@/lib/domain/design/document'
import { pageWidth } from '@/widgets/measure'
import { insertChild, insertWidget } from '../commands/insert'
import { moveWidget } from '../commands/move'
import { resizeWidget } from '../commands/resize'
import type { Editor } from '../editor'
import { clamp } from '../geometry/box'
import { lengthOf } from '../geometry/child-box'
import { gapsOf, nearestGap, type Row } from '../geometry/gap'
import { leastSize } from '../geometry/panel-fit'
import { tolerance, type Handle } from '../geometry/snap'
import type { Point } from '../geometry/viewport'
import { noOverlay, type GestureState, type Layout, type Overlay, type Pointer, type Target } from './types'

type Flow = Extract<GestureState, { kind: 'flow' }>
type Palette = Extract<GestureState, { kind: 'palette' }>
type Resizing = Extract<GestureState, { kind: 'resizeWidget' }>

const placesOf = (editor: Editor, rows: readonly Row[]) =>
  gapsOf(rows, editor.state.document.zones.body.length)

/** Begins to move a widget of a zone: a line shows where it would be, nothing else moves. */
export const startFlow = (editor: Editor, layout: Layout, id: string): Flow => ({
  kind: 'flow',
  id,
  gaps: placesOf(editor, layout.rows()),
  gap: undefined,
})

export function moveFlowTo(state: Flow, { at }: Pointer): [Flow, Overlay] {
  const gap = nearestGap(state.gaps, at.y)
  return [{ ...state, gap }, gap ? { kind: 'line', gap, id: state.id } : noOverlay]
}

export const dropFlow = (editor: Editor, { id, gap }: Flow): boolean =>
  gap ? editor.run(moveWidget(id, gap)) : false

export function startPalette(editor: Editor, layout: Layout, type: string): Palette {
  const rows = layout.rows()
  return { kind: 'palette', type, rows, gaps: placesOf(editor, rows), target: undefined }
}

/** Near its upper and lower edge a panel takes no child: there is the line between the widgets. */
const edge = 12

function panelAt(editor: Editor, layout: Layout, { rows }: Palette, at: Point): Target | undefined {
  const row = rows.find(({ top, bottom }) => at.y >= top && at.y <= bottom)
  const isPanel = row && widgetOf(editor.state.document, row.id)?.settings.type === panelType
  const area = isPanel ? layout.panel(row.id) : undefined
  if (!row || !area) return undefined
  const point = { x: at.x - area.x, y: at.y - area.y }
  const isInside = point.x >= 0 && point.x <= area.width && point.y >= edge && point.y <= area.height - edge
  return isInside ? { kind: 'panel', panel: row.id, at: point } : undefined
}

export function movePaletteTo(
  editor: Editor,
  layout: Layout,
  state: Palette,
  { at }: Pointer,
): [Palette, Overlay] {
  const panel = panelAt(editor, layout, state, at)
  if (panel?.kind === 'panel') {
    const isAllowed = editor.catalogue.fitsPanel(state.type)
    return [
      { ...state, target: panel },
      { kind: 'drop', panel: panel.panel, at: panel.at, isAllowed },
    ]
  }
  const gap = nearestGap(state.gaps, at.y)
  if (!gap) return [{ ...state, target: undefined }, noOverlay]
  return [
    { ...state, target: { kind: 'slot', slot: gap } },
    { kind: 'line', gap, id: undefined },
  ]
}

export function dropPalette(editor: Editor, { type, target }: Palette): boolean {
  if (!target) return editor.run(insertWidget(type))
  if (target.kind === 'slot') return editor.run(insertWidget(type, target.slot))
  return editor.run(insertChild(type, target.panel, target.at))
}

/** Begins to resize a widget of a zone by its right, left or lower edge. */
export function startResizeWidget(
  editor: Editor,
  id: string,
  handle: Handle,
  from: Point,
): Resizing | undefined {
  const { document } = editor.state
  const settings = widgetOf(document, id)?.settings
  if (!settings) return undefined
  const start = { width: lengthOf(settings, 'width', pageWidth), height: lengthOf(settings, 'height', 20) }
  const isCentred =
    settings.marginLeft !== undefined
      ? settings.marginLeft === 'auto' && settings.marginRight === 'auto'
      : true
  const others = Object.values(document.zones)
    .flat()
    .filter((one) => one !== id)
  const widths = others.map((one) =>
    lengthOf(widgetOf(document, one)?.settings ?? { type: '' }, 'width', pageWidth),
  )
  return {
    kind: 'resizeWidget',
    id,
    handle,
    from,
    start,
    size: start,
    least: leastSize(document, id),
    factor: isCentred ? 2 : 1,
    widths: [pageWidth, ...widths],
  }
}

/** The width that is nearest among those of the other widgets, within 10 px. */
function snapWidth(width: number, widths: readonly number[]): number {
  let best = width
  let shortest = tolerance + 1
  for (const other of widths) {
    const distance = Math.abs(other - width)
    if (distance < shortest) [best, shortest] = [other, distance]
  }
  return best
}

export function resizeWidgetTo(state: Resizing, { at, free }: Pointer): [Resizing, Overlay] {
  const { handle, from, start, least, factor, widths, id } = state
  const direction = handle === 'w' ? -1 : 1
  const wanted = clamp(start.width + (at.x - from.x) * direction * factor, least.width, pageWidth)
  const width =
    handle === 's'
      ? start.width
      : Math.round(Math.max(least.width, free ? wanted : snapWidth(wanted, widths)))
  const height =
    handle === 's' ? Math.max(least.height, Math.round(start.height + at.y - from.y)) : start.height
  const size = { width, height }
  return [
    { ...state, size },
    { kind: 'size', id, ...size },
  ]
}

export const dropResizedWidget = (editor: Editor, { id, handle, size }: Resizing): boolean =>
  editor.run(resizeWidget(id, handle === 's' ? { height: size.height } : { width: size.width }))

import { positionOf, widgetOf } from '@/lib/domain/design/document'
import { moveChildren, resizeChild } from '../commands/arrange'
import type { Editor } from '../editor'
import { boundsOf, moveInside, type Box } from '../geometry/box'
import { boxesIn, panelSize } from '../geometry/child-box'
import { keepRatio } from '../geometry/ratio'
import { snapMove, snapResize, stretch, stretchInside, type Handle, type Snapped } from '../geometry/snap'
import type { Point } from '../geometry/viewport'
import type { GestureState, Layout, Overlay, Pointer } from './types'

type Moving = Extract<GestureState, { kind: 'children' }>
type Resizing = Extract<GestureState, { kind: 'resizeChild' }>

const sameBox = (one: Box, other: Box) =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height

const frameOf = (editor: Editor, panel: string): Box => {
  const settings = widgetOf(editor.state.document, panel)?.settings
  return { x: 0, y: 0, ...(settings ? panelSize(settings) : { width: 0, height: 0 }) }
}

/** The guides of the page that cross a panel, as boxes of the panel without width or height. */
function linesIn(layout: Layout, panel: string, frame: Box): Box[] {
  const area = layout.panel(panel)
  if (!area) return []
  return layout.guides().flatMap(({ axis, at }): Box[] => {
    const inside = at - area[axis]
    const isAcross = inside >= 0 && inside <= (axis === 'x' ? frame.width : frame.height)
    if (!isAcross) return []
    return [axis === 'x' ? { ...frame, x: inside, width: 0 } : { ...frame, y: inside, height: 0 }]
  })
}

/** Begins to move the selected children of the panel of `id`. */
export function startChildren(editor: Editor, layout: Layout, id: string, from: Point): Moving | undefined {
  const { document, selection } = editor.state
  const panel = positionOf(document, id)?.panel
  if (panel === undefined) return undefined
  const all = boxesIn(document, panel)
  const boxes = all.filter(([one]) => selection.includes(one))
  const bounds = boundsOf(boxes.map(([, box]) => box))
  if (!bounds) return undefined
  const frame = frameOf(editor, panel)
  return {
    kind: 'children',
    panel,
    ids: boxes.map(([one]) => one),
    from,
    bounds,
    boxes,
    siblings: all.filter(([one]) => !selection.includes(one)).map(([, box]) => box),
    frame,
    lines: linesIn(layout, panel, frame),
    by: { x: 0, y: 0 },
  }
}

/** Snaps inside the panel; a box that the panel's edge holds back has no help lines. */
function snapInside(snapped: Snapped, inside: Box): Snapped {
  return sameBox(snapped.box, inside) ? snapped : { box: inside, guides: [], gaps: [] }
}

export function moveChildrenTo(state: Moving, { at, free }: Pointer): [Moving, Overlay] {
  const { bounds, frame, from, boxes, siblings, lines, panel } = state
  const wanted = moveInside({ ...bounds, x: bounds.x + at.x - from.x, y: bounds.y + at.y - from.y }, frame)
  const raw = free ? { box: wanted, guides: [], gaps: [] } : snapMove(wanted, siblings, frame, lines)
  const { box, guides, gaps } = snapInside(raw, moveInside(raw.box, frame))
  const by = { x: box.x - bounds.x, y: box.y - bounds.y }
  const shifted = boxes.map(([id, one]) => [id, { ...one, x: one.x + by.x, y: one.y + by.y }] as const)
  return [
    { ...state, by },
    { kind: 'boxes', panel, by, boxes: shifted, guides, gaps },
  ]
}

/** The command refuses places that cover a sibling: the children go back. */
export const dropChildren = (editor: Editor, { ids, by }: Moving): boolean =>
  editor.run(moveChildren(ids, by))

/** Begins to resize a child. Locked sides stay; a child with a fixed ratio keeps that of its size. */
export function startResizeChild(
  editor: Editor,
  layout: Layout,
  id: string,
  handle: Handle,
  from: Point,
): Resizing | undefined {
  const { document } = editor.state
  const panel = positionOf(document, id)?.panel
  const settings = widgetOf(document, id)?.settings
  if (panel === undefined || !settings) return undefined
  const all = boxesIn(document, panel)
  const start = all.find(([one]) => one === id)?.[1]
  if (!start) return undefined
  const frame = frameOf(editor, panel)
  return {
    kind: 'resizeChild',
    panel,
    id,
    handle,
    from,
    start,
    box: start,
    siblings: all.filter(([one]) => one !== id).map(([, box]) => box),
    frame,
    lines: linesIn(layout, panel, frame),
    ratio: settings.proportion === true && start.height > 0 ? start.width / start.height : undefined,
  }
}

export function resizeChildTo(state: Resizing, { at, free }: Pointer): [Resizing, Overlay] {
  const { start, handle, from, frame, siblings, lines, panel, id, ratio } = state
  const pulled = stretchInside(stretch(start, handle, { x: at.x - from.x, y: at.y - from.y }), frame)
  const raw = free
    ? { box: pulled, guides: [], gaps: [] }
    : snapResize(pulled, handle, siblings, frame, lines)
  const whole = ratio === undefined ? raw.box : keepRatio(raw.box, handle, ratio, frame)
  const { box, guides, gaps } = snapInside(raw, stretchInside(whole, frame))
  return [
    { ...state, box },
    { kind: 'boxes', panel, by: undefined, boxes: [[id, box]], guides, gaps },
  ]
}

export const dropResizedChild = (editor: Editor, { id, box, start }: Resizing): boolean =>
  sameBox(box, start) ? false : editor.run(resizeChild(id, box))

import { widgetOf } from '@/lib/domain/design/document'
import type { Editor } from '../editor'
import { overlaps, type Box } from '../geometry/box'
import { boxesIn, panelSize } from '../geometry/child-box'
import type { Point } from '../geometry/viewport'
import type { GestureState, Layout, Overlay, Pointer } from './types'

type Marquee = Extract<GestureState, { kind: 'marquee' }>

/** Begins to draw a frame on the ground of a panel, which selects the children that it touches. */
export function startMarquee(
  editor: Editor,
  layout: Layout,
  panel: string,
  from: Point,
  isAdding: boolean,
): Marquee | undefined {
  const area = layout.panel(panel)
  const settings = widgetOf(editor.state.document, panel)?.settings
  if (!area || !settings) return undefined
  const start = { x: from.x - area.x, y: from.y - area.y }
  return {
    kind: 'marquee',
    panel,
    from: start,
    frame: { x: area.x, y: area.y, ...panelSize(settings) },
    box: { ...start, width: 0, height: 0 },
    selection: isAdding ? editor.state.selection : [],
  }
}

export function moveMarqueeTo(state: Marquee, { at }: Pointer): [Marquee, Overlay] {
  const { from, frame, panel } = state
  const to = { x: at.x - frame.x, y: at.y - frame.y }
  const box: Box = {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  }
  return [
    { ...state, box },
    { kind: 'marquee', panel, box },
  ]
}

/** Selects the children that the frame touches; the panel when it touches none. */
export function dropMarquee(editor: Editor, { panel, box, selection }: Marquee): void {
  const touched = boxesIn(editor.state.document, panel)
    .filter(([, child]) => overlaps(child, box))
    .map(([id]) => id)
  const all = [...new Set([...selection.filter((id) => id !== panel), ...touched])]
  editor.select(all.length > 0 ? all : [panel])
}

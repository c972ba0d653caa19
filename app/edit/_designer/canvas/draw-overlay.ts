import type { Box } from '../core/geometry/box'
import type { EqualGap, Guide } from '../core/geometry/snap'
import type { Point } from '../core/geometry/viewport'
import type { Overlay } from '../core/gestures/types'
import { nodeOf, panelArea, widgetBox } from './measure'

const px = (value: number) => `${value}px`

function element(page: Document, className: string, box: Partial<Box>): HTMLElement {
  const drawn = page.createElement('div')
  drawn.className = className
  if (box.x !== undefined) drawn.style.left = px(box.x)
  if (box.y !== undefined) drawn.style.top = px(box.y)
  if (box.width !== undefined) drawn.style.width = px(box.width)
  if (box.height !== undefined) drawn.style.height = px(box.height)
  return drawn
}

/** A box of a panel in pixels of the page. */
const inPage = (box: Box, area: Box): Box => ({ ...box, x: box.x + area.x, y: box.y + area.y })

const guideBox = ({ axis, at, from, to }: Guide): Box =>
  axis === 'x'
    ? { x: at, y: from, width: 1, height: to - from }
    : { x: from, y: at, width: to - from, height: 1 }

const gapBoxes = ({ axis, spans, at }: EqualGap): Box[] =>
  spans.map(([from, to]) =>
    axis === 'x'
      ? { x: from, y: at - 2, width: to - from, height: 4 }
      : { x: at - 2, y: from, width: 4, height: to - from },
  )

function sizeLabel(page: Document, text: string, box: Box): HTMLElement {
  const label = element(page, 'design-size', { x: box.x, y: box.y + box.height + 4 })
  label.textContent = text
  return label
}

function drawn(page: Document, overlay: Overlay, areaOf: (panel: string) => Box | undefined): HTMLElement[] {
  switch (overlay.kind) {
    case 'none':
      return []
    case 'line':
      return [element(page, 'design-line', { y: overlay.gap.y })]
    case 'size': {
      const found = widgetBox(page, overlay.id)
      if (!found) return []
      const { x, y, width } = found
      const box = { x: x + (width - overlay.width) / 2, y, width: overlay.width, height: overlay.height }
      return [
        element(page, 'design-frame', box),
        sizeLabel(page, `${overlay.width} × ${overlay.height}`, box),
      ]
    }
    default: {
      const area = areaOf(overlay.panel)
      if (!area) return []
      if (overlay.kind === 'marquee') return [element(page, 'design-drop', inPage(overlay.box, area))]
      if (overlay.kind === 'drop') {
        const panel = element(page, 'design-drop', area)
        if (!overlay.isAllowed) panel.dataset.refused = ''
        return [panel]
      }
      const frames = overlay.boxes.map(([, box]) => {
        const frame = element(page, 'design-frame', inPage(box, area))
        frame.dataset.child = ''
        return frame
      })
      const [first] = overlay.boxes
      const text = first && overlay.boxes.length === 1 ? boxText(first[1]) : undefined
      return [
        ...frames,
        ...overlay.guides.map((guide) => element(page, 'design-guide', inPage(guideBox(guide), area))),
        ...overlay.gaps.flatMap(gapBoxes).map((box) => element(page, 'design-gap', inPage(box, area))),
        ...(text && first ? [sizeLabel(page, text, inPage(first[1], area))] : []),
      ]
    }
  }
}

const boxText = ({ x, y, width, height }: Box) =>
  `${Math.round(x)}, ${Math.round(y)}  ${Math.round(width)} × ${Math.round(height)}`

/** Moves the children on their way themselves; `by` undefined puts them back. */
function shiftNodes(nodes: readonly HTMLElement[], by: Point | undefined): void {
  for (const node of nodes) node.style.translate = by ? `${px(by.x)} ${px(by.y)}` : ''
}

/**
 * Draws what a gesture shows, into a layer above the page. Plain elements: a drag must not make React render. The page
 * is measured once in a gesture, because reading after writing makes the browser lay it out again.
 */
export function overlayDrawer(layer: HTMLElement): (overlay: Overlay) => void {
  const page = layer.ownerDocument
  const areas = new Map<string, Box | undefined>()
  let moving: HTMLElement[] | undefined
  const areaOf = (panel: string) => {
    if (!areas.has(panel)) areas.set(panel, panelArea(page, panel))
    return areas.get(panel)
  }
  return (overlay) => {
    if (overlay.kind === 'none') {
      shiftNodes(moving ?? [], undefined)
      moving = undefined
      areas.clear()
    }
    if (overlay.kind === 'boxes' && overlay.by) {
      moving ??= overlay.boxes.flatMap(([id]) => nodeOf(page, id) ?? [])
      shiftNodes(moving, overlay.by)
    }
    layer.replaceChildren(...drawn(page, overlay, areaOf))
  }
}

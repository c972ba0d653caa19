import { widgetOf, type DesignDocument, type StoredSettings } from '@/lib/domain/design/document'
import { clamp, leastSide, moveInside } from './box'
import { boxesIn, childBox, paddingsOf, panelSize } from './child-box'
import { coversAnother } from './overlap'

type Values = Readonly<Record<string, unknown>>

const paddingKeys = ['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft']
const placeKeys = ['x', 'y']
const sizeKeys = ['width', 'height', ...paddingKeys]

/**
 * Typed values of a child, brought inside its panel as dragging does: a position moves back, a size ends at the edge
 * (spec 4 §W0006) and is at least 10 px.
 * @returns undefined when the child would cover a sibling that it did not cover before
 */
export function fitChild(
  document: DesignDocument,
  panel: string,
  id: string,
  values: Values,
): Values | undefined {
  const stored = widgetOf(document, id)?.settings
  const around = widgetOf(document, panel)?.settings
  const isMoved = placeKeys.some((key) => key in values)
  const isResized = sizeKeys.some((key) => key in values)
  if (!stored || !around || !(isMoved || isResized)) return values
  const room = panelSize(around)
  const next: StoredSettings = { ...stored, ...values }
  const typed = childBox(next)
  let box = typed
  // A child of an imported page may stand outside; a size alone does not bring it back.
  const x = clamp(box.x, 0, Math.max(0, room.width - 1))
  const y = clamp(box.y, 0, Math.max(0, room.height - 1))
  if (isResized) {
    const before = childBox(stored)
    const raised = (side: 'width' | 'height') => Math.max(box[side], Math.min(before[side], leastSide))
    box = {
      ...box,
      width: Math.min(raised('width'), room.width - x),
      height: Math.min(raised('height'), room.height - y),
    }
  }
  if (isMoved) box = moveInside(box, room)
  if (coversAnother(new Map(boxesIn(document, panel)), new Map([[id, box]]))) return undefined
  const paddings = paddingsOf(next)
  return {
    ...values,
    ...(box.x !== typed.x && { x: box.x }),
    ...(box.y !== typed.y && { y: box.y }),
    ...(box.width !== typed.width && { width: Math.max(0, box.width - paddings.x) }),
    ...(box.height !== typed.height && { height: Math.max(0, box.height - paddings.y) }),
  }
}

/** The smallest size of a panel that keeps the children inside that are inside now. */
export function leastSize(document: DesignDocument, panel: string): { width: number; height: number } {
  const settings = widgetOf(document, panel)?.settings
  if (!settings) return { width: 0, height: 0 }
  const size = panelSize(settings)
  const boxes = boxesIn(document, panel).map(([, box]) => box)
  return {
    width: Math.min(size.width, Math.max(0, ...boxes.map(({ x, width }) => x + width))),
    height: Math.min(size.height, Math.max(0, ...boxes.map(({ y, height }) => y + height))),
  }
}

/** Typed sizes of a panel, not smaller than around its children. */
export function fitPanel(document: DesignDocument, panel: string, values: Values): Values {
  const least = leastSize(document, panel)
  const raised = (key: 'width' | 'height') => {
    const value = values[key]
    return typeof value === 'number' ? { [key]: Math.max(value, least[key]) } : {}
  }
  return { ...values, ...raised('width'), ...raised('height') }
}

import { positionOf, widgetOf, type DesignDocument } from '@/lib/domain/design/document'
import { refuse, type Command, type Context, type Refusal } from '../command'
import { boundsOf, moveInside, type Box } from '../geometry/box'
import { boxesIn, paddingsOf, panelSize } from '../geometry/child-box'
import { coversAnother } from '../geometry/overlap'
import { nameOfAll } from './remove'

export const wouldCover = '不能与其他挂件重叠'

/** The selected children of one panel. */
interface Group {
  panel: string
  size: { width: number; height: number }
  all: Map<string, Box>
  /** The selected ones, in their sequence in the panel. */
  boxes: [id: string, box: Box][]
  bounds: Box
}

/** The children as a group; undefined when they are not all in the same free panel. */
function groupOf(document: DesignDocument, ids: readonly string[]): Group | undefined {
  const panels = new Set(ids.map((id) => positionOf(document, id)?.panel))
  const [panel] = panels
  if (panels.size !== 1 || panel === undefined) return undefined
  const settings = widgetOf(document, panel)?.settings
  const all = new Map(boxesIn(document, panel))
  const boxes = [...all].filter(([id]) => ids.includes(id))
  const bounds = boundsOf(boxes.map(([, box]) => box))
  return settings && bounds && { panel, size: panelSize(settings), all, boxes, bounds }
}

const notInOnePanel = refuse('请选择同一个自由面板里的挂件')

/** Puts children at new places, or refuses when one would cover another (spec 4 §W0006). */
function place(
  context: Context,
  group: Group,
  after: ReadonlyMap<string, Box>,
  label: string,
): Command | Refusal {
  if (coversAnother(group.all, after)) return refuse(wouldCover)
  return {
    label: `${label}${nameOfAll(context, [...after.keys()])}`,
    recipe: (draft) => {
      for (const [id, { x, y }] of after) {
        const settings = draft.widgets[id]?.settings
        if (!settings) continue
        if (settings.x !== x) settings.x = x
        if (settings.y !== y) settings.y = y
      }
    },
  }
}

/** Moves children together; the group stays inside the panel. */
export const moveChildren =
  (ids: readonly string[], by: { x: number; y: number }) =>
  (context: Context): Command | Refusal => {
    const group = groupOf(context.document, ids)
    if (!group) return notInOnePanel
    const { bounds, size, boxes } = group
    const moved = moveInside({ ...bounds, x: bounds.x + by.x, y: bounds.y + by.y }, size)
    const after = boxes.map(([id, box]): [string, Box] => [
      id,
      { ...box, x: Math.round(box.x + moved.x - bounds.x), y: Math.round(box.y + moved.y - bounds.y) },
    ])
    return place(context, group, new Map(after), '移动')
  }

export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'

/** How far along the free space a box stands. */
const shares: Record<Edge, { axis: 'x' | 'y'; side: 'width' | 'height'; share: number }> = {
  left: { axis: 'x', side: 'width', share: 0 },
  center: { axis: 'x', side: 'width', share: 0.5 },
  right: { axis: 'x', side: 'width', share: 1 },
  top: { axis: 'y', side: 'height', share: 0 },
  middle: { axis: 'y', side: 'height', share: 0.5 },
  bottom: { axis: 'y', side: 'height', share: 1 },
}

/** Aligns children with each other; a single one with its panel. */
export const align =
  (ids: readonly string[], edge: Edge) =>
  (context: Context): Command | Refusal => {
    const group = groupOf(context.document, ids)
    if (!group) return notInOnePanel
    const { axis, side, share } = shares[edge]
    const frame = group.boxes.length > 1 ? group.bounds : { x: 0, y: 0, ...group.size }
    const after = group.boxes.map(([id, box]): [string, Box] => [
      id,
      { ...box, [axis]: Math.round(frame[axis] + (frame[side] - box[side]) * share) },
    ])
    return place(context, group, new Map(after), '对齐')
  }

/** Gives three or more children the same gaps; the outer two stay. */
export const distribute =
  (ids: readonly string[], axis: 'x' | 'y') =>
  (context: Context): Command | Refusal => {
    const group = groupOf(context.document, ids)
    if (!group) return notInOnePanel
    const side = axis === 'x' ? 'width' : 'height'
    const sorted = group.boxes.toSorted(([, one], [, other]) => one[axis] - other[axis])
    if (sorted.length < 3) return refuse('请选择至少3个挂件')
    const used = sorted.reduce((sum, [, box]) => sum + box[side], 0)
    const gap = (group.bounds[side] - used) / (sorted.length - 1)
    let next = group.bounds[axis]
    const after = sorted.map(([id, box]): [string, Box] => {
      const at = Math.round(next)
      next += box[side] + gap
      return [id, { ...box, [axis]: at }]
    })
    return place(context, group, new Map(after), '分布')
  }

export type Layer = 'forward' | 'backward' | 'front' | 'back'

const layerNames: Record<Layer, string> = {
  forward: '上移一层',
  backward: '下移一层',
  front: '置顶',
  back: '置底',
}

/** Changes the sequence of children, in which they stack. */
export const changeLayer =
  (id: string, layer: Layer) =>
  ({ document }: Context): Command | Refusal => {
    const position = positionOf(document, id)
    const panel = position?.panel
    const count = panel === undefined ? 0 : (widgetOf(document, panel)?.children?.length ?? 0)
    if (!position || panel === undefined) return notInOnePanel
    const { index } = position
    const to = {
      forward: Math.min(index + 1, count - 1),
      backward: Math.max(index - 1, 0),
      front: count - 1,
      back: 0,
    }
    return {
      label: layerNames[layer],
      recipe: (draft) => {
        const list = draft.widgets[panel]?.children
        if (list && to[layer] !== index) list.splice(to[layer], 0, ...list.splice(index, 1))
      },
    }
  }

/** Gives a child a new box: clamped to its panel, its size without its paddings (spec 4 §W0006). */
export const resizeChild =
  (id: string, box: Box) =>
  (context: Context): Command | Refusal => {
    const group = groupOf(context.document, [id])
    const settings = widgetOf(context.document, id)?.settings
    if (!group || !settings) return notInOnePanel
    if (coversAnother(group.all, new Map([[id, box]]))) return refuse(wouldCover)
    const paddings = paddingsOf(settings)
    const values = {
      x: Math.round(box.x),
      y: Math.round(box.y),
      width: Math.max(0, Math.round(box.width) - paddings.x),
      height: Math.max(0, Math.round(box.height) - paddings.y),
    }
    return {
      label: `调整${context.catalogue.nameOf(settings.type)}大小`,
      recipe: (draft) => {
        const own = draft.widgets[id]?.settings
        if (own) for (const [key, value] of Object.entries(values)) if (own[key] !== value) own[key] = value
      },
    }
  }

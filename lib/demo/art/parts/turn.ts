import { mix } from './color'
import type { Pen, Product, Turn } from './pen'
import type { Sheet } from './sheet'
import { d, group, num, path, rect, stroke } from './svg'

/** Cosine and sine of the angle by which the product is turned, about 31°. */
const cos = 0.857
const sin = 0.515
/** How much lower in the picture a point is for each unit that it is nearer: it is seen from about 10° above. */
const tilt = 0.17

type Point = readonly [x: number, y: number]

/** The point of the picture for a point of the product; z runs to the back. */
type Project = (x: number, y: number, z: number) => Point

/**
 * A product seen from the front right and slightly above: the front is projected, top and side are built from contour
 * and depth. Returns a product in new units; a product without `turn` is returned unchanged.
 */
export function turnProduct(pen: Pen, product: Product): Product {
  const { width: w, height: h, turn } = product
  if (!turn) return product
  const { depth } = turn
  const lift = depth * cos * tilt + (turn.rise ?? 0)
  const at: Project = (x, y, z) => [x * cos + z * sin, y + x * sin * tilt - z * cos * tilt + lift]
  const [left, top, wide, tall] = product.body ?? [0, 0, w, h]
  const outline =
    turn.outline ?? roundedBox(wide, tall, turn.radius ?? 6).map(([x, y]): Point => [x + left, y + top])
  const base = turn.color ?? pen.tone.base
  const faces = outline.slice(1).map((to, index) => face(pen, at, outline[index] ?? to, to, depth, base))
  const footWidth = product.foot || w
  const plane = (x: Point, y: Point, from: Point) =>
    `matrix(${[...x, ...y, ...from].map((value) => num(value)).join(' ')})`
  const frontal = (z: number) => plane([cos, sin * tilt], [0, 1], at(0, 0, z))
  return {
    ...product,
    width: w * cos + depth * sin,
    height: h + w * sin * tilt + lift,
    art:
      (product.stance === 'hang'
        ? ''
        : groundShadow(pen.sheet, at, (w - footWidth) / 2, (w + footWidth) / 2, h, depth)) +
      (turn.rear ? group({ transform: frontal(depth) }, turn.rear) : '') +
      faces.join('') +
      (turn.top
        ? group({ transform: plane([cos, sin * tilt], [sin, -cos * tilt], at(0, 0, 0)) }, turn.top)
        : '') +
      (turn.art ? group({ transform: plane([sin, -cos * tilt], [0, 1], at(w, 0, 0)) }, turn.art) : '') +
      group({ transform: frontal(0) }, product.art),
    foot: 0,
    cast: [],
  }
}

/** The contour of a box with rounded corners from its left top to its right foot. */
function roundedBox(w: number, h: number, radius: number): Point[] {
  const steps = radius > 12 ? 8 : 3
  const corner = (cx: number, cy: number, from: number) =>
    Array.from({ length: steps + 1 }, (_, step): Point => {
      const angle = from + ((step / steps) * Math.PI) / 2
      return [cx + Math.sin(angle) * radius, cy - Math.cos(angle) * radius]
    })
  return [[radius, 0], ...corner(w - radius, radius, 0), ...corner(w - radius, h - radius, Math.PI / 2)]
}

/** The strip between one segment of the contour and its copy at the back; empty when it faces away. */
function face(pen: Pen, at: Project, a: Point, b: Point, depth: number, base: string): string {
  const [ax, ay] = at(a[0], a[1], 0)
  const [bx, by] = at(b[0], b[1], 0)
  const [cx, cy] = at(b[0], b[1], depth)
  const [dx, dy] = at(a[0], a[1], depth)
  if ((bx - ax) * (dy - ay) - (by - ay) * (dx - ax) >= 0) return ''
  const up = (b[0] - a[0]) / Math.max(0.001, Math.hypot(b[0] - a[0], b[1] - a[1]))
  const shade = (share: number) =>
    share > 0 ? mix(base, '#ffffff', share * (pen.tone.isDark ? 0.3 : 0.55)) : mix(base, '#0b121a', -share)
  const light = up > 0 ? up * 1.1 - 0.2 : up * 0.26 - 0.2
  const fill = pen.sheet.linear('right', [0, shade(light)], [1, shade(light - 0.14)])
  return path(d`M${ax} ${ay}L${bx} ${by}L${cx} ${cy}L${dx} ${dy}z`, fill, { stroke: fill, strokeWidth: 0.8 })
}

function groundShadow(sheet: Sheet, at: Project, from: number, to: number, h: number, depth: number): string {
  const [x1, y1] = at(from, h, 0)
  const [x2, y2] = at(to, h, 0)
  const [x3, y3] = at(to, h, depth)
  const [x4, y4] = at(from, h, depth)
  const ground = d`M${x1} ${y1}L${x2} ${y2}L${x3} ${y3}L${x4} ${y4}z`
  return (
    path(ground, '#10161d', { filter: sheet.blur(13), opacity: 0.42 }) +
    path(ground, '#10161d', { filter: sheet.blur(4), opacity: 0.4 })
  )
}

/** The seam between door and body on the side wall of a cabinet. */
export function doorSeam(pen: Pen, door: number, depth: number, height: number): string {
  return (
    rect(
      door,
      2,
      depth - door,
      height - 6,
      pen.sheet.linear('right', [0, '#000000', 0.06], [1, '#000000', 0.16]),
    ) +
    stroke(d`M${door} 3V${height - 4}`, '#000000', 2, { strokeOpacity: 0.4 }) +
    stroke(d`M${door + 2} 3V${height - 4}`, '#ffffff', 0.8, { strokeOpacity: 0.25 })
  )
}

/** The turn of flat products such as screens: little depth, dark sides. */
export function thinTurn(depth: number, radius: number): Turn {
  return { depth, radius, color: '#262b31' }
}

/** The `side` view of round products: mirrored, so that the handle points the other way. */
export function mirrored(pen: Pen, width: number, art: string): string {
  return pen.view === 'side' ? group({ transform: `translate(${num(width)} 0) scale(-1 1)` }, art) : art
}

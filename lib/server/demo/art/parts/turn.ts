import { mix } from '@/lib/server/demo/art/parts/color'
import type { Pen, Product } from '@/lib/server/demo/art/parts/pen'
import { d, group, num, path, stroke } from '@/lib/server/demo/art/parts/svg'

const cos = 0.857
const sin = 0.515
const tilt = 0.17

/**
 * A box-shaped product seen from the front right and a little above: the front is projected, sides are built from
 * its depth. Gives a product in its own new units; products without `turn` come back as they are.
 */
export function turnProduct(pen: Pen, product: Product): Product {
  if (!product.turn) return product
  const { width: w, height: h, turn } = product
  const radius = turn.radius ?? 6
  const depth = turn.depth
  const lift = depth * cos * tilt
  const at = (x: number, y: number, z: number) =>
    [x * cos + z * sin, y + x * sin * tilt - z * cos * tilt + lift] as const
  const base = turn.color ?? pen.tone.base
  const faces = [
    face(at, w - radius, 0, w, radius, depth, radius, base),
    quad(
      at,
      [radius, 0],
      [w - radius, 0],
      depth,
      pen.sheet.linear('right', [0, mix(base, '#ffffff', 0.55)], [1, mix(base, '#ffffff', 0.22)]),
    ),
    quad(
      at,
      [w, radius],
      [w, h - radius * 0.4],
      depth,
      pen.sheet.linear('right', [0, mix(base, '#0b121a', 0.22)], [1, mix(base, '#0b121a', 0.36)]),
    ),
  ]
  const [, slide] = at(w, 0, 0)
  const side = `matrix(${num(sin)} ${num(-cos * tilt)} 0 1 ${num(w * cos)} ${num(slide)})`
  const front = `matrix(${num(cos)} ${num(sin * tilt)} 0 1 0 ${num(lift)})`
  const [x1, y1] = at(0, h, 0)
  const [x2, y2] = at(w, h, 0)
  const [x3, y3] = at(w, h, depth)
  const ground = d`M${x1} ${y1}L${x2} ${y2}L${x3} ${y3}L${x3 - w * cos} ${y3 - w * sin * tilt}z`
  const shadow =
    product.stance === 'hang'
      ? ''
      : [30, 18, 8]
          .map((width) =>
            path(ground, '#10161d', {
              stroke: '#10161d',
              strokeWidth: width,
              strokeLinejoin: 'round',
              opacity: 0.1,
            }),
          )
          .join('')
  const [nearX, nearTop] = at(w, radius, 0)
  return {
    ...product,
    width: w * cos + depth * sin,
    height: h + w * sin * tilt + lift,
    art:
      shadow +
      faces.join('') +
      (turn.art ? group({ transform: side }, turn.art) : '') +
      group({ transform: front }, product.art) +
      stroke(d`M${nearX} ${nearTop}V${y2 - radius}`, '#ffffff', 1.2, { strokeOpacity: 0.3 }),
    foot: 0,
  }
}

type Project = (x: number, y: number, z: number) => readonly [number, number]

function quad(
  at: Project,
  from: readonly [number, number],
  to: readonly [number, number],
  depth: number,
  fill: string,
): string {
  const [ax, ay] = at(from[0], from[1], 0)
  const [bx, by] = at(to[0], to[1], 0)
  const [cx, cy] = at(to[0], to[1], depth)
  const [dx, dy] = at(from[0], from[1], depth)
  return path(d`M${ax} ${ay}L${bx} ${by}L${cx} ${cy}L${dx} ${dy}z`, fill, { stroke: fill, strokeWidth: 0.8 })
}

/** The rounded edge between top and right side, in strips from light to shade. */
function face(
  at: Project,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  depth: number,
  radius: number,
  base: string,
): string {
  const strips = 4
  let all = ''
  for (let index = 0; index < strips; index++) {
    const point = (step: number): readonly [number, number] => {
      const angle = (step / strips) * (Math.PI / 2)
      return [x1 + Math.sin(angle) * (x2 - x1), y1 + radius - Math.cos(angle) * (y2 - y1)]
    }
    const light = 0.22 - (index + 0.5) * 0.11
    const fill = light > 0 ? mix(base, '#ffffff', light) : mix(base, '#0b121a', -light)
    all += quad(at, point(index), point(index + 1), depth, fill)
  }
  return all
}

/** Side wall of a cabinet: where the door ends and the body begins. */
export function doorSeam(pen: Pen, door: number, depth: number, height: number): string {
  return (
    path(
      d`M${door} 2h${depth - door}v${height - 6}h${-(depth - door)}z`,
      pen.sheet.linear('right', [0, '#000000', 0.1], [1, '#000000', 0.2]),
    ) +
    stroke(d`M${door} 3V${height - 4}`, '#000000', 2, { strokeOpacity: 0.4 }) +
    stroke(d`M${door + 2} 3V${height - 4}`, '#ffffff', 0.8, { strokeOpacity: 0.25 })
  )
}

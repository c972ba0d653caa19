import type { GoodsClass } from '../../types'
import { circle, group, path, rect, svg } from '../parts/svg'

const ink = '#3b3f45'
const tint = '#ffdcd6'
const accent = '#e1251b'

const r = (x: number, y: number, w: number, h: number, rx: number, fill = 'none') =>
  rect(x, y, w, h, fill, { rx })
const c = (cx: number, cy: number, radius: number, fill = 'none') => circle(cx, cy, radius, fill)
const p = (data: string, fill = 'none') => path(data, fill)
const hint = (...children: string[]) => group({ stroke: accent }, ...children)

const drawings: Record<GoodsClass, string> = {
  fridge:
    r(12, 5, 24, 36, 3, tint) +
    p('M12 25h24M24 5v20M15 41v3M33 41v3') +
    hint(p('M20.5 13v6M27.5 13v6M20 31h8')),
  washer:
    r(9, 6, 30, 36, 3.5) +
    c(24, 27, 10, tint) +
    p('M9 14h30M34 10h0') +
    hint(p('M18 28q3-3 6 0t6 0M14 10h5')),
  aircon:
    r(5, 9, 38, 15, 4, tint) + p('M10 19h28') + hint(p('M14 30q-3 4 0 8M24 30q-3 4 0 8M34 30q-3 4 0 8')),
  tv: r(5, 9, 38, 25, 3, tint) + p('M17 40h14M24 34v6') + hint(p('M11 28l7-7 5 5 4-4 8 7')),
  heater:
    r(6, 10, 36, 21, 9, tint) +
    p('M17 31v7M31 31v7') +
    c(33, 20.5, 2.5) +
    hint(p('M13 17v7M18 17v7M23 17v7')),
  hood: p('M19 6h10v10l12 9v5H7v-5l12-9z', tint) + p('M7 25h34') + hint(p('M15 35v6M24 35v6M33 35v6')),
  phone: r(14, 4, 20, 40, 4.5, tint) + p('M21 9h6') + hint(p('M21 38h6')),
  tablet: r(8, 6, 28, 36, 4, tint) + p('M19 37h6') + hint(p('M41 12v20l-1.5 4-1.5-4V12z')),
  watch:
    p('M17 13l1.5-8h11L31 13M17 35l1.5 8h11l1.5-8') + r(12, 12, 24, 24, 7, tint) + hint(p('M24 18v6l4 3')),
  computer: r(9, 9, 30, 21, 3, tint) + p('M5 37h38l-3-7H8z') + hint(p('M20 34h8')),
  home: c(24, 24, 18, tint) + c(24, 18, 5) + p('M10 33q14 7 28 0') + hint(p('M21 29h6')),
  kitchen:
    p('M8 20h32v14q0 6-6 6H14q-6 0-6-6z', tint) +
    p('M8 20q2-9 16-9t16 9M22 7h4v4') +
    r(17, 25, 14, 9, 2) +
    hint(p('M21 29.5h6')),
}

/** A small two-tone category icon, 48 × 48. */
export function drawIcon(kind: GoodsClass): string {
  return svg(
    48,
    48,
    group(
      { fill: 'none', stroke: ink, strokeWidth: 1.8, strokeLinecap: 'round', strokeLinejoin: 'round' },
      drawings[kind],
    ),
  )
}

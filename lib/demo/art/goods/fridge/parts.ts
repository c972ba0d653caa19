import { chrome, glass, gloss, led, slab } from '../../parts/material'
import type { Pen } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { d, path, rect, stroke } from '../../parts/svg'

/** A door or drawer of a cabinet. */
export interface Leaf {
  x: number
  y: number
  w: number
  h: number
  /** The edge with the handle. */
  grip: 'left' | 'right' | 'top' | 'none'
}

/** A cabinet with doors and drawers; display on the first leaf, energy label on the last door that is tall enough. */
export function cabinet(pen: Pen, w: number, h: number, leaves: readonly Leaf[]): string {
  const { sheet, tone } = pen
  const bar = vary(pen.seed, 1, [false, false, true])
  const glossy = vary(pen.seed, 2, [true, true, false])
  const hinge = (x: number) => rect(x, -5, 26, 6, tone.dark, { rx: 2 })
  const parts = leaves.map(
    (leaf) =>
      slab(pen, leaf.x, leaf.y, leaf.w, leaf.h, 4) +
      (glossy ? gloss(sheet, leaf.x + 3, leaf.y + 3, leaf.w - 6, leaf.h - 6, tone.isDark ? 0.16 : 0.3) : ''),
  )
  return (
    hinge(8) +
    hinge(w - 34) +
    rect(0, 0, w, h - 8, tone.isDark ? '#0a0c0f' : tone.dark, { rx: 5 }) +
    rect(6, h - 12, w - 12, 10, '#2a2f36') +
    rect(14, h - 4, 20, 4, '#15181c', { rx: 1 }) +
    rect(w - 34, h - 4, 20, 4, '#15181c', { rx: 1 }) +
    parts.join('') +
    leaves.map((leaf) => grip(pen, leaf, bar)).join('')
  )
}

function grip(pen: Pen, { x, y, w, h, grip: edge }: Leaf, bar: boolean): string {
  const { sheet } = pen
  if (edge === 'none') return ''
  if (edge === 'top')
    return (
      rect(x + 3, y + 1, w - 6, 9, sheet.linear('down', [0, '#000000', 0.55], [1, '#000000', 0.05])) +
      stroke(d`M${x + 4} ${y + 11}H${x + w - 4}`, '#ffffff', 1, { strokeOpacity: 0.45 })
    )
  if (!bar) {
    const left = edge === 'left' ? x : x + w - 9
    const stops = edge === 'left' ? ([0.55, 0.04] as const) : ([0.04, 0.55] as const)
    return rect(
      left,
      y + 3,
      9,
      h - 6,
      sheet.linear('right', [0, '#000000', stops[0]], [1, '#000000', stops[1]]),
    )
  }
  const left = edge === 'left' ? x + 12 : x + w - 20
  const length = Math.min(h * 0.62, 240)
  const top = y + (h - length) / 2
  return (
    rect(left + 4, top + 5, 8, length, '#000000', { rx: 4, fillOpacity: 0.2 }) +
    rect(left + 1, top + 8, 6, 10, '#7d858d') +
    rect(left + 1, top + length - 18, 6, 10, '#7d858d') +
    rect(left, top, 8, length, chrome(sheet), { rx: 4, stroke: '#7d858d', strokeWidth: 0.6 })
  )
}

/** Both temperatures on a small display around x. */
export function display(pen: Pen, cx: number, y: number): string {
  const wide = vary(pen.seed, 3, [true, false])
  const width = wide ? 74 : 34
  const height = wide ? 22 : 62
  const left = cx - width / 2
  const digits = wide
    ? led(cx - 18, y + 15, '4°', 12) +
      led(cx + 18, y + 15, '-18°', 12) +
      rect(cx - 0.4, y + 6, 0.8, 10, '#8fb7cc')
    : led(cx, y + 20, '4°', 13) +
      led(cx, y + 41, '-18°', 11) +
      path(d`M${cx - 4} ${y + 52}h8`, 'none', { stroke: '#5fd0ff', strokeWidth: 2 })
  return (
    rect(left, y, width, height, glass(pen.sheet), {
      rx: 4,
      stroke: pen.tone.rim,
      strokeOpacity: 0.4,
      strokeWidth: 0.6,
    }) + digits
  )
}

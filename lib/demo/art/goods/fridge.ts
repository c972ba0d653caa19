import { badge, chrome, energyLabel, glass, gloss, led, slab, ink } from '../parts/material'
import type { Draw, Pen } from '../parts/pen'
import { vary } from '../parts/pen'
import { d, path, rect, stroke } from '../parts/svg'
import { doorSeam } from '../parts/turn'

interface Leaf {
  x: number
  y: number
  w: number
  h: number
  /** The edge with the handle. */
  grip: 'left' | 'right' | 'top' | 'none'
}

/** A cabinet with doors and drawers; display on the first leaf, energy label on the last door that is tall enough. */
function cabinet(pen: Pen, w: number, h: number, leaves: readonly Leaf[]): string {
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

function display(pen: Pen, cx: number, y: number): string {
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

const french: Draw = (pen) => {
  const w = 284
  const h = 604
  const half = (w - 9) / 2
  const leaves: Leaf[] = [
    { x: 3, y: 3, w: half, h: 338, grip: 'right' },
    { x: 6 + half, y: 3, w: half, h: 338, grip: 'left' },
    { x: 3, y: 345, w: w - 6, h: 122, grip: 'top' },
    { x: 3, y: 471, w: w - 6, h: 120, grip: 'top' },
  ]
  const art =
    cabinet(pen, w, h, leaves) +
    display(pen, 3 + half / 2, 112) +
    badge(3 + half / 2, 28, 15, ink(pen), pen.seed) +
    energyLabel(w - 34, 12, 23)
  return {
    width: w,
    height: h,
    art,
    focus: [28, 62, 210],
    stance: 'stand',
    scene: 'kitchen',
    turn: { depth: 232, art: doorSeam(pen, 26, 232, h) },
  }
}

const side: Draw = (pen) => {
  const w = 310
  const h = 604
  const left = vary(pen.seed, 4, [0.5, 0.44, 0.5]) * w
  const leaves: Leaf[] = [
    { x: 3, y: 3, w: left - 5, h: h - 16, grip: 'right' },
    { x: left + 2, y: 3, w: w - left - 5, h: h - 16, grip: 'left' },
  ]
  const bar = vary(pen.seed, 5, [true, false, false])
  const cx = left / 2
  const dispenser = bar
    ? rect(cx - 37, 210, 74, 104, glass(pen.sheet), { rx: 6, stroke: pen.tone.rim, strokeOpacity: 0.5 }) +
      rect(cx - 29, 246, 58, 60, '#07090b', { rx: 5 }) +
      path(d`M${cx - 8} 246h16l-4 14h-8z`, '#5d666f') +
      rect(cx - 24, 298, 48, 4, '#49525b', { rx: 2 }) +
      led(cx, 233, '4°   -18°', 13)
    : display(pen, cx, 150)
  const art =
    cabinet(pen, w, h, leaves) +
    dispenser +
    badge(cx, 30, 15, ink(pen), pen.seed) +
    energyLabel(w - 34, 12, 23)
  return {
    width: w,
    height: h,
    art,
    focus: [cx - 60, bar ? 170 : 100, 200],
    stance: 'stand',
    scene: 'kitchen',
    turn: { depth: 218, art: doorSeam(pen, 26, 218, h) },
  }
}

const three: Draw = (pen) => {
  const w = 220
  const h = 604
  const leaves: Leaf[] = [
    { x: 3, y: 3, w: w - 6, h: 256, grip: 'left' },
    { x: 3, y: 263, w: w - 6, h: 128, grip: 'top' },
    { x: 3, y: 395, w: w - 6, h: 196, grip: 'top' },
  ]
  const art =
    cabinet(pen, w, h, leaves) +
    display(pen, w / 2, 76) +
    badge(w / 2, 28, 15, ink(pen), pen.seed) +
    energyLabel(w - 34, 12, 23)
  return {
    width: w,
    height: h,
    art,
    focus: [16, 40, 190],
    stance: 'stand',
    scene: 'kitchen',
    turn: { depth: 214, art: doorSeam(pen, 24, 214, h) },
  }
}

const mini: Draw = (pen) => {
  const w = 350
  const h = 590
  const { sheet, tone } = pen
  const freezer = vary(pen.seed, 6, [true, false])
  const leaves: Leaf[] = freezer
    ? [
        { x: 4, y: 4, w: w - 8, h: 168, grip: 'none' },
        { x: 4, y: 178, w: w - 8, h: 396, grip: 'none' },
      ]
    : [{ x: 4, y: 4, w: w - 8, h: 570, grip: 'none' }]
  const bars = leaves.map(({ x, y, h: leafHeight }) => {
    const length = Math.min(110, leafHeight * 0.55)
    const top = y + (leafHeight > 300 ? 34 : (leafHeight - length) / 2)
    return (
      rect(x + 20, top + 6, 12, length, '#000000', { rx: 6, fillOpacity: 0.18 }) +
      rect(x + 16, top, 12, length, chrome(sheet), { rx: 6, stroke: '#8b939b', strokeWidth: 0.7 })
    )
  })
  const top = freezer ? 40 : 46
  const art =
    cabinet(pen, w, h, leaves) +
    bars.join('') +
    badge(w / 2, top, 24, ink(pen), pen.seed) +
    energyLabel(w - 52, 16, 34) +
    rect(w - 8, 60, 4, 420, tone.rim, { fillOpacity: 0.15 })
  return {
    width: w,
    height: h,
    art,
    focus: [-6, freezer ? 60 : -6, 300],
    stance: 'stand',
    scene: 'kitchen',
    share: 0.64,
    turn: { depth: 300, radius: 10, art: doorSeam(pen, 40, 300, h) },
  }
}

/** Refrigerators: 法式四门, 对开门, 三门, 单门. */
export const fridge = { french, side, three, mini }

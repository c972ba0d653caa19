import { badge, chrome, energyLabel, ink } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { rect } from '../../parts/svg'
import { doorSeam } from '../../parts/turn'
import { cabinet, display } from './parts'
import type { Leaf } from './parts'

/** 三门: a door above two drawers. */
export const three: Draw = (pen) => {
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

/** 单门: a low fridge with one door. */
export const mini: Draw = (pen) => {
  const w = 350
  const h = 590
  const { sheet, tone } = pen
  const leaves: Leaf[] = [{ x: 4, y: 4, w: w - 8, h: 570, grip: 'none' }]
  const bars = leaves.map(({ x, y, h: leafHeight }) => {
    const length = Math.min(110, leafHeight * 0.55)
    const top = y + (leafHeight > 300 ? 34 : (leafHeight - length) / 2)
    return (
      rect(x + 20, top + 6, 12, length, '#000000', { rx: 6, fillOpacity: 0.18 }) +
      rect(x + 16, top, 12, length, chrome(sheet), { rx: 6, stroke: '#8b939b', strokeWidth: 0.7 })
    )
  })
  const art =
    cabinet(pen, w, h, leaves) +
    bars.join('') +
    badge(w / 2, 46, 24, ink(pen), pen.seed) +
    energyLabel(w - 52, 16, 34) +
    rect(w - 8, 60, 4, 420, tone.rim, { fillOpacity: 0.15 })
  return {
    width: w,
    height: h,
    art,
    focus: [-6, -6, 300],
    stance: 'stand',
    scene: 'kitchen',
    share: 0.64,
    turn: { depth: 300, radius: 10, art: doorSeam(pen, 40, 300, h) },
  }
}

/** 双门: a tall two-door fridge with the freezer on top. */
export const double: Draw = (pen) => {
  const w = 232
  const h = 604
  const leaves: Leaf[] = [
    { x: 3, y: 3, w: w - 6, h: 196, grip: 'left' },
    { x: 3, y: 203, w: w - 6, h: 388, grip: 'left' },
  ]
  return {
    width: w,
    height: h,
    art: cabinet(pen, w, h, leaves) + badge(w / 2, 32, 16, ink(pen), pen.seed) + energyLabel(w - 38, 14, 26),
    focus: [-6, 110, 190],
    stance: 'stand',
    scene: 'kitchen',
    share: 0.86,
    turn: { depth: 214, art: doorSeam(pen, 24, 214, h) },
  }
}

import { badge, energyLabel, glass, led, ink } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { path, rect, d } from '../../parts/svg'
import { doorSeam } from '../../parts/turn'
import { cabinet, display } from './parts'
import type { Leaf } from './parts'

/** 对开门; with a dispenser for ice and water in its left door, or without. */
const sideBySide =
  (bar: boolean): Draw =>
  (pen) => {
    const w = 310
    const h = 604
    const left = vary(pen.seed, 4, [0.5, 0.44, 0.5]) * w
    const leaves: Leaf[] = [
      { x: 3, y: 3, w: left - 5, h: h - 16, grip: 'right' },
      { x: left + 2, y: 3, w: w - left - 5, h: h - 16, grip: 'left' },
    ]
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

export const side = sideBySide(false)
export const sideBar = sideBySide(true)

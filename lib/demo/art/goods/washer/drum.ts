import { badge, chrome, energyLabel, glass, led, panel, slab, ink } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { rect, stroke, translate } from '../../parts/svg'
import { doorSeam } from '../../parts/turn'
import { frontLoader, minutes, porthole } from './front'

/** 滚筒 and 洗烘一体: a front loader. */
export const drum: Draw = (pen) => ({
  width: 424,
  height: 600,
  art: frontLoader(pen) + minutes(pen, '0:58'),
  focus: [148, 8, 268],
  stance: 'stand',
  scene: 'laundry',
  turn: { depth: 396, radius: 9, art: doorSeam(pen, 22, 396, 594) },
})

/** 洗烘套装: dryer on top of washer. */
export const set: Draw = (pen) => {
  const machine = pen.sheet.stamp(frontLoader(pen))
  const scale = 0.53
  return {
    width: 225,
    height: 628,
    art:
      translate(0, 310, scale, machine, minutes(pen, '0:58')) +
      translate(0, 0, scale, machine, minutes(pen, '1:20')) +
      rect(-2, 308, 229, 12, chrome(pen.sheet), { rx: 3, stroke: '#8b939b', strokeWidth: 0.6 }),
    focus: [6, 214, 210],
    stance: 'stand',
    scene: 'laundry',
    turn: { depth: 210, radius: 4, art: doorSeam(pen, 12, 210, 622) },
  }
}

/** 双滚筒: a small drum for baby clothes above the large one, in one tall body. */
export const double: Draw = (pen) => {
  const { sheet, tone } = pen
  const w = 330
  const h = 604
  return {
    width: w,
    height: h,
    art:
      rect(20, h - 10, 36, 10, '#22272d', { rx: 3 }) +
      rect(w - 56, h - 10, 36, 10, '#22272d', { rx: 3 }) +
      slab(pen, 0, 0, w, h - 6, 9) +
      rect(10, 12, w - 20, 44, glass(sheet), { rx: 8 }) +
      led(58, 42, '0:30', 22) +
      led(118, 40, '上筒 贴身衣物', 12, '#7fd6ff', 'start') +
      porthole(pen, w / 2, 150, 84) +
      stroke(`M6 250H${w - 6}`, tone.edge, 1.4) +
      rect(10, 262, w - 20, 40, glass(sheet), { rx: 8 }) +
      led(58, 289, '0:58', 22) +
      led(118, 287, '下筒 大件洗烘', 12, '#7fd6ff', 'start') +
      porthole(pen, w / 2, 446, 134) +
      badge(w - 30, 86, 14, ink(pen), pen.seed) +
      energyLabel(14, 72, 30),
    focus: [60, 60, 210],
    stance: 'stand',
    scene: 'laundry',
    turn: { depth: 300, radius: 9, art: doorSeam(pen, 20, 300, h - 8) },
  }
}

/** 塔式洗烘: two drums in one body, with a touch screen between them. */
export const tower: Draw = (pen) => {
  const { sheet, tone } = pen
  const w = 270
  const h = 628
  const door = sheet.stamp(porthole(pen, 0, 0, 108))
  return {
    width: w,
    height: h,
    art:
      rect(16, h - 10, 30, 10, '#22272d', { rx: 3 }) +
      rect(w - 46, h - 10, 30, 10, '#22272d', { rx: 3 }) +
      slab(pen, 0, 0, w, h - 6, 10) +
      translate(w / 2, 138, 1, door) +
      rect(8, 268, w - 16, 82, glass(sheet), { rx: 12, stroke: tone.rim, strokeOpacity: 0.5 }) +
      led(72, 320, '1:20', 30) +
      led(72, 338, '烘干', 11, '#ffb26b') +
      led(w - 72, 320, '0:58', 30) +
      led(w - 72, 338, '洗涤', 11, '#7fd6ff') +
      rect(w / 2 - 0.8, 284, 1.6, 50, '#59646f') +
      translate(w / 2, 478, 1, door) +
      badge(w / 2, 18, 13, ink(pen), pen.seed) +
      energyLabel(w - 40, 14, 26),
    focus: [20, 240, 230],
    stance: 'stand',
    scene: 'laundry',
    turn: { depth: 250, radius: 10, art: doorSeam(pen, 14, 250, h - 8) },
  }
}

/** 壁挂: a small drum in a soft square on the wall. */
export const hung: Draw = (pen) => {
  const { sheet, tone } = pen
  const w = 500
  const h = 540
  return {
    width: w,
    height: h,
    art:
      rect(0, 0, w, h, panel(sheet, tone), { rx: 86, stroke: tone.edge }) +
      rect(10, 10, w - 20, h - 20, 'none', { rx: 78, stroke: tone.rim, strokeOpacity: 0.7, strokeWidth: 3 }) +
      porthole(pen, w / 2, 240, 186) +
      rect(w / 2 - 120, 450, 240, 58, glass(sheet), { rx: 29 }) +
      led(w / 2 - 60, 488, '0:36', 28) +
      led(w / 2 + 12, 486, '婴儿煮洗', 16, '#7fd6ff', 'start') +
      badge(96, 478, 22, ink(pen), pen.seed) +
      rect(w - 118, 472, 44, 10, chrome(sheet), { rx: 5 }),
    focus: [w / 2 - 130, 300, 230],
    stance: 'hang',
    scene: 'bath',
    share: 0.8,
    turn: { depth: 250, radius: 86 },
  }
}

import { badge, chrome, cylinder, energyLabel, led, panel, slab, steel, ink } from '../../parts/material'
import type { Draw, Pen, Product } from '../../parts/pen'
import { contactShadow } from '../../parts/shadow'
import { circle, d, ellipse, path, rect, stroke, translate } from '../../parts/svg'
import { breeze, outdoor } from './parts'

/** The flat unit that disappears in the ceiling, `w` × 150: outlet, control box, pipes. */
function ceilingUnit(pen: Pen, w: number): string {
  const { sheet, tone } = pen
  return (
    rect(34, -14, 12, 18, '#7d868f') +
    rect(w - 46, -14, 12, 18, '#7d868f') +
    slab(pen, 0, 0, w, 150, 6, tone.isDark ? panel(sheet, tone) : steel(sheet, 'down')) +
    rect(30, 34, w - 160, 84, '#14181d', { rx: 4, stroke: '#8d969f', strokeWidth: 3 }) +
    [52, 70, 88, 104]
      .map((y) => stroke(d`M38 ${y}H${w - 138}`, '#6b7682', 4, { strokeOpacity: 0.85 }))
      .join('') +
    rect(w - 112, 22, 92, 106, panel(sheet, tone), { rx: 4, stroke: tone.edge }) +
    badge(w - 66, 44, 18, ink(pen), pen.seed) +
    energyLabel(w - 84, 62, 36) +
    rect(w - 2, 40, 20, 12, '#b87333', { rx: 3 }) +
    rect(w - 2, 70, 20, 18, '#2d343b', { rx: 3 })
  )
}

/** A round thermostat on its plate, 118 × 118. */
const thermostat = ({ sheet, tone }: Pen) =>
  rect(0, 0, 118, 118, panel(sheet, tone), { rx: 16, stroke: tone.edge }) +
  circle(59, 54, 40, '#12161b') +
  circle(59, 54, 40, 'none', {
    stroke: '#4ec3ff',
    strokeWidth: 4,
    strokeDasharray: '160 92',
    strokeLinecap: 'round',
  }) +
  led(59, 64, '26°', 30) +
  rect(44, 102, 30, 4, tone.dark, { rx: 2, fillOpacity: 0.5 })

/** The unit alone, as it hangs. */
const hanging = (pen: Pen, w: number): Product => ({
  width: w,
  height: 150,
  art: (pen.view === 'scene' ? breeze(pen, 40, 118, w - 180, 240) : '') + ceilingUnit(pen, w),
  focus: [w - 220, 0, 180],
  stance: 'hang',
  scene: 'livingWall',
  turn: { depth: 330, color: pen.tone.isDark ? pen.tone.base : '#c3c8ce', radius: 4 },
})

const isAlone = ({ view }: Pen) => view === 'side' || view === 'size' || view === 'scene'

/** One ceiling unit for a large room with its outdoor unit and thermostat. */
export const duct: Draw = (pen) =>
  isAlone(pen)
    ? hanging(pen, 640)
    : {
        width: 658,
        height: 520,
        art:
          ceilingUnit(pen, 640) +
          contactShadow(pen.sheet, 270, 518, 420) +
          translate(60, 236, 1.32, outdoor(pen, 1)) +
          translate(520, 330, 1.06, thermostat(pen)),
        focus: [440, 290, 220],
        stance: 'stand',
        scene: 'livingWall',
        foot: 0,
        drawn: [0, -14, 658, 534],
      }

/** A short ceiling unit for a bedroom with its thermostat. */
export const ductSlim: Draw = (pen) =>
  isAlone(pen)
    ? hanging(pen, 470)
    : {
        width: 488,
        height: 330,
        art:
          breeze(pen, 40, 118, 290, 170) + ceilingUnit(pen, 470) + translate(344, 206, 1.05, thermostat(pen)),
        focus: [320, 180, 170],
        stance: 'hang',
        scene: 'livingWall',
        drawn: [0, -14, 488, 344],
        cast: [[0, 0, 470, 150, 6]],
      }

/** One outdoor unit with two fans and four ceiling units. */
export const multi: Draw = (pen) => {
  if (isAlone(pen)) return hanging(pen, 640)
  const unit = pen.sheet.stamp(ceilingUnit(pen, 480))
  return {
    width: 640,
    height: 540,
    art:
      contactShadow(pen.sheet, 190, 456, 380) +
      translate(0, 24, 1.18, outdoor(pen, 2)) +
      [0, 1, 2, 3].map((index) => translate(404, 10 + index * 112, 0.48, unit)).join('') +
      translate(470, 446, 0.66, thermostat(pen)),
    focus: [380, 0, 220],
    stance: 'stand',
    scene: 'livingWall',
    foot: 0,
    drawn: [0, 3, 640, 535],
  }
}

/** A water system: heat pump, buffer tank with pipes and the room panel. */
export const hydro: Draw = (pen) => {
  const { sheet, tone } = pen
  const pipe = (x: number, y: number, length: number, color: string) =>
    rect(x, y, length, 14, color, { rx: 7 }) +
    rect(x, y + 2, length, 4, '#ffffff', { rx: 2, fillOpacity: 0.5 })
  const tank =
    rect(24, 470, 20, 26, '#2b3138') +
    rect(156, 470, 20, 26, '#2b3138') +
    rect(0, 0, 200, 480, cylinder(sheet, tone), { rx: 60, stroke: tone.edge }) +
    ellipse(100, 28, 60, 14, tone.bright, { fillOpacity: 0.6 }) +
    stroke('M2 90H198M2 400H198', tone.edge, 1.4, { strokeOpacity: 0.6 }) +
    circle(100, 170, 40, chrome(sheet)) +
    circle(100, 170, 34, '#ffffff') +
    stroke('M100 170L118 150', '#d8432f', 4) +
    badge(100, 300, 30, ink(pen), pen.seed)
  const screen =
    rect(0, 0, 150, 190, '#12161b', { rx: 16, stroke: '#59626c' }) +
    led(75, 62, '24°', 44) +
    led(75, 96, '恒温 恒湿 恒氧', 16, '#7de0b0') +
    led(75, 122, '恒净 恒静', 16, '#7fd6ff') +
    [40, 75, 110].map((x) => circle(x, 158, 11, 'none', { stroke: '#9fb2c0', strokeWidth: 1.6 })).join('')
  return {
    width: 680,
    height: 500,
    art:
      pipe(296, 250, 90, '#d8432f') +
      pipe(296, 310, 90, '#2f7fd8') +
      translate(0, 134, 1, outdoor(pen, 2)) +
      translate(330, 0, 1, tank) +
      pipe(524, 400, 130, '#d8432f') +
      pipe(524, 430, 130, '#2f7fd8') +
      path('M640 408h14v80h-14zM668 438h0z', '#d8432f') +
      translate(548, 60, 0.88, screen),
    focus: [330, 60, 240],
    stance: 'stand',
    scene: 'laundry',
    foot: 560,
    drawn: [0, 0, 680, 502],
  }
}

import { badge, cylinder, dots, glass, led, panel } from '../../parts/material'
import type { Draw, Pen } from '../../parts/pen'
import { circle, ellipse, group, path, rect, stroke } from '../../parts/svg'

const foot = ({ sheet, tone }: Pen, cx: number, rx: number) =>
  ellipse(cx, 586, rx, 16, tone.dark) +
  ellipse(cx, 577, rx, 16, sheet.linear('fall', [0, tone.bright], [1, tone.shade]), { stroke: tone.edge })

/** An air circulator on a pole: blades behind a round grille. */
export const fan: Draw = (pen) => {
  const { sheet, tone } = pen
  const cy = 190
  const blade = (angle: number) =>
    group(
      { transform: `rotate(${angle} 200 ${cy})` },
      path(
        `M200 ${cy}C150 ${cy - 60} 178 ${cy - 156} 236 ${cy - 148}C268 ${cy - 128} 250 ${cy - 50} 200 ${cy}z`,
        sheet.linear('fall', [0, tone.light], [1, tone.dark]),
        { stroke: tone.edge },
      ),
    )
  let wires = ''
  for (let index = 0; index < 36; index++)
    wires += `M200 ${cy}l${(Math.cos((index * Math.PI) / 18) * 180).toFixed(0)} ${(Math.sin((index * Math.PI) / 18) * 180).toFixed(0)}`
  const head =
    circle(200, cy, 186, tone.isDark ? '#59626c' : '#8d98a3', { fillOpacity: 0.28 }) +
    [0, 72, 144, 216, 288].map(blade).join('') +
    stroke(wires, tone.isDark ? tone.rim : tone.dark, 1.2, { strokeOpacity: 0.55 }) +
    [66, 124].map((r) => circle(200, cy, r, 'none', { stroke: tone.edge, strokeOpacity: 0.7 })).join('') +
    circle(200, cy, 184, 'none', {
      stroke: sheet.linear('fall', [0, tone.bright], [1, tone.shade]),
      strokeWidth: 11,
    }) +
    circle(200, cy, 189, 'none', { stroke: tone.edge }) +
    circle(200, cy, 38, sheet.linear('fall', [0, tone.bright], [1, tone.shade]), { stroke: tone.edge }) +
    badge(200, cy, 24, tone.isDark ? '#d5dbe1' : tone.dark, pen.seed)
  const pole =
    rect(189, 372, 22, 210, sheet.linear('right', [0, tone.shade], [0.3, tone.bright], [1, tone.dark])) +
    rect(172, 420, 56, 86, panel(sheet, tone), { rx: 16, stroke: tone.edge }) +
    circle(200, 446, 13, glass(sheet)) +
    led(200, 450, '3', 12) +
    rect(190, 472, 20, 4, tone.dark, { rx: 2 }) +
    rect(190, 484, 20, 4, tone.dark, { rx: 2 })
  const turned =
    pen.view === 'side' ? group({ transform: 'translate(36 10) matrix(.82 .06 0 1 0 0)' }, head) : head
  return {
    width: 400,
    height: 602,
    art: foot(pen, 200, 118) + pole + turned,
    focus: [90, 80, 220],
    stance: 'stand',
    scene: 'livingFloor',
    foot: 230,
  }
}

/** A bladeless tower fan: an open loop above a filter body. */
export const bladeless: Draw = (pen) => {
  const { sheet, tone } = pen
  const shade = sheet.linear(
    'right',
    [0, '#10161d', 0.5],
    [0.22, '#10161d', 0.1],
    [0.8, '#10161d', 0],
    [1, '#ffffff', 0.4],
  )
  const loop = 'M22 110Q22 4 110 4T198 110V360H22zM50 120V340H170V120Q170 34 110 34T50 120z'
  const head =
    path(loop, cylinder(sheet, tone), { stroke: tone.edge, fillRule: 'evenodd' }) +
    path('M50 120Q50 34 110 34T170 120V340H158V124Q158 48 110 48T62 124V340H50z', shade) +
    stroke('M40 330V112Q40 20 110 20', '#ffffff', 3, { strokeOpacity: tone.isDark ? 0.25 : 0.8 })
  const body =
    path('M14 350H206L214 566Q214 578 204 578H16Q6 578 6 566z', cylinder(sheet, tone), {
      stroke: tone.edge,
    }) +
    path('M22 338H198L206 356H14z', tone.shade, { stroke: tone.edge, strokeOpacity: 0.6 }) +
    dots(30, 452, 15, 9, 11.6, 2.6, tone.isDark ? '#05070a' : tone.dark) +
    circle(110, 400, 30, glass(sheet), { stroke: tone.rim, strokeOpacity: 0.5 }) +
    led(110, 406, '24°', 18) +
    circle(110, 400, 25, 'none', { stroke: '#34d17f', strokeWidth: 3, strokeDasharray: '110 48' })
  const turned =
    pen.view === 'side' ? group({ transform: 'translate(20 4) matrix(.82 .04 0 1 0 0)' }, head) : head
  return {
    width: 220,
    height: 602,
    art: foot(pen, 110, 108) + turned + body,
    focus: [0, 330, 220],
    stance: 'stand',
    scene: 'livingFloor',
    foot: 210,
  }
}

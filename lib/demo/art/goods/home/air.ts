import { badge, cylinder, dots, glass, led, panel, ink } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { circle, d, ellipse, group, path, rect, stroke } from '../../parts/svg'

export const purifier: Draw = (pen) => {
  const { sheet, tone } = pen
  const shift = pen.view === 'side' ? 50 : 0
  const tower = vary(pen.seed, 3, [true, false])
  const w = tower ? 330 : 370
  const h = 600
  const columns = Math.round(w * 0.055)
  const step = (w * 0.76) / (columns - 1)
  const art =
    rect(2, 40, w - 4, h - 44, cylinder(sheet, tone), { rx: tower ? 54 : 30, stroke: tone.edge }) +
    ellipse(w / 2, 50, w / 2 - 3, 42, sheet.linear('down', [0, tone.bright], [1, tone.base]), {
      stroke: tone.edge,
      strokeOpacity: 0.7,
    }) +
    ellipse(w / 2, 48, w / 2 - 34, 30, '#1d2329') +
    [8, 38, 68, 98]
      .map((inset) =>
        ellipse(w / 2, 48, Math.max(6, w / 2 - 44 - inset), Math.max(2, 26 - inset * 0.24), 'none', {
          stroke: '#59646f',
          strokeWidth: 2.4,
        }),
      )
      .join('') +
    dots(w * 0.12, 336, columns, Math.floor((h - 384) / step), step, 3.1, tone.dark) +
    rect(2, 318, w - 4, 1.4, tone.edge, { fillOpacity: 0.5 }) +
    circle(w / 2 + shift, 210, 62, tone.shade) +
    circle(w / 2 + shift, 210, 59, glass(sheet)) +
    circle(w / 2 + shift, 210, 50, 'none', {
      stroke: '#34d17f',
      strokeWidth: 5,
      strokeDasharray: '240 80',
      strokeLinecap: 'round',
      transform: `rotate(120 ${w / 2 + shift} 210)`,
    }) +
    led(w / 2 + shift, 222, '012', 34) +
    led(w / 2 + shift, 242, 'PM2.5', 12, '#9fb2c0') +
    badge(w / 2 + shift, 120, 22, ink(pen), pen.seed)
  return {
    width: w,
    height: h,
    art,
    focus: [w / 2 - 110 + shift, 110, 220],
    stance: 'stand',
    scene: 'livingFloor',
  }
}

export const fan: Draw = (pen) => {
  const { sheet, tone } = pen
  const bladeless = vary(pen.seed, 5, [false, true])
  const cy = 190
  const squeeze = pen.view === 'side' ? 'translate(36 10) matrix(.82 .06 0 1 0 0)' : ''
  const blade = (angle: number) =>
    group(
      { transform: `rotate(${angle} 200 ${cy})` },
      path(
        d`M200 ${cy}C150 ${cy - 60} 178 ${cy - 156} 236 ${cy - 148}C268 ${cy - 128} 250 ${cy - 50} 200 ${cy}z`,
        sheet.linear('fall', [0, tone.light], [1, tone.shade]),
        { stroke: tone.edge },
      ),
    )
  let wires = ''
  for (let index = 0; index < 36; index++)
    wires += `M200 ${cy}l${(Math.cos((index * Math.PI) / 18) * 180).toFixed(0)} ${(Math.sin((index * Math.PI) / 18) * 180).toFixed(0)}`
  const head = bladeless
    ? rect(112, 4, 176, 390, cylinder(sheet, tone), { rx: 88, stroke: tone.edge }) +
      rect(136, 30, 128, 338, '#eaf3f6', { rx: 64, stroke: tone.edge }) +
      rect(
        136,
        30,
        128,
        338,
        sheet.linear('right', [0, '#10161d', 0.4], [0.2, '#10161d', 0.02], [1, '#10161d', 0.1]),
        { rx: 64 },
      ) +
      stroke('M128 92V306M272 92V306', '#5fd0ff', 2, { strokeOpacity: 0.8 })
    : circle(200, cy, 188, '#ffffff', { fillOpacity: 0.34, stroke: tone.base, strokeWidth: 7 }) +
      circle(200, cy, 192, 'none', { stroke: tone.edge }) +
      [0, 72, 144, 216, 288].map(blade).join('') +
      stroke(wires, tone.isDark ? tone.rim : tone.dark, 1, { strokeOpacity: 0.5 }) +
      [66, 124].map((r) => circle(200, cy, r, 'none', { stroke: tone.edge, strokeOpacity: 0.6 })).join('') +
      circle(200, cy, 38, sheet.linear('fall', [0, tone.bright], [1, tone.shade]), { stroke: tone.edge }) +
      badge(200, cy, 24, tone.isDark ? '#d5dbe1' : tone.dark, pen.seed)
  const pole = bladeless
    ? path('M136 380H264L272 574H128z', cylinder(sheet, tone), { stroke: tone.edge }) +
      rect(176, 440, 48, 22, glass(sheet), { rx: 11 }) +
      led(200, 456, '24°', 13)
    : rect(189, 372, 22, 210, sheet.linear('right', [0, tone.shade], [0.3, tone.bright], [1, tone.dark])) +
      rect(172, 420, 56, 86, panel(sheet, tone), { rx: 16, stroke: tone.edge }) +
      circle(200, 446, 13, glass(sheet)) +
      led(200, 450, '3', 12) +
      rect(190, 472, 20, 4, tone.dark, { rx: 2 }) +
      rect(190, 484, 20, 4, tone.dark, { rx: 2 })
  const base =
    ellipse(200, 586, 118, 17, tone.dark) +
    ellipse(200, 577, 118, 17, sheet.linear('fall', [0, tone.bright], [1, tone.shade]), { stroke: tone.edge })
  return {
    width: 400,
    height: 602,
    art: base + pole + (squeeze ? group({ transform: squeeze }, head) : head),
    focus: bladeless ? [90, 370, 220] : [90, 80, 220],
    stance: 'stand',
    scene: 'livingFloor',
    foot: 230,
  }
}

import { badge, cylinder, glass, led, panel, ink } from '../../parts/material'
import type { Draw, Pen } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { d, ellipse, path, rect, stroke, translate } from '../../parts/svg'
import { mirrored } from '../../parts/turn'

/** The head of a floor washer: a wide roller behind a clear cover; `rollers` 2 shows the second one in front. */
function head(pen: Pen, rollers: number): string {
  const { sheet, tone } = pen
  const felt = sheet.linear('down', [0, '#7fa6c4'], [0.45, '#d6e6f0'], [1, '#5c7f9b'])
  const roller = (y: number) =>
    rect(6, y, 218, 24, felt, { rx: 12, stroke: '#4a6377', strokeWidth: 0.8 }) +
    stroke(d`M16 ${y + 12}H214`, '#ffffff', 16, {
      strokeOpacity: 0.25,
      strokeDasharray: '3 5',
      strokeLinecap: 'butt',
    })
  return (
    path('M30 0H200Q222 0 226 26L230 66H0L4 26Q8 0 30 0z', panel(sheet, tone), { stroke: tone.edge }) +
    path('M40 12H190Q204 12 207 28L210 42H20L23 28Q26 12 40 12z', glass(sheet), { fillOpacity: 0.85 }) +
    stroke('M60 24H170', '#5fd0ff', 3, { strokeDasharray: '5 7' }) +
    roller(44) +
    (rollers > 1 ? roller(62) : '')
  )
}

/** The charging and washing tray below the head. */
const tray = (pen: Pen) =>
  path('M8 40Q8 18 30 18H290Q312 18 312 40V56Q312 66 302 66H18Q8 66 8 56z', panel(pen.sheet, pen.tone), {
    stroke: pen.tone.edge,
  }) +
  rect(28, 24, 264, 16, '#14181d', { rx: 8, fillOpacity: 0.8 }) +
  rect(140, 48, 40, 5, '#5fd0ff', { rx: 2.5 })

/** A cordless floor washer, upright on its tray: slim body with clean-water tank, display and dirty-water tank. */
const machine =
  (rollers: number): Draw =>
  (pen) => {
    const { sheet, tone } = pen
    const trim = vary(pen.seed, 5, ['#5fd0ff', '#7de0b0', '#ffb26b'])
    const tube = sheet.linear('right', [0, '#8b939b'], [0.35, '#f4f6f7'], [1, '#79828b'])
    const water = sheet.linear(
      'right',
      [0, '#5b7386', 0.85],
      [0.3, '#e8f2f8', 0.8],
      [0.7, '#8fa9bb', 0.8],
      [1, '#465a69', 0.9],
    )
    const body =
      stroke('M160 176V54', tone.edge, 17) +
      stroke('M160 176V54', tube, 14) +
      rect(153, 48, 14, 132, tube, { rx: 6 }) +
      path(
        'M132 4H188Q206 4 206 22V26Q206 40 190 40H178L172 72H148L142 40H130Q114 40 114 26V22Q114 4 132 4z',
        sheet.linear('fall', [0, '#5a636d'], [0.5, '#262b31'], [1, '#0d1013']),
        { stroke: '#0a0c0e' },
      ) +
      rect(146, 14, 28, 12, glass(sheet), { rx: 6, stroke: trim, strokeWidth: 1.4 }) +
      path(
        'M120 172Q120 150 142 150H178Q200 150 200 172L206 470Q206 486 190 486H130Q114 486 114 470z',
        cylinder(sheet, tone),
        { stroke: tone.edge },
      ) +
      rect(130, 168, 60, 92, glass(sheet), { rx: 28, stroke: tone.rim, strokeOpacity: 0.6 }) +
      led(160, 220, '86', 32) +
      led(160, 240, '自清洁', 11, trim) +
      rect(124, 282, 72, 120, water, { rx: 16, stroke: tone.edge, strokeOpacity: 0.6 }) +
      rect(128, 342, 64, 56, '#7fb8d8', { rx: 12, fillOpacity: 0.45 }) +
      rect(132, 290, 7, 102, '#ffffff', { rx: 3.5, fillOpacity: 0.6 }) +
      badge(160, 436, 20, ink(pen), pen.seed) +
      path('M140 484H180L188 520H132z', tone.shade, { stroke: tone.edge })
    const art = tray(pen)
    return {
      width: 320,
      height: 600,
      art: mirrored(
        pen,
        320,
        ellipse(160, 590, 150, 8, '#15191d', { fillOpacity: 0.5 }) +
          body +
          translate(0, 532, 1, art) +
          translate(45, 504, 1, head(pen, rollers)),
      ),
      focus: [50, 130, 220],
      stance: 'stand',
      scene: 'livingFloor',
      foot: 290,
    }
  }

export const mopper = machine(1)
export const mopperTwin = machine(2)

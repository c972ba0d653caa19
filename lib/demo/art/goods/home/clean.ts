import { badge, glass, led, panel, ink } from '../../parts/material'
import type { Draw, Pen } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { circle, d, ellipse, path, translate, rect, stroke, group } from '../../parts/svg'

/** The robot from the front and above: `tall` is half the height of its round top. */
function robotBody(pen: Pen, w: number, tall: number, lit: string): string {
  const { sheet, tone } = pen
  const cx = w / 2
  const rim = 34
  const share = tall / cx
  const rx = cx - 2
  const band = d`M2 ${tall}A${rx} ${tall} 0 0 0 ${w - 2} ${tall}V${tall + rim}A${rx} ${tall} 0 0 1 2 ${tall + rim}z`
  return (
    ellipse(cx, tall + rim + 8, rx * 0.97, tall, '#15191d') +
    path(
      band,
      sheet.linear('right', [0, tone.shade], [0.25, tone.bright], [0.6, tone.base], [1, tone.dark]),
      { stroke: tone.edge },
    ) +
    path(
      d`M${cx - 96} ${tall * 1.9 + rim * 0.3}Q${cx} ${tall * 2 + rim * 0.52} ${cx + 96} ${tall * 1.9 + rim * 0.3}V${tall * 1.9 + rim * 0.8}Q${cx} ${tall * 2 + rim} ${cx - 96} ${tall * 1.9 + rim * 0.8}z`,
      '#12161b',
    ) +
    circle(cx - 24, tall * 2 + rim * 0.58, 4, lit) +
    ellipse(cx, tall, rx, tall, sheet.linear('fall', [0, tone.bright], [0.4, tone.light], [1, tone.shade]), {
      stroke: tone.edge,
    }) +
    ellipse(cx, tall, rx * 0.88, tall * 0.88, 'none', { stroke: tone.edge, strokeOpacity: 0.35 }) +
    ellipse(cx, tall * 0.72, 64, 64 * share, '#14181d') +
    rect(cx - 64, tall * 0.72 - 16, 128, 16, '#14181d') +
    ellipse(cx, tall * 0.72 - 16, 64, 64 * share, sheet.linear('fall', [0, '#6b757f'], [1, '#1b2026'])) +
    ellipse(cx, tall * 0.72 - 16, 40, 40 * share, 'none', { stroke: '#7d8893', strokeOpacity: 0.7 }) +
    ellipse(cx, tall * 1.42, 26, 26 * share, tone.shade, { stroke: tone.edge, strokeOpacity: 0.6 }) +
    ellipse(cx, tall * 1.42, 10, 10 * share, lit)
  )
}

export const vacuum: Draw = (pen) => {
  const { sheet, tone } = pen
  const lit = vary(pen.seed, 1, ['#5fd0ff', '#7de0b0', '#ffb26b'])
  const dock =
    rect(0, 0, 330, 420, panel(sheet, tone), { rx: 40, stroke: tone.edge }) +
    rect(12, 12, 306, 96, glass(sheet), { rx: 30 }) +
    led(165, 72, '自清洁', 26) +
    rect(135, 88, 60, 4, lit, { rx: 2 }) +
    stroke('M14 196H316', tone.edge, 1.2, { strokeOpacity: 0.5 }) +
    badge(165, 152, 28, ink(pen), pen.seed) +
    path('M30 420V300Q30 250 80 250H250Q300 250 300 300V420z', '#171b20') +
    path(
      'M44 420V304Q44 264 84 264H246Q286 264 286 304V420z',
      sheet.linear('down', [0, '#2b3138'], [1, '#0b0d10']),
    )
  const robot = robotBody(pen, 420, pen.view === 'side' ? 150 : 68, lit)
  if (pen.view === 'side')
    return {
      width: 420,
      height: 346,
      art: robot,
      focus: [90, 20, 240],
      stance: 'stand',
      scene: 'livingFloor',
      foot: 380,
    }
  return {
    width: 470,
    height: 590,
    drawn: [0, 0, 470, 612],
    art:
      translate(70, 0, 1, dock) +
      rect(60, 414, 350, 24, tone.shade, { rx: 8, stroke: tone.edge }) +
      translate(25, 440, 1, robot),
    focus: [110, 400, 240],
    stance: 'stand',
    scene: 'livingFloor',
    foot: 420,
  }
}

/** A robot with a small charging dock instead of a base station. */
export const vacuumMini: Draw = (pen) => {
  if (pen.view === 'side') return vacuum(pen)
  const { sheet, tone } = pen
  const dock =
    rect(0, 0, 150, 120, panel(sheet, tone), { rx: 26, stroke: tone.edge }) +
    rect(14, 12, 122, 56, glass(sheet), { rx: 18 }) +
    circle(75, 40, 6, '#5fd0ff')
  return {
    width: 420,
    height: 336,
    art: translate(135, 0, 1, dock) + translate(0, 42, 1, robotBody(pen, 420, 126, '#7de0b0')),
    focus: [90, 60, 240],
    stance: 'stand',
    scene: 'livingFloor',
    foot: 380,
    share: 0.6,
  }
}

/** The hand unit of a stick cleaner: motor with display, dust cup, grip with battery. 190 × 200 at (88, 38). */
function handUnit(pen: Pen): string {
  const { sheet, tone } = pen
  const cup = vary(pen.seed, 2, ['#7c3aed', '#0ea5b7', '#e5533d', '#3b82f6'])
  const clear = sheet.linear('right', [0, cup], [0.3, '#ffffff', 0.75], [0.55, cup], [1, '#10161d'])
  return (
    rect(92, 66, 64, 174, clear, { rx: 20, stroke: '#00000044', fillOpacity: 0.9 }) +
    path('M104 130L146 130L136 214H112z', '#20262c', { fillOpacity: 0.5 }) +
    rect(102, 80, 6, 140, '#ffffff', { rx: 3, fillOpacity: 0.6 }) +
    path(
      'M148 40H208Q246 40 246 78V160Q246 184 222 184Q202 184 202 160V104Q202 88 186 88H156z',
      panel(sheet, tone),
      { stroke: tone.edge },
    ) +
    rect(194, 168, 62, 72, sheet.linear('right', [0, '#3f4751'], [1, '#14181c']), { rx: 14 }) +
    rect(208, 222, 34, 5, '#5fd0ff', { rx: 2.5 }) +
    path('M200 112q-14 8-8 26l10 2z', '#e5533d') +
    rect(80, 30, 88, 68, panel(sheet, tone), { rx: 18, stroke: tone.edge }) +
    circle(124, 64, 26, glass(sheet), { stroke: tone.rim, strokeOpacity: 0.6 }) +
    led(124, 72, '98', 21)
  )
}

export const stick: Draw = (pen) => {
  const { sheet, tone } = pen
  const tube = sheet.linear('right', [0, '#9aa2aa'], [0.3, '#f6f7f8'], [1, '#868e96'])
  if (pen.view === 'side') {
    const nozzle =
      rect(100, 222, 50, 44, tone.shade, { rx: 8, stroke: tone.edge }) +
      rect(107, 262, 36, 96, panel(sheet, tone), { rx: 4, stroke: tone.edge }) +
      path('M104 352H146L138 430L112 444z', sheet.linear('fall', [0, '#69727c'], [1, '#1d2126']))
    return {
      width: 400,
      height: 440,
      art: group({ transform: 'translate(60 40) rotate(24 160 200)' }, nozzle, handUnit(pen)),
      focus: [110, 10, 240],
      stance: 'stand',
      scene: 'livingFloor',
      foot: 150,
    }
  }
  const art =
    rect(113, 220, 22, 310, tube, { rx: 4 }) +
    path('M104 516H144L158 552H90z', tone.dark) +
    path(
      'M4 562Q4 544 26 544H222Q244 544 244 562V590Q244 600 234 600H14Q4 600 4 590z',
      sheet.linear('down', [0, tone.bright], [0.5, tone.base], [1, tone.dark]),
      { stroke: tone.edge },
    ) +
    rect(18, 576, 212, 17, '#171b20', { rx: 8 }) +
    stroke('M28 585H220', '#5fd0ff', 3, { strokeDasharray: '4 10' }) +
    rect(98, 222, 52, 28, tone.shade, { rx: 8, stroke: tone.edge }) +
    handUnit(pen)
  const rubber = sheet.linear('fall', [0, '#69727c'], [0.4, '#3a4149'], [1, '#1d2126'])
  const brush =
    rect(318, 452, 28, 74, rubber, { rx: 8, stroke: '#15191d' }) +
    rect(288, 516, 88, 34, rubber, { rx: 8, stroke: '#15191d' }) +
    stroke('M294 556H370', '#59626b', 12, { strokeDasharray: '3 3', strokeLinecap: 'butt' })
  const crevice = path('M404 452H436L444 540L424 600H408L396 540z', rubber, { stroke: '#15191d' })
  const tools = pen.view === 'front' ? translate(0, 30, 1, brush) + crevice : ''
  return {
    width: tools ? 446 : 260,
    height: 602,
    art: art + tools,
    focus: [64, 14, 220],
    stance: 'stand',
    scene: 'livingFloor',
    foot: tools ? 400 : 250,
    drawn: [0, 28, tools ? 446 : 260, 574],
  }
}

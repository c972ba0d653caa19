import { badge, chrome, cylinder, glass, led, panel, ink } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { circle, d, ellipse, path, rect, stroke } from '../../parts/svg'
import { mirrored } from '../../parts/turn'

export const kettle: Draw = (pen) => {
  const { sheet, tone } = pen
  const glassBody = vary(pen.seed, 3, [false, true])
  const body = glassBody
    ? sheet.linear(
        'right',
        [0, '#9fb6c4', 0.75],
        [0.2, '#ffffff', 0.75],
        [0.5, '#d8e8f0', 0.4],
        [0.9, '#8da5b4', 0.7],
        [1, '#c4d6e0', 0.8],
      )
    : cylinder(sheet, tone)
  const art =
    path(
      'M330 130C470 110 500 190 486 330C478 420 430 450 380 452L378 410C420 404 440 380 446 320C454 220 440 160 340 176z',
      '#000000',
      { fillOpacity: 0.12, transform: 'translate(6 8)' },
    ) +
    path(
      'M330 130C470 110 500 190 486 330C478 420 430 450 380 452L378 410C420 404 440 380 446 320C454 220 440 160 340 176z',
      sheet.linear('right', [0, '#59626b'], [0.4, '#2b3138'], [1, '#101317']),
      { stroke: '#0b0d10' },
    ) +
    path('M122 92L34 104Q24 106 28 118L110 226z', panel(sheet, tone), {
      stroke: tone.edge,
    }) +
    path(
      'M112 92Q230 78 348 92C360 250 386 380 396 520Q396 540 376 542H84Q64 540 64 520C74 380 100 250 112 92z',
      body,
      { stroke: tone.edge, strokeWidth: 1.2 },
    ) +
    (glassBody
      ? path(
          'M86 330Q230 352 374 330L392 516Q392 534 376 536H84Q68 534 68 516z',
          sheet.linear('down', [0, '#8fd0ee', 0.55], [1, '#4aa7d8', 0.5]),
        ) +
        [150, 210, 262, 310, 180]
          .map((x, index) =>
            circle(x, 400 + ((index * 37) % 90), 6 + (index % 3) * 2, '#ffffff', { fillOpacity: 0.7 }),
          )
          .join('')
      : badge(230, 330, 36, ink(pen), pen.seed)) +
    path('M132 110Q118 320 96 520', 'none', {
      stroke: '#ffffff',
      strokeOpacity: 0.55,
      strokeWidth: 12,
      strokeLinecap: 'round',
    }) +
    path(
      'M108 94Q112 52 230 48T352 94Q230 112 108 94z',
      sheet.linear('fall', [0, tone.bright], [1, tone.shade]),
      { stroke: tone.edge },
    ) +
    rect(196, 24, 68, 32, '#22272d', { rx: 14 }) +
    path(
      'M62 520H398L404 556Q404 562 396 562H64Q56 562 56 556z',
      sheet.linear('right', [0, tone.shade], [0.25, tone.bright], [0.6, tone.base], [1, tone.shade]),
      {
        stroke: '#7d858d',
        strokeWidth: 0.8,
      },
    ) +
    rect(44, 562, 372, 34, sheet.linear('down', [0, '#49525b'], [1, '#14181c']), { rx: 14 })
  return {
    width: 490,
    height: 598,
    art: mirrored(pen, 460, art) + led(230, 586, '保温 55°C', 17, '#ffb26b'),
    focus: [120, 360, 236],
    stance: 'stand',
    scene: 'counter',
    foot: 400,
    body: [24, 24, 470, 572],
  }
}

export const blender: Draw = (pen) => {
  const { sheet, tone } = pen
  const drink = vary(pen.seed, 6, ['#f3b13c', '#e2557a', '#7cb84a', '#f5e6c8'])
  const shift = pen.view === 'side' ? 36 : 0
  const jar = sheet.linear(
    'right',
    [0, '#a9bcc8', 0.8],
    [0.14, '#ffffff', 0.85],
    [0.4, '#e6f0f5', 0.35],
    [0.86, '#9fb4c1', 0.6],
    [1, '#d5e2e9', 0.85],
  )
  const art =
    path(
      'M318 112C420 100 424 170 412 250C404 310 366 326 322 326L318 292C354 290 372 276 378 236C388 166 380 142 320 148z',
      sheet.linear('right', [0, '#4b545d'], [1, '#14181c']),
    ) +
    path('M84 56H316L296 366H104z', '#f6fafc', { fillOpacity: 0.5 }) +
    path(
      'M92 176Q200 196 308 176L296 362H104z',
      sheet.linear('right', [0, drink], [0.3, '#ffffff', 0.35], [0.5, drink], [1, drink]),
      { fillOpacity: 0.95 },
    ) +
    path('M92 176Q200 196 308 176L296 362H104z', drink, { fillOpacity: 0.55 }) +
    ellipse(200, 178, 108, 12, '#ffffff', { fillOpacity: 0.5 }) +
    path('M84 56H316L296 366H104z', jar, { stroke: '#8397a4', fillOpacity: 0.6 }) +
    [110, 160, 210, 260, 310]
      .map((y, index) => stroke(d`M${270 - index * 3} ${y}h18`, '#59707e', 1.6, { strokeOpacity: 0.7 }))
      .join('') +
    path('M110 72L124 350', 'none', {
      stroke: '#ffffff',
      strokeWidth: 10,
      strokeOpacity: 0.6,
      strokeLinecap: 'round',
    }) +
    path('M168 352l32-16 32 16-32 6z', chrome(sheet)) +
    rect(74, 26, 252, 36, sheet.linear('right', [0, '#4b545d'], [0.3, '#6b757f'], [1, '#14181c']), {
      rx: 10,
    }) +
    rect(150, 4, 100, 28, '#2b3138', { rx: 8 }) +
    rect(98, 362, 204, 22, chrome(sheet), { rx: 4 }) +
    path(
      'M92 382H308C330 420 356 500 360 560Q360 590 334 590H66Q40 590 40 560C44 500 70 420 92 382z',
      cylinder(sheet, tone),
      { stroke: tone.edge },
    ) +
    circle(200 + shift, 480, 64, glass(sheet), { stroke: chrome(sheet), strokeWidth: 4 }) +
    led(200 + shift, 488, '破壁', 26) +
    led(200 + shift, 508, '豆浆 果蔬', 11, '#9fb2c0') +
    circle(200 + shift, 480, 54, 'none', {
      stroke: '#ff8b4d',
      strokeWidth: 4,
      strokeDasharray: '230 110',
      strokeLinecap: 'round',
    }) +
    rect(70, 588, 50, 10, '#22272d', { rx: 4 }) +
    rect(280, 588, 50, 10, '#22272d', { rx: 4 }) +
    badge(200 + shift, 566, 18, ink(pen), pen.seed)
  return {
    width: 420,
    height: 600,
    art,
    focus: [80 + shift, 370, 230],
    stance: 'stand',
    scene: 'counter',
    foot: 330,
  }
}

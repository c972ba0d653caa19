import {
  badge,
  chrome,
  cylinder,
  energyLabel,
  glass,
  gloss,
  knob,
  led,
  panel,
  slab,
  steel,
} from '@/lib/server/demo/art/parts/material'
import type { Draw, Pen } from '@/lib/server/demo/art/parts/pen'
import { vary } from '@/lib/server/demo/art/parts/pen'
import { circle, d, ellipse, group, path, rect, stroke } from '@/lib/server/demo/art/parts/svg'
import { doorSeam } from '@/lib/server/demo/art/parts/turn'

const ink = (pen: Pen) => (pen.tone.isDark ? '#d5dbe1' : '#59626c')

const ricecooker: Draw = (pen) => {
  const { sheet, tone } = pen
  const shift = pen.view === 'side' ? 70 : 0
  const cx = 300 + shift
  const art =
    rect(90, 496, 70, 14, '#22272d', { rx: 6 }) +
    rect(440, 496, 70, 14, '#22272d', { rx: 6 }) +
    path(
      'M20 196C10 330 20 430 60 484Q72 500 96 500H504Q528 500 540 484C580 430 590 330 580 196z',
      cylinder(sheet, tone),
      { stroke: tone.edge },
    ) +
    path(
      'M16 198C10 90 70 40 160 26Q300 6 440 26C530 40 590 90 584 198Q440 226 300 226T16 198z',
      sheet.linear('fall', [0, tone.bright], [0.35, tone.light], [0.7, tone.base], [1, tone.shade]),
      { stroke: tone.edge },
    ) +
    path('M60 120Q110 58 250 46Q150 80 100 170Q60 168 60 120z', '#ffffff', {
      fillOpacity: tone.isDark ? 0.12 : 0.6,
    }) +
    path('M16 196Q160 226 300 226T584 196V212Q440 242 300 242T16 212z', chrome(sheet)) +
    path(
      'M230 30Q300 18 370 30L362 58Q300 48 238 58z',
      sheet.linear('down', [0, '#59626b'], [1, '#22272d']),
    ) +
    ellipse(300, 34, 24, 6, '#0b0d10') +
    path(
      d`M${cx - 140} 262Q${cx} 282 ${cx + 140} 262L${cx + 124} 420Q${cx} 440 ${cx - 124} 420z`,
      glass(sheet),
      { stroke: tone.rim, strokeOpacity: 0.5 },
    ) +
    led(cx, 338, vary(pen.seed, 1, ['0:38', '0:45', '1:10']), 58) +
    led(cx, 370, '柴火饭 · 精煮', 17, '#ffcf9e') +
    [-84, -28, 28, 84]
      .map(
        (x) =>
          circle(cx + x, 400, 12, 'none', { stroke: '#9fb2c0', strokeWidth: 1.6 }) +
          rect(cx + x - 4, 399, 8, 2, '#9fb2c0'),
      )
      .join('') +
    rect(cx - 40, 222, 80, 22, tone.shade, { rx: 8, stroke: tone.edge }) +
    badge(cx, 466, 24, ink(pen), pen.seed)
  return { width: 600, height: 510, art, focus: [cx - 150, 216, 250], stance: 'stand', scene: 'counter' }
}

const airfryer: Draw = (pen) => {
  const { sheet, tone } = pen
  const window = vary(pen.seed, 2, [true, false])
  const shift = pen.view === 'side' ? 46 : 0
  const cx = 220 + shift
  const art =
    rect(60, 584, 320, 12, '#22272d', { rx: 5 }) +
    path(
      'M16 180C16 60 90 6 220 6S424 60 424 180V520Q424 588 356 588H84Q16 588 16 520z',
      cylinder(sheet, tone),
      { stroke: tone.edge },
    ) +
    path('M60 150C66 70 130 30 220 26C150 50 104 100 100 190Q60 190 60 150z', '#ffffff', {
      fillOpacity: tone.isDark ? 0.1 : 0.5,
    }) +
    path(
      d`M${cx - 130} 92Q${cx} 40 ${cx + 130} 92L${cx + 118} 214Q${cx} 228 ${cx - 118} 214z`,
      glass(sheet),
      { stroke: tone.rim, strokeOpacity: 0.5 },
    ) +
    led(cx - 44, 148, '200', 50) +
    led(cx + 12, 128, '°C', 16) +
    led(cx + 70, 146, '18', 34, '#ffb26b') +
    led(cx + 98, 146, '分', 13, '#ffb26b') +
    [-80, -40, 0, 40, 80]
      .map(
        (x) =>
          circle(cx + x, 188, 12, 'none', { stroke: '#9fb2c0', strokeWidth: 1.5 }) +
          circle(cx + x, 188, 3, '#9fb2c0'),
      )
      .join('') +
    path('M18 262Q220 284 422 262', 'none', { stroke: tone.edge, strokeWidth: 2 }) +
    (window
      ? rect(cx - 122, 296, 244, 150, '#1a120c', { rx: 24, stroke: chrome(sheet), strokeWidth: 5 }) +
        rect(
          cx - 116,
          302,
          232,
          138,
          sheet.radial(0.5, 0.3, 0.8, [0, '#ffb65c', 0.85], [1, '#3a1c08', 0.6]),
          { rx: 20 },
        ) +
        [-70, -24, 22, 68]
          .map((x, index) =>
            ellipse(cx + x, 404 - (index % 2) * 16, 34, 22, index % 2 ? '#d9902f' : '#c67a22'),
          )
          .join('') +
        gloss(sheet, cx - 112, 304, 220, 134, 0.24)
      : rect(cx - 6, 300, 12, 120, tone.dark, { rx: 6, fillOpacity: 0.2 })) +
    rect(cx - 42, window ? 462 : 320, 90, window ? 66 : 180, '#000000', { rx: 26, fillOpacity: 0.2 }) +
    rect(
      cx - 46,
      window ? 456 : 312,
      92,
      window ? 64 : 180,
      sheet.linear('fall', [0, '#59626b'], [0.4, '#22272d'], [1, '#0d1013']),
      { rx: 26, stroke: chrome(sheet), strokeWidth: 3 },
    ) +
    badge(cx, 556, 22, ink(pen), pen.seed)
  return { width: 440, height: 598, art, focus: [cx - 130, 50, 240], stance: 'stand', scene: 'counter' }
}

const kettle: Draw = (pen) => {
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
    path('M104 96L34 104Q24 106 28 118L92 200z', glassBody ? chrome(sheet) : panel(sheet, tone), {
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
    path('M62 520H398L404 556Q404 562 396 562H64Q56 562 56 556z', chrome(sheet), {
      stroke: '#7d858d',
      strokeWidth: 0.8,
    }) +
    rect(44, 562, 372, 34, sheet.linear('down', [0, '#49525b'], [1, '#14181c']), { rx: 14 }) +
    led(230, 586, '保温 55°C', 17, '#ffb26b') +
    circle(420, 440, 0, 'none')
  return {
    width: 490,
    height: 598,
    art,
    focus: [120, 360, 236],
    stance: 'stand',
    scene: 'counter',
    foot: 400,
    body: [24, 24, 470, 572],
  }
}

const microwave: Draw = (pen) => {
  const { sheet, tone } = pen
  const dial = vary(pen.seed, 4, [true, false])
  const w = 640
  const h = 386
  const art =
    rect(40, h - 8, 60, 14, '#22272d', { rx: 4 }) +
    rect(w - 100, h - 8, 60, 14, '#22272d', { rx: 4 }) +
    slab(pen, 0, 0, w, h - 4, 14) +
    rect(14, 16, 466, h - 36, glass(sheet), { rx: 10, stroke: tone.edge }) +
    rect(50, 50, 378, h - 104, '#0b0907', { rx: 14 }) +
    rect(
      52,
      52,
      374,
      h - 108,
      sheet.radial(0.5, 0.2, 0.9, [0, '#ffce85', 0.7], [0.7, '#5b3a16', 0.45], [1, '#1a0f06', 0.4]),
      { rx: 12 },
    ) +
    ellipse(239, 296, 132, 18, '#dfeaf0', { fillOpacity: 0.55 }) +
    path('M176 256Q180 292 210 294H268Q298 292 302 256z', '#f4f0ea') +
    ellipse(239, 256, 63, 12, '#d98a3d') +
    gloss(sheet, 16, 18, 462, h - 40, 0.16) +
    rect(450, 40, 14, h - 88, chrome(sheet), { rx: 7, stroke: '#7d858d', strokeWidth: 0.6 }) +
    rect(496, 26, 126, 58, glass(sheet), { rx: 8 }) +
    led(559, 67, '2:30', 34) +
    (dial
      ? knob(sheet, 559, 162, 46) +
        [232, 268]
          .map(
            (y) =>
              rect(508, y, 46, 26, tone.light, { rx: 13, stroke: tone.edge }) +
              rect(564, y, 46, 26, tone.light, { rx: 13, stroke: tone.edge }),
          )
          .join('')
      : Array.from(
          { length: 12 },
          (_, index) =>
            rect(502 + (index % 3) * 40, 100 + Math.floor(index / 3) * 44, 34, 34, tone.light, {
              rx: 8,
              stroke: tone.edge,
              strokeOpacity: 0.6,
            }) +
            led(
              519 + (index % 3) * 40,
              123 + Math.floor(index / 3) * 44,
              ['1', '2', '3', '4', '5', '6', '7', '8', '9', '−', '0', '+'][index] ?? '',
              16,
              ink(pen),
            ),
        ).join('')) +
    rect(508, 320, 102, 30, vary(pen.seed, 5, ['#ff8b4d', '#3d7df0', '#34b27a']), { rx: 15 }) +
    led(559, 341, '开始', 15, '#ffffff') +
    badge(239, 36, 16, '#aeb8c2', pen.seed)
  return {
    width: w,
    height: h + 6,
    art,
    focus: [420, 20, 224],
    stance: 'stand',
    scene: 'counter',
    turn: { depth: 300, radius: 14, art: doorSeam(pen, 30, 300, h) },
  }
}

const blender: Draw = (pen) => {
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
    led(200 + shift, 488, '38000', 26) +
    led(200 + shift, 508, '转/分', 12, '#9fb2c0') +
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

const dishwasher: Draw = (pen) => {
  const { sheet, tone } = pen
  const w = 440
  const h = 600
  const bar = vary(pen.seed, 7, [true, false])
  const front = tone.isDark ? panel(sheet, tone) : vary(pen.seed, 8, [panel(sheet, tone), steel(sheet)])
  const art =
    rect(20, h - 20, w - 40, 18, '#1b2026') +
    rect(0, 0, w, h - 14, tone.dark, { rx: 8 }) +
    slab(pen, 3, 3, w - 6, 92, 6, glass(sheet)) +
    led(70, 60, '1:28', 32) +
    led(150, 46, '强力洗', 13, '#7fd6ff') +
    led(150, 66, '热风烘干', 12, '#9fb2c0') +
    [236, 276, 316, 356, 396]
      .map(
        (x) =>
          circle(x, 50, 12, 'none', { stroke: '#9fb2c0', strokeWidth: 1.5 }) + circle(x, 50, 3, '#9fb2c0'),
      )
      .join('') +
    slab(pen, 3, 99, w - 6, h - 118, 6, front) +
    gloss(sheet, 6, 102, w - 12, h - 124, tone.isDark ? 0.14 : 0.34) +
    (bar
      ? rect(64, 138, w - 120, 14, '#000000', { rx: 7, fillOpacity: 0.2 }) +
        rect(60, 128, w - 120, 16, chrome(sheet), { rx: 8, stroke: '#7d858d', strokeWidth: 0.6 })
      : rect(110, 100, w - 220, 20, sheet.linear('down', [0, '#000000', 0.7], [1, '#000000', 0.15]), {
          rx: 6,
        })) +
    badge(w / 2, 210, 26, ink(pen), pen.seed) +
    energyLabel(w - 66, 180, 44) +
    group({}, rect(26, h - 44, 60, 8, tone.edge, { rx: 4, fillOpacity: 0.3 }))
  return {
    width: w,
    height: h,
    art,
    focus: [10, -14, 240],
    stance: 'stand',
    scene: 'kitchen',
    turn: { depth: 380, radius: 8, art: doorSeam(pen, 24, 380, h - 14) },
  }
}

/** Kitchen appliances: 电饭煲, 空气炸锅, 电水壶, 微波炉, 破壁机, 洗碗机. */
export const kitchen = { ricecooker, airfryer, kettle, microwave, blender, dishwasher }

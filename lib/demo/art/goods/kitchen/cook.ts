import { badge, chrome, cylinder, glass, gloss, knob, led, slab, ink } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { circle, d, ellipse, path, translate, rect } from '../../parts/svg'
import { doorSeam } from '../../parts/turn'

export const ricecooker: Draw = (pen) => {
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
  return {
    width: 600,
    height: 510,
    art,
    drawn: [15, 18, 570, 492],
    focus: [cx - 150, 216, 250],
    stance: 'stand',
    scene: 'counter',
  }
}

/** An air fryer with one basket, with a window in its door or without. */
const basketFryer =
  (window: boolean): Draw =>
  (pen) => {
    const { sheet, tone } = pen
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

export const airfryer = basketFryer(true)
export const airfryerMini = basketFryer(false)

/** Two baskets side by side, each with its window and grip. */
export const airfryerDual: Draw = (pen) => {
  const { sheet, tone } = pen
  const basket = (cx: number, food: string) =>
    rect(cx - 126, 236, 252, 300, sheet.linear('fall', [0, tone.light], [1, tone.shade]), {
      rx: 26,
      stroke: tone.edge,
      strokeWidth: 1.4,
    }) +
    rect(cx - 96, 262, 192, 120, '#1a120c', { rx: 20, stroke: chrome(sheet), strokeWidth: 4 }) +
    rect(cx - 92, 266, 184, 112, sheet.radial(0.5, 0.3, 0.8, [0, '#ffb65c', 0.85], [1, '#3a1c08', 0.6]), {
      rx: 17,
    }) +
    [-54, -10, 38].map((x, index) => ellipse(cx + x, 350 - (index % 2) * 16, 30, 20, food)).join('') +
    gloss(sheet, cx - 90, 268, 170, 108, 0.22) +
    rect(cx - 44, 410, 88, 66, sheet.linear('fall', [0, '#59626b'], [0.4, '#22272d'], [1, '#0d1013']), {
      rx: 24,
      stroke: chrome(sheet),
      strokeWidth: 3,
    })
  const time = (cx: number, heat: string, minutes: string) =>
    led(cx - 30, 122, heat, 44) + led(cx + 24, 104, '°C', 14) + led(cx + 62, 120, minutes, 30, '#ffb26b')
  const art =
    rect(60, 562, 480, 14, '#22272d', { rx: 5 }) +
    path(
      'M14 150Q14 10 160 10H440Q586 10 586 150V520Q586 566 540 566H60Q14 566 14 520z',
      cylinder(sheet, tone),
      {
        stroke: tone.edge,
      },
    ) +
    path('M60 150Q64 52 180 40Q110 80 104 170Q60 176 60 150z', '#ffffff', {
      fillOpacity: tone.isDark ? 0.1 : 0.5,
    }) +
    rect(84, 56, 432, 132, glass(sheet), { rx: 34, stroke: tone.rim, strokeOpacity: 0.5 }) +
    time(190, '200', '18') +
    time(400, '180', '25') +
    rect(299, 76, 1.6, 92, '#59646f') +
    [150, 210, 270, 330, 390, 450]
      .map((x) => circle(x, 158, 10, 'none', { stroke: '#9fb2c0', strokeWidth: 1.4 }))
      .join('') +
    basket(160, '#d9902f') +
    basket(440, '#b96a2a')
  return { width: 600, height: 576, art, focus: [90, 50, 260], stance: 'stand', scene: 'counter', foot: 520 }
}

export const microwave: Draw = (pen) => {
  const { sheet, tone } = pen
  const key = sheet.stamp(rect(0, 0, 34, 34, tone.light, { rx: 8, stroke: tone.edge, strokeOpacity: 0.6 }))
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
      : Array.from({ length: 12 }, (_, index) =>
          translate(
            502 + (index % 3) * 40,
            100 + Math.floor(index / 3) * 44,
            1,
            key,
            led(17, 23, '123456789−0+'.charAt(index), 16, tone.isDark ? '#ffffff' : ink(pen)),
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

import { mix } from '../parts/color'
import { badge, chrome, cylinder, dots, energyLabel, led, panel, slab, steel, ink } from '../parts/material'
import type { Draw, Pen } from '../parts/pen'
import { vary } from '../parts/pen'
import { circle, d, ellipse, group, path, translate, rect, stroke } from '../parts/svg'

/** Cool air below an outlet, fading away. */
function breeze(pen: Pen, x: number, y: number, w: number, reach: number): string {
  const fill = pen.sheet.linear('down', [0, '#7cc8ec', 0.5], [1, '#7cc8ec', 0])
  const flow = (from: number, to: number, drift: number) =>
    path(
      d`M${x + w * from} ${y}H${x + w * to}C${x + w * (to + drift * 0.2)} ${y + reach * 0.45} ${x + w * (to + drift)} ${y + reach * 0.6} ${x + w * (to + drift)} ${y + reach}H${x + w * (from + drift)}C${x + w * (from + drift)} ${y + reach * 0.6} ${x + w * (from + drift * 0.2)} ${y + reach * 0.45} ${x + w * from} ${y}z`,
      fill,
    )
  return flow(0.02, 0.2, -0.08) + flow(0.25, 0.48, -0.02) + flow(0.52, 0.75, 0.02) + flow(0.8, 0.98, 0.08)
}

const wall: Draw = (pen) => {
  const { sheet, tone } = pen
  const w = 640
  const h = 214
  const trim = vary(pen.seed, 1, ['#c8a36a', '#9aa4ae', '#d7dce1'])
  const body = sheet.linear(
    'down',
    [0, tone.light],
    [0.12, tone.bright],
    [0.55, tone.base],
    [0.8, tone.shade],
    [1, mix(tone.shade, tone.dark, 0.35)],
  )
  const unit =
    rect(0, 0, w, h, body, { rx: 26, stroke: tone.edge, strokeWidth: 1 }) +
    path(
      d`M26 1.5H${w - 26}Q${w - 2} 2 ${w - 2} 26H2Q2 2 26 1.5z`,
      sheet.linear('down', [0, '#ffffff', 0.65], [1, '#ffffff', 0]),
    ) +
    stroke(d`M16 146Q${w / 2} 156 ${w - 16} 146`, tone.edge, 1, { strokeOpacity: 0.6 }) +
    path(d`M22 168H${w - 22}L${w - 40} 200Q${w / 2} 210 40 200z`, '#171c22') +
    [174, 181, 188]
      .map((y) => stroke(d`M40 ${y}H${w - 40}`, '#4b5661', 1.4, { strokeOpacity: 0.8 }))
      .join('') +
    path(
      d`M30 176Q${w / 2} 200 ${w - 30} 176L${w - 44} 200Q${w / 2} 214 44 200z`,
      sheet.linear('down', [0, tone.bright], [1, tone.shade]),
      { stroke: tone.edge, strokeWidth: 0.7 },
    ) +
    rect(40, 158, w - 80, 3, trim, { rx: 1.5 }) +
    led(w - 86, 118, '26', 44, tone.isDark ? '#eaf6ff' : mix(tone.dark, '#3f7fa8', 0.5)) +
    led(w - 52, 100, '°C', 14, tone.isDark ? '#eaf6ff' : mix(tone.dark, '#3f7fa8', 0.5)) +
    badge(64, 110, 24, ink(pen), pen.seed) +
    energyLabel(w - 190, 26, 40)
  const cold = pen.view === 'front' || pen.view === 'scene'
  return {
    width: w,
    height: pen.view === 'front' ? 500 : h,
    art: (cold ? breeze(pen, 30, 198, w - 60, pen.view === 'front' ? 320 : 240) : '') + unit,
    focus: [430, 20, 200],
    stance: 'hang',
    scene: 'livingWall',
    body: [0, 0, w, h],
    turn: { depth: 150, radius: 26, art: rect(30, 60, 80, 100, '#000000', { fillOpacity: 0.06, rx: 8 }) },
  }
}

const stand: Draw = (pen) => {
  const { sheet, tone } = pen
  const h = 604
  const shift = pen.view === 'side' ? 34 : 0
  const wide = vary(pen.seed, 2, [168, 156, 178])
  const left = (200 - wide) / 2
  const slot = 100 + shift
  const gold = vary(pen.seed, 3, ['#c8a36a', '#aab3bb', '#c8a36a'])
  const slats = dots(slot, 96, 1, 30, 11, 1, '#59646f')
  const art =
    ellipse(100, h - 8, wide * 0.56, 9, '#2b3138') +
    path(
      d`M${left} 22Q${left} 4 100 4T${200 - left} 22V${h - 14}Q${200 - left} ${h - 2} 100 ${h - 2}T${left} ${h - 14}z`,
      cylinder(sheet, tone),
      { stroke: tone.edge },
    ) +
    ellipse(100, 20, wide / 2 - 3, 13, sheet.linear('down', [0, tone.bright], [1, tone.base]), {
      stroke: tone.edge,
      strokeOpacity: 0.5,
    }) +
    ellipse(100, 20, wide / 2 - 22, 8, '#1b2026', { fillOpacity: 0.75 }) +
    rect(slot - 23, 74, 46, 372, gold, { rx: 23 }) +
    rect(slot - 20, 77, 40, 366, sheet.linear('right', [0, '#0e1216'], [0.5, '#343d47'], [1, '#12161b']), {
      rx: 20,
    }) +
    rect(slot - 5, 84, 10, 352, sheet.linear('right', [0, tone.bright], [1, tone.shade]), { rx: 5 }) +
    slats +
    rect(slot - 30, 470, 60, 30, '#12161b', { rx: 15, fillOpacity: tone.isDark ? 0.9 : 0.82 }) +
    led(slot, 491, '26°', 18) +
    stroke(d`M${left + 1} 540Q100 552 ${199 - left} 540`, tone.edge, 1, { strokeOpacity: 0.5 }) +
    badge(slot, 522, 14, ink(pen), pen.seed) +
    (shift ? '' : energyLabel(200 - left - 40, 120, 26))
  return {
    width: 200,
    height: h,
    art,
    focus: [shift, 372, 170],
    stance: 'stand',
    scene: 'livingFloor',
    foot: wide,
    body: [left, 0, wide, h],
  }
}

/** The outdoor unit: a grille with a fan. */
function outdoor(pen: Pen, fans: number): string {
  const { sheet } = pen
  const h = 60 + fans * 150
  const grille = (cy: number) =>
    circle(128, cy, 70, '#1d2329') +
    [0, 1, 2]
      .map((index) =>
        group(
          { transform: `rotate(${index * 120} 128 ${cy})` },
          path(
            d`M128 ${cy}C118 ${cy - 50} 160 ${cy - 66} 176 ${cy - 44}C168 ${cy - 20} 148 ${cy - 6} 128 ${cy}z`,
            '#55606b',
          ),
        ),
      )
      .join('') +
    [64, 52, 40, 28]
      .map((r) => circle(128, cy, r, 'none', { stroke: '#d9dee3', strokeWidth: 2.2, strokeOpacity: 0.8 }))
      .join('') +
    stroke(
      d`M58 ${cy}H198M128 ${cy - 70}V${cy + 70}M79 ${cy - 49}L177 ${cy + 49}M79 ${cy + 49}L177 ${cy - 49}`,
      '#d9dee3',
      2,
      { strokeOpacity: 0.8 },
    ) +
    circle(128, cy, 16, chrome(sheet))
  let all =
    rect(16, h - 6, 40, 12, '#39414a') +
    rect(264, h - 6, 40, 12, '#39414a') +
    rect(0, 0, 320, h, sheet.linear('fall', [0, '#ffffff'], [0.6, '#e9ecef'], [1, '#c3cad1']), {
      rx: 10,
      stroke: '#9ba4ad',
    })
  for (let index = 0; index < fans; index++) all += grille(34 + 72 + index * 148)
  return (
    all +
    stroke(d`M216 12V${h - 12}`, '#aab2ba', 1) +
    stroke(d`M236 40H300M236 52H300M236 64H300M236 76H300`, '#b4bcc3', 3) +
    badge(268, h - 34, 22, '#59626c', pen.seed)
  )
}

const duct: Draw = (pen) => {
  const { sheet, tone } = pen
  const unit =
    rect(34, -14, 12, 18, '#7d868f') +
    rect(594, -14, 12, 18, '#7d868f') +
    slab(pen, 0, 0, 640, 150, 6, tone.isDark ? panel(sheet, tone) : steel(sheet, 'down')) +
    rect(30, 34, 480, 84, '#14181d', { rx: 4, stroke: '#8d969f', strokeWidth: 3 }) +
    [52, 70, 88, 104].map((y) => stroke(d`M38 ${y}H502`, '#6b7682', 4, { strokeOpacity: 0.85 })).join('') +
    rect(528, 22, 92, 106, panel(sheet, tone), { rx: 4, stroke: tone.edge }) +
    badge(574, 44, 18, ink(pen), pen.seed) +
    energyLabel(556, 62, 36) +
    rect(638, 40, 20, 12, '#b87333', { rx: 3 }) +
    rect(638, 70, 20, 18, '#2d343b', { rx: 3 })
  const remote =
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
  if (pen.view === 'side' || pen.view === 'size' || pen.view === 'scene')
    return {
      width: 640,
      height: 150,
      art: (pen.view === 'scene' ? breeze(pen, 40, 118, 460, 240) : '') + unit,
      focus: [420, 0, 180],
      stance: 'hang',
      scene: 'livingWall',
      turn: { depth: 330, color: tone.isDark ? tone.base : '#c3c8ce', radius: 4 },
    }
  const art =
    breeze(pen, 40, 118, 460, 170) +
    unit +
    translate(20, 214, 1, outdoor(pen, 2)) +
    translate(438, 300, 1.2, remote)
  return {
    width: 660,
    height: 580,
    art,
    focus: [420, 286, 180],
    stance: 'stand',
    scene: 'livingWall',
    foot: 10,
  }
}

/** Air conditioners: 挂机, 柜机, 中央空调. */
export const aircon = { wall, stand, duct }

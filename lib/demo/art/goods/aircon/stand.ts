import { badge, cylinder, dots, energyLabel, glass, led, panel, ink } from '../../parts/material'
import type { Draw, Pen } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { d, ellipse, path, rect, stroke } from '../../parts/svg'
import { doorSeam } from '../../parts/turn'

/** A round tower with a long vertical outlet. */
export const stand: Draw = (pen) => {
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

const louvres = ({ sheet, tone }: Pen, w: number) =>
  rect(18, 48, w - 36, 150, '#14181d', { rx: 12, stroke: tone.edge }) +
  [0, 1, 2, 3, 4, 5]
    .map((index) =>
      rect(22, 56 + index * 24, w - 44, 15, sheet.linear('down', [0, tone.light], [1, tone.dark]), { rx: 4 }),
    )
    .join('')

/** Two tall outlets beside a glass centre with the temperature. */
const uprightOutlet = ({ sheet, tone }: Pen, w: number) =>
  [20, w - 56]
    .map(
      (x) =>
        rect(x, 76, 36, 290, '#14181d', { rx: 18, stroke: tone.edge }) +
        [0, 1, 2]
          .map((index) =>
            rect(x + 6 + index * 9, 90, 6, 262, sheet.linear('right', [0, tone.bright], [1, tone.dark]), {
              rx: 3,
            }),
          )
          .join(''),
    )
    .join('') +
  rect(70, 76, w - 140, 290, glass(sheet), { rx: 14 }) +
  led(w / 2, 140, '28°', 34, '#ffb26b') +
  led(w / 2, 170, '强热', 15, '#ffb26b') +
  rect(w / 2 - 14, 330, 28, 4, '#5fd0ff', { rx: 2 })

/** A square cabinet: wide outlet with louvres above, intake slits below. */
const squareCabinet =
  (upright: boolean): Draw =>
  (pen) => {
    const { sheet, tone } = pen
    const w = 210
    const h = 604
    const art =
      rect(10, h - 12, w - 20, 12, '#2b3138', { rx: 3 }) +
      rect(0, 0, w, h - 6, panel(sheet, tone), { rx: 16, stroke: tone.edge }) +
      rect(3, 3, w - 6, 30, sheet.linear('down', [0, tone.bright], [1, tone.base]), { rx: 14 }) +
      (upright ? uprightOutlet(pen, w) : louvres(pen, w)) +
      (upright
        ? ''
        : rect(18, 212, w - 36, 74, glass(sheet), { rx: 12 }) + led(w / 2, 262, '28°', 38, '#ffb26b')) +
      stroke(d`M10 ${upright ? 392 : 300}H${w - 10}`, tone.edge, 1, { strokeOpacity: 0.5 }) +
      badge(w / 2, upright ? 404 : 330, 20, ink(pen), pen.seed) +
      [0, 1, 2, 3, 4, 5, 6, 7, 8]
        .map((index) => rect(30 + index * 17.6, 420, 7, 140, tone.dark, { rx: 3.5, fillOpacity: 0.75 }))
        .join('') +
      energyLabel(w - 50, upright ? 20 : 318, 32)
    return {
      width: w,
      height: h,
      art,
      focus: [-10, 30, 230],
      stance: 'stand',
      scene: 'livingFloor',
      turn: { depth: 190, radius: 16, art: doorSeam(pen, 20, 190, h - 10) },
    }
  }

export const cabinet = squareCabinet(false)
export const cabinetNorth = squareCabinet(true)

/** A tower wrapped in woven cloth, on a wooden foot. */
export const fabric: Draw = (pen) => {
  const { sheet, tone } = pen
  const h = 604
  const weave = (angle: number) =>
    dots(20 + angle, 62 + angle, 23, 64, 7, 1.7, angle ? tone.dark : tone.bright)
  const wood = sheet.linear('right', [0, '#7a5532'], [0.3, '#c49a6c'], [0.7, '#a5773f'], [1, '#6b4827'])
  const art =
    path('M24 560L14 602H38L48 560zM152 560L162 602H186L176 560z', wood) +
    ellipse(100, 562, 84, 12, '#5a3c20') +
    path('M10 40Q10 10 100 10T190 40V548Q190 566 100 566T10 548z', cylinder(sheet, tone), {
      stroke: tone.edge,
    }) +
    weave(0) +
    weave(3) +
    ellipse(100, 38, 88, 22, wood, { stroke: '#5a3c20', strokeWidth: 0.8 }) +
    ellipse(100, 36, 70, 14, '#1b2026') +
    [58, 46, 34]
      .map((rx) => ellipse(100, 36, rx, rx * 0.19, 'none', { stroke: '#59646f', strokeWidth: 2 }))
      .join('') +
    led(100, 116, '26°', 24, tone.isDark ? '#ffe9c4' : tone.dark) +
    rect(12, 528, 176, 12, wood, { rx: 3 }) +
    badge(100, 480, 18, ink(pen), pen.seed)
  return {
    width: 200,
    height: h,
    art,
    focus: [0, 0, 200],
    stance: 'stand',
    scene: 'livingFloor',
    foot: 170,
  }
}

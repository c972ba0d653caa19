import { mix } from '../../parts/color'
import { chrome, dots, glass, led } from '../../parts/material'
import type { Pen } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { circle, d, path, rect, stroke } from '../../parts/svg'

const w = 640

/** Colour of digits that shine through the shell. */
const through = ({ tone }: Pen) => (tone.isDark ? '#eaf6ff' : mix(tone.dark, '#3f7fa8', 0.5))

/** Digits behind the shell and a thin ornament line. */
export const plain = (pen: Pen, h: number) =>
  rect(40, h - 56, w - 80, 3, vary(pen.seed, 1, ['#c8a36a', '#9aa4ae', '#d7dce1']), { rx: 1.5 }) +
  led(w - 90, h * 0.58, '26', 44, through(pen)) +
  led(w - 54, h * 0.48, '°C', 14, through(pen))

/** The right third is a glass module with a round fresh-air inlet and the display. */
export const freshModule = (pen: Pen, h: number) =>
  rect(w - 196, 1, 3, h - 52, chrome(pen.sheet)) +
  path(d`M${w - 192} 1H${w - 30}Q${w - 1} 1 ${w - 1} 30V${h - 50}H${w - 192}z`, glass(pen.sheet), {
    fillOpacity: 0.93,
  }) +
  circle(w - 142, 84, 34, 'none', { stroke: '#7de0b0', strokeWidth: 3 }) +
  [26, 19, 12].map((r) => circle(w - 142, 84, r, 'none', { stroke: '#59707e', strokeWidth: 2.6 })).join('') +
  led(w - 142, 146, '新风', 17, '#7de0b0') +
  led(w - 64, 124, '26°', 34)

/** A chrome smile along the closed flap, digits in the middle of the shell. */
export const smile = (pen: Pen, h: number) =>
  path(
    d`M10 ${h - 62}Q${w / 2} ${h - 42} ${w - 10} ${h - 62}V${h - 54}Q${w / 2} ${h - 34} 10 ${h - 54}z`,
    chrome(pen.sheet),
  ) +
  led(w - 132, h * 0.48, '26', 52, through(pen)) +
  led(w - 90, h * 0.36, '°C', 15, through(pen)) +
  led(w - 118, h * 0.62, '省电', 15, '#2fa36b')

/** A bevelled dark strip with warm digits. */
export const ember = (pen: Pen, h: number) =>
  path(d`M0 ${h - 92}L${w} ${h - 104}V${h - 80}H0z`, pen.tone.dark) +
  path(d`M8 8H${w * 0.62}L${w * 0.52} ${h - 98}L8 ${h - 94}z`, '#ffffff', {
    fillOpacity: pen.tone.isDark ? 0.06 : 0.35,
  }) +
  led(w - 130, h * 0.42, '30°', 50, pen.tone.isDark ? '#ffb26b' : '#d9652a') +
  path(d`M${w - 212} ${h * 0.4}q-14 -18 2 -36q2 12 10 16q6 12 -12 20z`, '#f08a3c')

/** The lower half is a curved cover with hundreds of small holes. */
export const microHoles = (pen: Pen, h: number) =>
  path(
    d`M4 ${h * 0.44}Q${w / 2} ${h * 0.56} ${w - 4} ${h * 0.44}V${h - 62}Q${w - 4} ${h - 8} ${w - 62} ${h - 8}H62Q4 ${h - 8} 4 ${h - 62}z`,
    pen.sheet.linear('down', [0, pen.tone.bright], [1, pen.tone.shade]),
    { stroke: pen.tone.edge, strokeWidth: 1 },
  ) +
  dots(40, h * 0.6, 57, 8, 10, 1.7, pen.tone.dark) +
  led(w - 112, h * 0.34, '26°', 38, through(pen)) +
  rect(w / 2 - 60, h - 22, 120, 4, pen.tone.dark, { rx: 2, fillOpacity: 0.5 })

/** Plain and boxy: intake slits in front, three lamps and small digits. */
export const intake = (pen: Pen, h: number) =>
  [0, 1, 2, 3, 4]
    .map((index) => stroke(d`M26 ${24 + index * 11}H${w - 92}`, pen.tone.dark, 3, { strokeOpacity: 0.5 }))
    .join('') +
  stroke(d`M10 ${h - 74}H${w - 10}`, pen.tone.edge, 1.4) +
  rect(w - 172, h - 62, 132, 22, '#1b2026', { rx: 5 }) +
  led(w - 146, h - 45, '26', 17, '#7de0b0') +
  ['#34d17f', '#ffb13d', '#5fd0ff']
    .map((color, index) => circle(w - 102 + index * 20, h - 51, 4, color))
    .join('')

/** A moon with stars on a pill-shaped shell. */
export const moon = (pen: Pen, h: number) =>
  circle(92, h * 0.44, 46, glass(pen.sheet)) +
  path(d`M96 ${h * 0.44 - 28}a28 28 0 1 0 24 40a24 24 0 1 1 -24 -40z`, '#ffd98a') +
  [
    [116, h * 0.36],
    [106, h * 0.48],
    [122, h * 0.46],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 3, '#ffffff'))
    .join('') +
  path(
    d`M${w - 250} ${h * 0.58}q-22 0 -22 -18t24 -16q6 -22 32 -20q20 0 26 18q24 -2 24 18t-22 18z`,
    '#ffffff',
    {
      fillOpacity: 0.75,
    },
  ) +
  led(w - 214, h * 0.54, '26°', 32, mix(pen.tone.dark, '#3f7fa8', 0.6)) +
  stroke(d`M60 ${h - 46}Q${w / 2} ${h - 30} ${w - 60} ${h - 46}`, pen.tone.edge, 1.2)

/** A long glass band over the outlet, with the digits in it and a fresh-air grille at its left. */
export const glassBand = (pen: Pen, h: number) =>
  rect(0, h - 82, w, 70, glass(pen.sheet), { rx: 6 }) +
  rect(0, h - 84, w, 3, chrome(pen.sheet)) +
  led(w / 2, h - 36, '26°', 36) +
  led(w / 2 + 100, h - 38, '新风 80', 16, '#7de0b0') +
  [0, 1, 2, 3, 4, 5, 6].map((index) => rect(22 + index * 10, h - 70, 4, 46, '#7d8893', { rx: 2 })).join('') +
  rect(120, h - 20, w - 240, 5, '#05070a', { rx: 2.5 })

/** Fluted lower half in a warm tone and a small moon. */
export const ribs = (pen: Pen, h: number) => {
  const flute = pen.sheet.linear('right', [0, '#b9a27e'], [0.5, '#efe3cc'], [1, '#b9a27e'])
  return (
    rect(2, h * 0.44, w - 4, h * 0.3, '#d8c6a6') +
    Array.from({ length: 40 }, (_, index) =>
      rect(4 + index * 15.8, h * 0.44, 14, h * 0.3, flute, { rx: 3 }),
    ).join('') +
    rect(2, h * 0.43, w - 4, 2, chrome(pen.sheet)) +
    path(d`M${w - 176} 34a22 22 0 1 0 18 36a19 19 0 1 1 -18 -36z`, through(pen)) +
    led(w - 110, 70, '26°', 34, through(pen))
  )
}

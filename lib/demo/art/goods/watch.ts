import { mix } from '../parts/color'
import { chrome, cylinder } from '../parts/material'
import type { Draw, Pen } from '../parts/pen'
import { vary } from '../parts/pen'
import { circle, d, digitStack, ellipse, group, path, translate, rect, stroke, text } from '../parts/svg'
import { wallpaper } from '../parts/wallpaper'

const accents: readonly [string, ...string[]] = ['#ff5d5d', '#34d17f', '#4ea4ff', '#ffb13d']

/** The two halves of a strap above and below a case that spans `top` to `bottom`. */
function strap(
  pen: Pen,
  cx: number,
  wide: number,
  narrow: number,
  top: number,
  bottom: number,
  height: number,
): string {
  const { sheet, tone } = pen
  const fill = cylinder(sheet, tone)
  const holes = [0, 1, 2, 3, 4]
    .map((index) => rect(cx - 4, height - 44 - index * 24, 8, 12, tone.dark, { rx: 4, fillOpacity: 0.6 }))
    .join('')
  const half = (y: number, end: number) =>
    path(
      d`M${cx - wide} ${y}C${cx - wide} ${(y * 2 + end) / 3} ${cx - narrow} ${(y + end * 2) / 3} ${cx - narrow} ${end}H${cx + narrow}C${cx + narrow} ${(y + end * 2) / 3} ${cx + wide} ${(y * 2 + end) / 3} ${cx + wide} ${y}z`,
      fill,
      { stroke: tone.edge, strokeLinejoin: 'round' },
    )
  const stitch = vary(pen.seed, 1, [true, false])
    ? stroke(
        d`M${cx - narrow + 10} 12L${cx - wide + 16} ${top - 12}M${cx + narrow - 10} 12L${cx + wide - 16} ${top - 12}M${cx - wide + 16} ${bottom + 12}L${cx - narrow + 10} ${height - 10}M${cx + wide - 16} ${bottom + 12}L${cx + narrow - 10} ${height - 10}`,
        tone.rim,
        1.6,
        { strokeDasharray: '6 5', strokeOpacity: 0.7 },
      )
    : ''
  return (
    half(top + 20, 0) +
    half(bottom - 20, height) +
    holes +
    stitch +
    rect(cx - narrow - 5, 26, narrow * 2 + 10, 22, tone.base, { rx: 7, stroke: tone.edge }) +
    rect(cx - narrow - 5, 27, narrow * 2 + 10, 7, tone.rim, { rx: 4, fillOpacity: 0.4 })
  )
}

function rings(cx: number, cy: number, r: number): string {
  return accents
    .slice(0, 3)
    .map((color, index) => {
      const radius = r * (1 - index * 0.26)
      const round = 2 * Math.PI * radius
      const arc = (share: number, opacity: number) =>
        circle(cx, cy, radius, 'none', {
          stroke: color,
          strokeWidth: r * 0.19,
          strokeOpacity: opacity,
          strokeDasharray: `${(round * share).toFixed(1)} 999`,
          strokeLinecap: 'round',
          transform: `rotate(-90 ${cx} ${cy})`,
        })
      return arc(1, 0.22) + arc(0.82 - index * 0.13, 1)
    })
    .join('')
}

const digits = (x: number, y: number, content: string, size: number, fill: string, weight = 300) =>
  text(x, y, content, size, fill, { textAnchor: 'middle', fontFamily: digitStack, fontWeight: weight })

/** Metal of the case: dark for dark straps, silver for light ones. */
const metal = (pen: Pen) =>
  pen.tone.isDark
    ? pen.sheet.linear('fall', [0, '#8b939c'], [0.3, '#3c434a'], [0.6, '#1c2025'], [1, '#565e67'])
    : pen.sheet.linear('fall', [0, '#ffffff'], [0.3, '#c5cbd1'], [0.6, '#959da6'], [1, '#dfe3e7'])

const square: Draw = (pen) => {
  const { sheet } = pen
  const body =
    strap(pen, 170, 112, 92, 150, 458, 604) +
    rect(312, 250, 22, 62, chrome(sheet), { rx: 8, stroke: '#6b747d' }) +
    rect(310, 336, 12, 64, metal(pen), { rx: 5 }) +
    rect(24, 134, 292, 340, metal(pen), { rx: 88, stroke: '#59626b', strokeWidth: 1.2 }) +
    rect(34, 144, 272, 320, '#07080a', { rx: 79 }) +
    wallpaper(pen, 44, 154, 252, 300, 70) +
    rect(44, 154, 252, 300, '#05070b', { rx: 70, fillOpacity: 0.42 }) +
    digits(170, 268, '10:08', 86, '#ffffff') +
    text(170, 302, '6月18日 周四', 19, '#ffffff', { textAnchor: 'middle', fillOpacity: 0.9 }) +
    rings(112, 378, 42) +
    digits(222, 372, '8,642', 30, '#ffffff', 500) +
    text(222, 398, '步 · 心率 72', 16, '#ffffff', { textAnchor: 'middle', fillOpacity: 0.85 }) +
    path('M112 154H226Q140 240 100 452Q44 440 44 384V224Q44 154 112 154z', '#ffffff', { fillOpacity: 0.07 })
  return product(pen, 340, body, [55, 190, 240])
}

const round: Draw = (pen) => {
  const { sheet, tone } = pen
  const classic = vary(pen.seed, 2, [true, false])
  const accent = vary(pen.seed, 3, accents)
  let ticks = ''
  for (let index = 0; index < 12; index++)
    ticks += group(
      { transform: `rotate(${index * 30} 180 304)` },
      rect(178, 176, 4, index % 3 ? 12 : 20, '#e8edf2', { rx: 2 }),
    )
  const dial = classic
    ? ticks +
      text(180, 250, '周四 18', 18, '#cfd8e0', { textAnchor: 'middle' }) +
      rings(180, 362, 28) +
      group({ transform: 'rotate(-56 180 304)' }, rect(175, 222, 10, 92, '#ffffff', { rx: 5 })) +
      group({ transform: 'rotate(50 180 304)' }, rect(177, 184, 6, 130, '#ffffff', { rx: 3 })) +
      group({ transform: 'rotate(210 180 304)' }, rect(179, 180, 2, 146, accent)) +
      circle(180, 304, 8, accent) +
      circle(180, 304, 3, '#ffffff')
    : wallpaper(pen, 54, 178, 252, 252, 126) +
      circle(180, 304, 126, '#05070b', { fillOpacity: 0.4 }) +
      digits(180, 324, '10:08', 82, '#ffffff') +
      text(180, 232, '6月18日 周四', 18, '#ffffff', { textAnchor: 'middle' }) +
      digits(140, 374, '72', 28, accent, 500) +
      digits(220, 374, '8642', 28, '#ffffff', 500) +
      text(180, 404, '心率      步数', 14, '#ffffff', { textAnchor: 'middle', fillOpacity: 0.85 })
  const body =
    strap(pen, 180, 96, 84, 150, 458, 604) +
    rect(316, 240, 26, 34, metal(pen), { rx: 8, stroke: '#59626b', transform: 'rotate(-18 180 304)' }) +
    rect(316, 330, 24, 34, metal(pen), { rx: 8, stroke: '#59626b', transform: 'rotate(8 180 304)' }) +
    circle(180, 304, 156, metal(pen), { stroke: '#59626b', strokeWidth: 1.2 }) +
    circle(180, 304, 144, sheet.linear('fall', [0, '#30363d'], [1, mix(tone.dark, '#08090b', 0.8)])) +
    circle(180, 304, 132, '#07080a') +
    dial +
    path('M96 214A126 126 0 0 1 240 192Q150 260 120 412A126 126 0 0 1 96 214z', '#ffffff', {
      fillOpacity: 0.07,
    })
  return product(pen, 360, body, [70, 194, 220])
}

const band: Draw = (pen) => {
  const body =
    strap(pen, 120, 70, 60, 150, 458, 604) +
    rect(34, 116, 172, 376, metal(pen), { rx: 84, stroke: '#59626b', strokeWidth: 1.2 }) +
    rect(42, 124, 156, 360, '#07080a', { rx: 77 }) +
    wallpaper(pen, 50, 132, 140, 344, 69) +
    rect(50, 132, 140, 344, '#05070b', { rx: 69, fillOpacity: 0.4 }) +
    digits(120, 252, '10', 86, '#ffffff', 400) +
    digits(120, 330, '08', 86, '#ffffff', 400) +
    text(120, 358, '周四 18', 16, '#ffffff', { textAnchor: 'middle' }) +
    rings(120, 410, 34) +
    path('M118 132Q70 220 64 440Q50 420 50 400V200Q54 138 118 132z', '#ffffff', { fillOpacity: 0.1 })
  return product(pen, 240, body, [20, 180, 200])
}

/** The `side` view turns the whole watch: narrower and leaning, with a second strap half hidden behind it. */
function product(pen: Pen, width: number, art: string, focus: readonly [number, number, number]) {
  const shared = { height: 604, focus, stance: 'stand', scene: 'desk' } as const
  if (pen.view !== 'side') return { width, art, ...shared }
  const { sheet, tone } = pen
  const cx = width * 0.6
  const inside = sheet.linear('right', [0, tone.dark], [1, tone.base])
  const loop =
    ellipse(cx, 306, width * 0.44, 268, 'none', { stroke: tone.edge, strokeWidth: 50 }) +
    ellipse(cx, 306, width * 0.44, 268, 'none', { stroke: inside, strokeWidth: 47 }) +
    ellipse(cx, 306, width * 0.44 - 22, 246, 'none', {
      stroke: '#000000',
      strokeOpacity: 0.25,
      strokeWidth: 4,
    })
  return {
    width: width * 1.05,
    art: loop + group({ transform: 'matrix(.84 .07 0 1 0 -8)' }, translate(0, 0, 1, art)),
    ...shared,
  }
}

/** Watches: 方形, 圆形, 手环. */
export const watch = { square, round, band }

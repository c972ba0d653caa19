import { badge, chrome, dots, glass, panel } from '../../parts/material'
import type { Draw, Pen } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { circle, d, group, path, rect, text, translate } from '../../parts/svg'
import { display, keys } from './parts'

/** The closed side of a tower: a slot of vents near the front. */
export const sideVents = (pen: Pen, depth: number, height: number) =>
  rect(depth * 0.12, 40, depth * 0.3, height - 90, '#000000', { rx: 10, fillOpacity: 0.22 }) +
  dots(depth * 0.17, 60, 6, 22, depth * 0.042, 2, pen.tone.isDark ? '#000000' : pen.tone.dark)

export const gaming: Draw = (pen) => {
  const { sheet, tone } = pen
  const glow = vary(pen.seed, 3, ['#22d3ee', '#a855f7', '#f43f5e', '#34d399'])
  const second = vary(pen.seed, 4, ['#f472b6', '#60a5fa', '#fbbf24'])
  const light = sheet.linear('fall', [0, glow], [1, second])
  const fan = (cx: number, cy: number, r: number) =>
    circle(cx, cy, r, '#0b0d11') +
    circle(cx, cy, r * 0.88, 'none', { stroke: light, strokeWidth: r * 0.16 }) +
    [0, 1, 2, 3, 4]
      .map((index) =>
        group(
          { transform: `rotate(${index * 72} ${cx} ${cy})` },
          path(
            d`M${cx} ${cy}q${-r * 0.3} ${-r * 0.5} ${r * 0.1} ${-r * 0.72}q${r * 0.36} ${r * 0.14} ${-r * 0.1} ${r * 0.72}z`,
            glow,
            { fillOpacity: 0.35 },
          ),
        ),
      )
      .join('') +
    circle(cx, cy, r * 0.2, '#1b2027')
  const tower =
    rect(20, 560, 40, 12, '#15191d', { rx: 3 }) +
    rect(190, 560, 40, 12, '#15191d', { rx: 3 }) +
    rect(0, 0, 250, 564, panel(sheet, tone), { rx: 12, stroke: tone.edge }) +
    rect(12, 12, 226, 540, glass(sheet), { rx: 8, stroke: light, strokeWidth: 2 }) +
    rect(28, 214, 178, 44, '#2b3138', { rx: 5 }) +
    rect(28, 252, 178, 4, light) +
    text(42, 242, '高性能显卡', 15, '#cfd8e0') +
    rect(50, 60, 120, 116, '#171b21', { rx: 4, stroke: '#333a42' }) +
    circle(110, 118, 36, '#0b0d11', { stroke: light, strokeWidth: 5 }) +
    text(110, 126, '42°', 20, '#ffffff', { textAnchor: 'middle' }) +
    [44, 62, 80].map((x) => rect(x + 130, 66, 8, 104, light, { rx: 2, fillOpacity: 0.85 })).join('') +
    fan(76, 344, 50) +
    fan(176, 344, 40) +
    fan(76, 464, 50) +
    rect(140, 420, 84, 90, '#171b21', { rx: 4, stroke: '#333a42' }) +
    dots(152, 434, 7, 7, 10, 1.4, '#3f4853') +
    path('M12 20Q12 12 20 12H130L60 552H20Q12 552 12 544z', '#ffffff', { fillOpacity: 0.08 }) +
    badge(206, 534, 18, '#d5dbe1', pen.seed)
  if (pen.view === 'side' || pen.view === 'size')
    return {
      width: 250,
      height: 572,
      art: tower,
      focus: [10, 290, 240],
      stance: 'stand',
      scene: 'desk',
      turn: { depth: 250, radius: 12, art: sideVents(pen, 250, 560) },
    }
  const monitor =
    path('M186 300h28l14 96h-56z', chrome(sheet)) +
    path('M110 392H290L306 404H94z', '#2b3138') +
    translate(
      0,
      0,
      1,
      display(
        { ...pen, tone: { ...tone, bright: '#59626b', base: '#22272d', shade: '#101317', edge: '#08090b' } },
        400,
        304,
        8,
        12,
        8,
      ),
    ) +
    rect(0, 0, 400, 304, 'none', { rx: 8, stroke: glow, strokeOpacity: 0.25, strokeWidth: 3 })
  const board =
    path('M20 0H330L346 46Q348 54 338 54H12Q2 54 4 46z', '#14181d', { stroke: light, strokeWidth: 1.6 }) +
    keys(175, 3, 316, 11, 4, glow)
  const art =
    translate(0, 130, 1, monitor) +
    translate(386, 0, 1, tower) +
    translate(10, 544, 0.92, board) +
    rect(340, 552, 34, 46, sheet.linear('fall', [0, '#4b545e'], [1, '#0d1013']), {
      rx: 17,
      stroke: glow,
      strokeWidth: 1.4,
    })
  return {
    width: 640,
    height: 604,
    art,
    focus: [396, 290, 240],
    stance: 'stand',
    scene: 'desk',
  }
}

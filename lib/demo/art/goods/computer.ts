import { mix } from '../parts/color'
import { badge, chrome, dots, glass, gloss, panel } from '../parts/material'
import type { Draw, Pen } from '../parts/pen'
import { vary } from '../parts/pen'
import { circle, d, group, path, translate, rect, stroke, text } from '../parts/svg'
import { wallpaper } from '../parts/wallpaper'

const metal = (pen: Pen) =>
  pen.sheet.linear('down', [0, pen.tone.bright], [0.4, pen.tone.base], [1, pen.tone.shade])

/** A lit screen in its frame, showing a few windows. */
function display(pen: Pen, w: number, h: number, bezel: number, chin: number, r: number): string {
  const icons = ['#3d7df0', '#f5a623', '#37b26c', '#ff6b57', '#8d63e8']
  return (
    rect(
      0,
      0,
      w,
      h,
      pen.sheet.linear('fall', [0, pen.tone.bright], [0.4, pen.tone.base], [1, pen.tone.shade]),
      { rx: r, stroke: pen.tone.edge },
    ) +
    rect(2, 2, w - 4, h - 4, '#0a0c0f', { rx: r - 2 }) +
    wallpaper(pen, bezel, bezel, w - bezel * 2, h - bezel - chin, Math.max(2, r - bezel)) +
    rect(w / 2 - 92, h - chin - 34, 184, 26, '#ffffff', { rx: 8, fillOpacity: 0.35 }) +
    icons
      .map((color, index) => rect(w / 2 - 80 + index * 35, h - chin - 30, 19, 19, color, { rx: 5 }))
      .join('') +
    text(w - bezel - 12, bezel + 18, '10:08', 12, '#ffffff', { textAnchor: 'end' }) +
    gloss(pen.sheet, bezel, bezel, w - bezel * 2, h - bezel - chin, 0.11)
  )
}

/** Rows of keys inside a trapezoid that recedes. */
function keys(
  cx: number,
  top: number,
  width: number,
  rowHeight: number,
  rows: number,
  glow?: string,
): string {
  let all = ''
  for (let row = 0; row < rows; row++) {
    const half = (width / 2) * (0.86 + (row / rows) * 0.14)
    const step = (half * 2) / 15
    all += stroke(
      d`M${cx - half} ${top + (row + 0.5) * rowHeight}H${cx + half}`,
      glow ?? '#2a3037',
      rowHeight * 0.72,
      { strokeDasharray: `${(step * 0.84).toFixed(1)} ${(step * 0.16).toFixed(1)}`, strokeLinecap: 'butt' },
    )
  }
  return all
}

const laptop: Draw = (pen) => {
  const { sheet, tone } = pen
  const art =
    translate(60, 0, 1, display(pen, 520, 340, 10, 14, 14)) +
    path('M64 338H576L584 350H56z', tone.dark) +
    path('M58 346H582L640 462Q642 470 632 470H8Q-2 470 0 462z', metal(pen), { stroke: tone.edge }) +
    path('M92 354H548L574 410H66z', tone.isDark ? '#14171b' : mix(tone.shade, '#2b3138', 0.25)) +
    keys(320, 355, 488, 13.4, 4, vary(pen.seed, 1, ['#2a3037', '#3a4149', '#f2f4f6'])) +
    path('M246 418H394L402 458H238z', tone.light, { stroke: tone.edge, strokeOpacity: 0.6 }) +
    path(
      'M0 462Q0 482 20 484H620Q640 482 640 462L632 470H8z',
      sheet.linear('down', [0, tone.light], [1, tone.dark]),
    ) +
    path('M270 471h100q-2 7-10 7h-80q-8 0-10-7z', tone.dark, { fillOpacity: 0.5 })
  if (pen.view === 'side') return closedLaptop(pen)
  return { width: 640, height: 484, art, focus: [330, 280, 220], stance: 'stand', scene: 'desk' }
}

/** From the other side: the half-open lid with the maker's mark. */
function closedLaptop(pen: Pen) {
  const { sheet, tone } = pen
  const lid = sheet.linear('fall', [0, tone.bright], [0.35, tone.light], [0.65, tone.base], [1, tone.shade])
  const art =
    path('M150 0H572Q590 0 590 18L640 330Q642 342 628 342H70Q56 342 58 330L130 18Q134 0 150 0z', lid, {
      stroke: tone.edge,
    }) +
    path('M150 2H380L250 340H62z', '#ffffff', { fillOpacity: tone.isDark ? 0.05 : 0.18 }) +
    badge(350, 172, 60, tone.isDark ? '#d5dbe1' : tone.dark, pen.seed) +
    path(
      'M58 338H640L652 360Q652 374 634 376H64Q46 374 46 360z',
      sheet.linear('down', [0, tone.base], [0.4, tone.bright], [1, tone.dark]),
      { stroke: tone.edge },
    ) +
    [96, 130].map((x) => rect(x, 353, 24, 8, '#15191d', { rx: 4 })).join('') +
    rect(560, 353, 34, 8, '#15191d', { rx: 3 })
  return {
    width: 690,
    height: 378,
    art,
    focus: [240, 80, 220] as const,
    stance: 'stand' as const,
    scene: 'desk' as const,
    foot: 620,
  }
}

const desktop: Draw = (pen) => {
  const { sheet, tone } = pen
  const light = vary(pen.seed, 2, [true, false])
  const board = light ? '#f2f4f6' : '#2a3037'
  const screen =
    path(
      'M276 392H364L376 486H264z',
      sheet.linear('right', [0, tone.shade], [0.3, tone.bright], [1, tone.shade]),
      { stroke: tone.edge, strokeOpacity: 0.6 },
    ) +
    path('M214 484H426L444 498Q446 504 438 504H202Q194 504 196 498z', metal(pen), { stroke: tone.edge }) +
    translate(0, 0, 1, display(pen, 640, 396, 10, 44, 14)) +
    rect(2, 354, 636, 40, sheet.linear('down', [0, tone.bright], [1, tone.base]), { rx: 8 }) +
    badge(320, 374, 22, tone.isDark ? '#d5dbe1' : tone.dark, pen.seed)
  const desk =
    path('M92 530H462L478 574Q480 582 470 582H84Q74 582 76 574z', light ? '#d9dee3' : '#15191d', {
      stroke: '#00000033',
    }) +
    keys(277, 531, 372, 11, 4, board) +
    path(
      'M520 552C520 528 574 528 574 552V566C574 588 520 588 520 566z',
      sheet.linear('fall', [0, light ? '#ffffff' : '#59626b'], [1, light ? '#c6ccd2' : '#15191d']),
      { stroke: '#00000033' },
    ) +
    rect(545, 538, 4, 12, '#8d959d', { rx: 2 })
  if (pen.view === 'side' || pen.view === 'size')
    return {
      width: 640,
      height: 506,
      art: screen,
      focus: [376, 280, 220],
      stance: 'stand',
      scene: 'desk',
      foot: 240,
      body: [0, 0, 640, 396],
      turn: { depth: 34, radius: 14 },
    }
  return {
    width: 640,
    height: 586,
    art: screen + desk,
    focus: [376, 380, 220],
    stance: 'stand',
    scene: 'desk',
    foot: 420,
  }
}

/** The closed side of a tower: a slot of vents near the front. */
const sideVents = (pen: Pen, depth: number, height: number) =>
  rect(depth * 0.12, 40, depth * 0.3, height - 90, '#000000', { rx: 10, fillOpacity: 0.22 }) +
  dots(depth * 0.17, 60, 6, 22, depth * 0.042, 2, pen.tone.isDark ? '#000000' : pen.tone.dark)

const gaming: Draw = (pen) => {
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

/** Computers: 笔记本, 一体台式机, 游戏台式机. */
export const computer = { laptop, desktop, gaming }

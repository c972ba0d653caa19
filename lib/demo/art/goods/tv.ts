import { badge, chrome, dots, gloss, steel } from '../parts/material'
import type { Draw, Pen } from '../parts/pen'
import { vary } from '../parts/pen'
import { d, group, path, rect, stroke, text } from '../parts/svg'
import { thinTurn } from '../parts/turn'
import { wallpaper } from '../parts/wallpaper'

const w = 640
const h = 366

/** Back cover with connectors, for the turned view's side. */
const side = (depth: number) => rect(depth * 0.5, 20, depth * 0.5, h - 40, '#000000', { fillOpacity: 0.25 })

function screen(pen: Pen, bezel: number, chin: number): string {
  const { sheet } = pen
  return (
    rect(0, 0, w, h, sheet.linear('fall', [0, '#5a6069'], [0.2, '#22262b'], [1, '#0e1013']), { rx: 5 }) +
    wallpaper(pen, bezel, bezel, w - bezel * 2, h - bezel - chin, 2) +
    gloss(sheet, bezel, bezel, w - bezel * 2, h - bezel - chin, 0.13)
  )
}

/** The clock in the corner of a screen. */
const clock = (x: number, y: number, size: number) =>
  group(
    { opacity: 0.92 },
    text(x, y, '10:08', size, '#ffffff', { fontWeight: 300 }) +
      text(x, y + size * 0.62, '今日 晴 24°', size * 0.34, '#ffffff'),
  )

function feet(pen: Pen): string {
  const { sheet, tone } = pen
  const color = tone.isDark ? sheet.linear('fall', [0, '#6b737c'], [1, '#22262b']) : chrome(sheet)
  if (vary(pen.seed, 1, [true, false]))
    return [110, w - 110]
      .map(
        (x) =>
          path(d`M${x - 5} ${h - 2}h10l24 38h-58z`, color) + rect(x - 36, h + 34, 72, 5, color, { rx: 2.5 }),
      )
      .join('')
  return (
    path(d`M${w / 2 - 34} ${h - 2}h68l8 34h-84z`, color) +
    path(d`M${w / 2 - 130} ${h + 30}h260l14 8q2 2-4 2h-280q-6 0-4-2z`, color)
  )
}

const flat: Draw = (pen) => ({
  width: w,
  height: h + 40,
  art:
    feet(pen) +
    screen(pen, 5, 12) +
    rect(w / 2 - 30, h - 6, 60, 3, '#2e343b', { rx: 1.5 }) +
    clock(34, 66, 40) +
    badge(w / 2, h - 6, 9, '#aab2ba', pen.seed),
  focus: [-26, -26, 250],
  stance: 'stand',
  scene: 'media',
  foot: 380,
  body: [0, 0, w, h],
})

const thin: Draw = (pen) => {
  const { sheet, tone } = pen
  const bar =
    rect(
      118,
      h + 14,
      404,
      34,
      sheet.linear(
        'down',
        [0, tone.isDark ? '#5b636c' : tone.bright],
        [0.5, tone.isDark ? '#2b3036' : tone.base],
        [1, tone.isDark ? '#14171b' : tone.shade],
      ),
      { rx: 8, stroke: '#0f1215', strokeOpacity: 0.4 },
    ) + dots(136, h + 24, 92, 3, 4, 0.9, tone.isDark ? '#0a0c0e' : '#6b7682')
  return {
    width: w,
    height: h + 50,
    art:
      path(d`M270 ${h}h100l6 20h-112z`, steel(sheet)) +
      bar +
      screen(pen, 3, 5) +
      rect(0, h - 3, w, 3, chrome(sheet), { rx: 1.5 }) +
      clock(30, 62, 38) +
      text(w - 30, 50, 'Mini LED', 20, '#ffffff', { textAnchor: 'end', fontWeight: 600, opacity: 0.9 }),
    focus: [w - 224, -20, 250],
    stance: 'stand',
    scene: 'media',
    foot: 430,
    body: [0, 0, w, h],
  }
}

const art: Draw = (pen) => {
  const { sheet, tone } = pen
  const depth = 34
  const frame = 17
  const mat = 40
  const grain = sheet.linear('right', [0, tone.light], [0.5, tone.base], [1, tone.shade])
  const miter = (x: number, y: number, dx: number, dy: number) =>
    stroke(d`M${x} ${y}l${dx} ${dy}`, tone.edge, 1, { strokeOpacity: 0.7 })
  return {
    width: w,
    height: h + 40,
    art:
      rect(0, 0, w, h + 40, grain, { rx: 2, stroke: tone.edge }) +
      stroke(d`M1.5 ${h + 38}V1.5H${w - 2}`, tone.rim, 1.6, { strokeOpacity: 0.8 }) +
      miter(0, 0, frame, frame) +
      miter(w, 0, -frame, frame) +
      miter(0, h + 40, frame, -frame) +
      miter(w, h + 40, -frame, -frame) +
      rect(frame, frame, w - frame * 2, h + 40 - frame * 2, '#f7f4ee', {
        stroke: '#00000055',
        strokeWidth: 1.4,
      }) +
      path(d`M${frame} ${frame}h${w - frame * 2}v7h${-(w - frame * 2 - 7)}v${h - 1}h-7z`, '#000000', {
        fillOpacity: 0.12,
      }) +
      rect(
        frame + mat - 3,
        frame + mat - 3,
        w - (frame + mat) * 2 + 6,
        h + 40 - (frame + mat) * 2 + 6,
        '#ddd6c8',
      ) +
      wallpaper(pen, frame + mat, frame + mat, w - (frame + mat) * 2, h + 40 - (frame + mat) * 2, 0, 7) +
      gloss(sheet, frame, frame, w - frame * 2, h + 40 - frame * 2, 0.1),
    focus: [0, 0, 230],
    stance: 'hang',
    scene: 'media',
    turn: { depth, radius: 2, art: side(depth) },
  }
}

const turned =
  (draw: Draw, depth: number): Draw =>
  (pen) => {
    const product = draw(pen)
    if (pen.view !== 'side') return product
    return { ...product, turn: thinTurn(depth, 4) }
  }

/** Televisions: 平板, 超薄 Mini LED, 画框. */
export const tv = { flat: turned(flat, 22), thin: turned(thin, 12), art }

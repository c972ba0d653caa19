import { badge, chrome, dots, gloss, steel } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { d, ellipse, path, rect, stroke, text } from '../../parts/svg'
import { wallpaper } from '../../parts/wallpaper'
import { clock, feet, h, screen, side, w } from './parts'

/** 平板: a screen on feet. */
export const flat: Draw = (pen) => ({
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

/** 画框: a screen like a framed picture. */
export const art: Draw = (pen) => {
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

/** 超薄: almost no frame, flat on the wall. */
const onWall =
  (words: string): Draw =>
  (pen) => ({
    width: w,
    height: h,
    art:
      screen(pen, 4, 5) +
      clock(30, 62, 38) +
      text(w - 30, 50, words, 20, '#ffffff', { textAnchor: 'end', fontWeight: 600, opacity: 0.9 }),
    focus: [w - 224, -20, 250],
    stance: 'hang',
    scene: 'media',
  })

export const thin = onWall('Mini LED')
export const oled = onWall('OLED')

/** 回音壁一体: the speaker bar is part of the television. */
export const sound: Draw = (pen) => {
  const { sheet, tone } = pen
  return {
    width: w,
    height: h + 62,
    art:
      path(d`M270 ${h}h100l6 20h-112z`, steel(sheet)) +
      rect(40, h + 6, 560, 48, sheet.linear('down', [0, '#5b636c'], [0.5, '#2b3036'], [1, '#14171b']), {
        rx: 12,
      }) +
      dots(60, h + 20, 131, 5, 4, 0.9, '#0a0c0e') +
      [70, 570]
        .map((x) => rect(x - 26, h + 12, 52, 36, 'none', { rx: 10, stroke: '#8b939b', strokeWidth: 1.2 }))
        .join('') +
      rect(120, h + 54, 400, 7, chrome(sheet), { rx: 3 }) +
      screen(pen, 5, 8) +
      clock(34, 66, 40) +
      badge(w / 2, h + 30, 12, '#d5dbe1', pen.seed) +
      rect(w / 2 - 40, h + 44, 80, 2.4, tone.isDark ? '#5fd0ff' : '#3fb0e0'),
    focus: [60, 220, 230],
    stance: 'stand',
    scene: 'media',
    foot: 460,
    body: [0, 0, w, h],
  }
}

/** 云台: a screen on a column with a motor joint; it can stand upright. */
export const pivot: Draw = (pen) => {
  const { sheet, tone } = pen
  const column = sheet.linear('right', [0, tone.shade], [0.3, tone.bright], [1, tone.dark])
  return {
    width: w,
    height: h + 150,
    art:
      ellipse(w / 2, h + 138, 150, 12, tone.dark) +
      ellipse(w / 2, h + 132, 150, 12, sheet.linear('fall', [0, tone.bright], [1, tone.shade]), {
        stroke: tone.edge,
      }) +
      rect(w / 2 - 17, h - 10, 34, 142, column, { rx: 6, stroke: tone.edge }) +
      rect(w / 2 - 40, h + 4, 80, 34, column, { rx: 17, stroke: tone.edge }) +
      screen(pen, 9, 12) +
      clock(38, 70, 38) +
      stroke(d`M${w - 96} 60a30 30 0 1 1 -22 -9`, '#ffffff', 4, { strokeOpacity: 0.85 }) +
      path(d`M${w - 126} 38l16 12l-18 9z`, '#ffffff', { fillOpacity: 0.85 }),
    focus: [w - 224, -20, 250],
    stance: 'stand',
    scene: 'media',
    foot: 300,
    body: [0, 0, w, h],
  }
}

/** 儿童护眼: a rounded frame in the body colour, and drawings for children on the screen. */
export const kids: Draw = (pen) => {
  const { sheet, tone } = pen
  return {
    width: w,
    height: h + 44,
    art:
      [120, w - 120]
        .map((x) =>
          path(d`M${x - 14} ${h - 6}h28l22 48h-72z`, sheet.linear('down', [0, tone.base], [1, tone.dark])),
        )
        .join('') +
      rect(0, 0, w, h, sheet.linear('fall', [0, tone.bright], [0.4, tone.base], [1, tone.shade]), {
        rx: 26,
        stroke: tone.edge,
      }) +
      rect(16, 16, w - 32, h - 38, '#0e1013', { rx: 14 }) +
      wallpaper(pen, 19, 19, w - 38, h - 44, 12) +
      clock(44, 76, 38) +
      rect(w - 210, 60, 160, 96, '#ffffff', { rx: 18, fillOpacity: 0.92 }) +
      text(w - 130, 102, '今日课程', 24, '#2b3138', { textAnchor: 'middle', fontWeight: 600 }) +
      text(w - 130, 134, '语文  英语  绘画', 17, '#2f9e5b', { textAnchor: 'middle' }) +
      badge(w / 2, h - 11, 12, tone.dark, pen.seed),
    focus: [w - 240, 10, 230],
    stance: 'stand',
    scene: 'media',
    foot: 420,
    body: [0, 0, w, h],
  }
}

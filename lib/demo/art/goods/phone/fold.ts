import { badge, gloss } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { circle, rect, text, translate } from '../../parts/svg'
import { wallpaper } from '../../parts/wallpaper'
import { frame, homeScreen, lens, w } from './parts'

/** 大折叠: opened like a book, the closed back behind it. */
export const fold: Draw = (pen) => {
  const { sheet, tone } = pen
  const W = 560
  const H = 590
  const r = 34
  const shell =
    rect(0, 0, W, H, frame(pen), { rx: r, stroke: tone.edge }) +
    rect(4, 4, W - 8, H - 8, '#07080a', { rx: r - 4 })
  const crease =
    rect(
      W / 2 - 26,
      12,
      52,
      H - 24,
      sheet.linear(
        'right',
        [0, '#000000', 0],
        [0.46, '#000000', 0.22],
        [0.5, '#ffffff', 0.2],
        [0.56, '#000000', 0.1],
        [1, '#000000', 0],
      ),
    ) +
    rect(W / 2 - 7, -1.5, 14, 6, tone.dark, { rx: 2 }) +
    rect(W / 2 - 7, H - 4.5, 14, 6, tone.dark, { rx: 2 })
  const open =
    shell +
    homeScreen(pen, 11, 11, W - 22, H - 22, r - 9) +
    circle(W * 0.75, 30, 7, '#050608') +
    crease +
    gloss(sheet, 30, 12, W / 2, H - 24, 0.1)
  const shared = { stance: 'stand', scene: 'desk' } as const
  if (pen.view === 'size') return { width: W, height: H, art: open, focus: [0, 0, 200], ...shared }
  if (pen.view === 'side')
    return {
      width: W,
      height: H,
      art: open,
      focus: [150, 120, 260],
      turn: { depth: 22, radius: r },
      ...shared,
    }
  const half = W / 2
  const cover =
    rect(0, 0, half, H, frame(pen), { rx: r, stroke: tone.edge }) +
    rect(4, 4, half - 8, H - 8, sheet.linear('fall', [0, tone.bright], [0.4, tone.light], [1, tone.shade]), {
      rx: r - 4,
    }) +
    rect(20, 20, 74, 190, sheet.linear('fall', [0, tone.light], [1, tone.shade]), {
      rx: 37,
      stroke: tone.rim,
      strokeOpacity: 0.6,
    }) +
    lens(pen, 57, 57, 26) +
    lens(pen, 57, 115, 26) +
    lens(pen, 57, 173, 26) +
    badge(half / 2, H * 0.62, 30, tone.isDark ? '#aeb6bf' : tone.dark, pen.seed)
  if (pen.view === 'detail') return { width: half, height: H, art: cover, focus: [-20, -20, 250], ...shared }
  return {
    width: 150 + W,
    height: H,
    art:
      translate(0, 0, 1, cover) +
      rect(136, 8, W, H - 6, '#10161d', { rx: r, fillOpacity: 0.16 }) +
      translate(150, 0, 1, open),
    focus: [0, 0, 250],
    ...shared,
  }
}

/** 小折叠: the open phone, and folded to a square in front of it. */
export const flip: Draw = (pen) => {
  const { sheet, tone } = pen
  const r = 46
  const H = 604
  const fw = 296
  const fh = 306
  const open =
    rect(0, 0, w, H, frame(pen), { rx: r, stroke: tone.edge }) +
    rect(4, 4, w - 8, H - 8, '#07080a', { rx: r - 4 }) +
    homeScreen(pen, 11, 11, w - 22, H - 22, r - 10) +
    circle(w / 2, 31, 8, '#050608') +
    rect(
      11,
      H / 2 - 16,
      w - 22,
      32,
      sheet.linear(
        'down',
        [0, '#000000', 0],
        [0.45, '#000000', 0.24],
        [0.55, '#ffffff', 0.18],
        [1, '#000000', 0],
      ),
    ) +
    rect(-3, H / 2 - 12, 6, 24, tone.dark, { rx: 2 }) +
    rect(w - 3, H / 2 - 12, 6, 24, tone.dark, { rx: 2 })
  const folded =
    rect(8, 10, fw, fh, '#10161d', { rx: r, fillOpacity: 0.22 }) +
    rect(0, 0, fw, fh, frame(pen), { rx: r, stroke: tone.edge }) +
    rect(4, 4, fw - 8, fh - 8, sheet.linear('fall', [0, tone.bright], [0.4, tone.light], [1, tone.shade]), {
      rx: r - 4,
    }) +
    rect(14, 14, fw - 28, 196, '#07080a', { rx: r - 12 }) +
    wallpaper(pen, 18, 18, fw - 36, 188, r - 16, 3) +
    text(44, 98, '10:08', 58, '#ffffff', { fontWeight: 300 }) +
    text(46, 128, '6月18日 星期四', 15, '#ffffff') +
    lens(pen, fw - 58, 62, 29) +
    lens(pen, fw - 58, 130, 29) +
    badge(fw / 2, 252, 30, tone.isDark ? '#aeb6bf' : tone.dark, pen.seed) +
    rect(14, fh - 16, fw - 28, 6, tone.dark, { rx: 3, fillOpacity: 0.5 })
  const shared = { stance: 'stand', scene: 'desk' } as const
  if (pen.view === 'size') return { width: w, height: H, art: open, focus: [0, 0, 200], ...shared }
  if (pen.view === 'detail') return { width: fw, height: fh, art: folded, focus: [60, -20, 250], ...shared }
  if (pen.view === 'side')
    return {
      width: fw,
      height: fh,
      art: folded,
      focus: [0, 0, 200],
      turn: { depth: 40, radius: r },
      ...shared,
    }
  return {
    width: 490,
    height: H,
    art: open + translate(190, H - fh, 1, folded),
    focus: [0, 0, 250],
    ...shared,
  }
}

import { badge, gloss, panel } from '../../parts/material'
import type { Pen } from '../../parts/pen'
import { circle, rect, text, translate } from '../../parts/svg'
import { wallpaper } from '../../parts/wallpaper'
import { lens } from '../phone/parts'

/** Wallpaper, clock and dock. */
function desktop(pen: Pen, w: number, h: number, r: number, bezel: number): string {
  const size = Math.min(w, h) * 0.085
  const colors = ['#ff6b57', '#37b26c', '#3d7df0', '#f5a623', '#8d63e8', '#20b5c4']
  const dock = w / 2 - size * 4.1
  const clock = Math.min(w, h) * 0.12
  return (
    wallpaper(pen, bezel, bezel, w - bezel * 2, h - bezel * 2, r - bezel * 0.6) +
    circle(w / 2, bezel / 2 + 1, 3, '#27303a') +
    text(bezel + w * 0.06, bezel + h * 0.07 + clock, '10:08', clock, '#ffffff', { fontWeight: 300 }) +
    text(bezel + w * 0.064, bezel + h * 0.07 + clock * 1.48, '6月18日 星期四', clock * 0.29, '#ffffff') +
    rect(dock, h - bezel - size * 1.75, size * 8.2, size * 1.4, '#ffffff', {
      rx: size * 0.42,
      fillOpacity: 0.32,
    }) +
    colors
      .map(
        (color, index) =>
          rect(dock + size * (0.3 + index * 1.32), h - bezel - size * 1.55, size, size, color, {
            rx: size * 0.26,
          }) + circle(dock + size * (0.8 + index * 1.32), h - bezel - size * 1.05, size * 0.19, '#ffffff'),
      )
      .join('')
  )
}

/** A slate with its lit screen; `picture` (w − 2 bezel wide) replaces the usual one. */
export function slate(pen: Pen, w: number, h: number, r: number, bezel: number, picture?: string): string {
  const { tone, sheet } = pen
  return (
    rect(0, 0, w, h, sheet.linear('fall', [0, tone.bright], [0.5, tone.base], [1, tone.shade]), {
      rx: r,
      stroke: tone.edge,
    }) +
    rect(3, 3, w - 6, h - 6, '#08090b', { rx: r - 3 }) +
    (picture === undefined ? desktop(pen, w, h, r, bezel) : translate(bezel, bezel, 1, picture)) +
    gloss(sheet, bezel, bezel, w * 0.7, h - bezel * 2, 0.1)
  )
}

/** The back of a slate. */
export function rear(pen: Pen, w: number, h: number, r: number): string {
  const { tone, sheet } = pen
  return (
    rect(
      0,
      0,
      w,
      h,
      sheet.linear('fall', [0, tone.bright], [0.4, tone.light], [0.7, tone.base], [1, tone.shade]),
      { rx: r, stroke: tone.edge },
    ) +
    rect(3, 3, w - 6, h - 6, 'none', { rx: r - 3, stroke: tone.rim, strokeOpacity: 0.6 }) +
    rect(22, 22, 64, 64, panel(sheet, tone), { rx: 20, stroke: tone.edge, strokeOpacity: 0.6 }) +
    lens(pen, 54, 54, 24) +
    badge(w / 2, h / 2, 40, tone.isDark ? '#aeb6bf' : tone.dark, pen.seed)
  )
}

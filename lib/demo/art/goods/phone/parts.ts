import { chrome } from '../../parts/material'
import type { Pen } from '../../parts/pen'
import { circle, rect, text } from '../../parts/svg'
import { wallpaper } from '../../parts/wallpaper'

/** Size and corner radius of a straight phone. */
export const w = 290
export const h = 604
export const radius = 44

/** The metal frame in the body colour. */
export const frame = (pen: Pen) =>
  pen.sheet.linear(
    'right',
    [0, pen.tone.dark],
    [0.02, pen.tone.bright],
    [0.06, pen.tone.base],
    [0.94, pen.tone.base],
    [0.98, pen.tone.light],
    [1, pen.tone.dark],
  )

/** A lens with its ring, glass depth and two glints. */
export function lens(pen: Pen, cx: number, cy: number, r: number): string {
  return (
    circle(cx, cy, r, chrome(pen.sheet), { stroke: '#00000055', strokeWidth: 0.8 }) +
    circle(cx, cy, r * 0.88, '#0a0c10') +
    circle(
      cx,
      cy,
      r * 0.62,
      pen.sheet.radial(0.4, 0.35, 0.75, [0, '#4a6fb0'], [0.45, '#1a2340'], [1, '#05060a']),
    ) +
    circle(cx, cy, r * 0.26, '#04050a', { stroke: '#39507e', strokeWidth: r * 0.05 }) +
    circle(cx - r * 0.26, cy - r * 0.28, r * 0.13, '#ffffff', { fillOpacity: 0.85 }) +
    circle(cx + r * 0.24, cy + r * 0.26, r * 0.07, '#8fb7ff', { fillOpacity: 0.7 })
  )
}

/** The home screen of a phone: wallpaper, time, date and a row of apps. */
export function homeScreen(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
): string {
  const icons = ['#ff6b57', '#37b26c', '#3d7df0', '#f5a623']
  const size = Math.min(width * 0.15, height * 0.075)
  const gap = (width - size * 4) / 5
  const digit = Math.min(width * 0.24, height * 0.14)
  return (
    wallpaper(pen, x, y, width, height, corner) +
    text(x + width / 2, y + height * 0.185, '10:08', digit, '#ffffff', {
      textAnchor: 'middle',
      fontWeight: 300,
    }) +
    text(x + width / 2, y + height * 0.185 + digit * 0.36, '6月18日 星期四', digit * 0.23, '#ffffff', {
      textAnchor: 'middle',
    }) +
    icons
      .map(
        (color, index) =>
          rect(x + gap + index * (size + gap), y + height - size - gap, size, size, color, {
            rx: size * 0.26,
            fillOpacity: 0.92,
          }) +
          circle(
            x + gap + index * (size + gap) + size / 2,
            y + height - gap - size / 2,
            size * 0.2,
            '#ffffff',
            { fillOpacity: 0.9 },
          ),
      )
      .join('')
  )
}

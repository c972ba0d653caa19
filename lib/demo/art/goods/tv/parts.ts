import { chrome, gloss } from '../../parts/material'
import type { Pen } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { d, group, path, rect, text } from '../../parts/svg'
import { wallpaper } from '../../parts/wallpaper'

/** Size of a screen. */
export const w = 640
export const h = 366

/** Back cover with connectors, for the turned view's side. */
export const side = (depth: number) =>
  rect(depth * 0.5, 20, depth * 0.5, h - 40, '#000000', { fillOpacity: 0.25 })

/** A lit screen; its frame is dark, or as bright as a light body. */
export function screen(pen: Pen, bezel: number, chin: number): string {
  const { sheet, tone } = pen
  const frame = tone.isDark
    ? sheet.linear('fall', [0, '#5a6069'], [0.2, '#22262b'], [1, '#0e1013'])
    : sheet.linear('fall', [0, tone.bright], [0.3, tone.base], [1, tone.shade])
  return (
    rect(0, 0, w, h, frame, { rx: 5, stroke: tone.edge, strokeOpacity: 0.7 }) +
    rect(bezel - 2, bezel - 2, w - bezel * 2 + 4, h - bezel - chin + 4, '#0e1013', { rx: 3 }) +
    wallpaper(pen, bezel, bezel, w - bezel * 2, h - bezel - chin, 2) +
    gloss(sheet, bezel, bezel, w - bezel * 2, h - bezel - chin, 0.13)
  )
}

/** The clock in the corner of a screen. */
export const clock = (x: number, y: number, size: number) =>
  group(
    { opacity: 0.92 },
    text(x, y, '10:08', size, '#ffffff', { fontWeight: 300 }) +
      text(x, y + size * 0.62, '今日 晴 24°', size * 0.34, '#ffffff'),
  )

/** Two feet, or one in the middle. */
export function feet(pen: Pen): string {
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

import { gloss } from '../../parts/material'
import type { Pen } from '../../parts/pen'
import { d, rect, stroke, text } from '../../parts/svg'
import { wallpaper } from '../../parts/wallpaper'

/** The shell of a computer, lit from above. */
export const metal = (pen: Pen) =>
  pen.sheet.linear('down', [0, pen.tone.bright], [0.4, pen.tone.base], [1, pen.tone.shade])

/** A lit screen in its frame, showing a few windows. */
export function display(pen: Pen, w: number, h: number, bezel: number, chin: number, r: number): string {
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
export function keys(
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

import { chrome } from '../../parts/material'
import type { Pen } from '../../parts/pen'
import { rect } from '../../parts/svg'

/** A pipe stub with a coloured ring: red is hot, blue is cold, yellow is gas. */
export function pipe(pen: Pen, x: number, y: number, length: number, ring: string): string {
  return (
    rect(x - 9, y, 18, length, pen.sheet.linear('right', [0, '#9aa2aa'], [0.3, '#f4f6f7'], [1, '#868e96'])) +
    rect(x - 12, y + 6, 24, 12, ring, { rx: 3 }) +
    rect(x - 13, y + length - 14, 26, 14, chrome(pen.sheet), { rx: 2, stroke: '#7d858d', strokeWidth: 0.6 })
  )
}

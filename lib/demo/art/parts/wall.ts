import { mix } from './color'
import type { Sheet } from './sheet'
import { d, path, rect, stroke } from './svg'

/** The warm colour of shelves and tables. */
export const wood = '#c79f73'

/** The base of every room: wall, window light from the upper left, skirting and floor. */
export function shell(sheet: Sheet, wall: string, floor: string, floorY: number): string {
  const beam = sheet.linear('fall', [0, '#fffaf0', 0.75], [1, '#fffaf0', 0.08])
  return (
    rect(
      0,
      0,
      800,
      floorY,
      sheet.linear('fall', [0, mix(wall, '#ffffff', 0.55)], [1, mix(wall, '#4d5965', 0.1)]),
    ) +
    path(d`M40 0H210L${330} ${floorY}H${150}zM240 0H390L${530} ${floorY}H${366}z`, beam, {
      fillOpacity: 0.6,
    }) +
    rect(
      0,
      floorY,
      800,
      800 - floorY,
      sheet.linear('down', [0, mix(floor, '#3b2c1e', 0.12)], [1, mix(floor, '#ffffff', 0.18)]),
    ) +
    path(d`M150 ${floorY}H330L${330 + (800 - floorY) * 0.5} 800H${110 + (800 - floorY) * 0.5}z`, '#fffaf0', {
      fillOpacity: 0.22,
    }) +
    rect(0, floorY - 12, 800, 12, mix(wall, '#ffffff', 0.75)) +
    stroke(d`M0 ${floorY}H800`, '#2b3640', 1.4, { strokeOpacity: 0.18 })
  )
}

/** The seams of a wooden floor. */
export function boards(floorY: number): string {
  const rows = [0.3, 0.66].map((share) => floorY + (800 - floorY) * share)
  return stroke(
    rows.map((y) => d`M0 ${y}H800`).join('') +
      [90, 300, 520, 700].map((x) => d`M${x} ${floorY}L${x + (x - 400) * 0.35} 800`).join(''),
    '#6e4f30',
    1,
    { strokeOpacity: 0.18 },
  )
}

/** The joints of wall tiles between two heights. */
export function tiles(top: number, bottom: number, step: number): string {
  let data = ''
  for (let y = top; y <= bottom; y += step) data += d`M0 ${y}H800`
  for (let x = 0; x <= 800; x += step * 1.6) data += d`M${x} ${top}V${bottom}`
  return stroke(data, '#ffffff', 2, { strokeOpacity: 0.55 })
}

/** A row of cupboards with a worktop. */
export function cupboards(
  sheet: Sheet,
  x: number,
  width: number,
  top: number,
  bottom: number,
  color: string,
): string {
  const count = Math.max(1, Math.round(width / 130))
  const step = width / count
  const doors = Array.from(
    { length: count },
    (_, index) =>
      rect(
        x + index * step + 3,
        top + 22,
        step - 6,
        bottom - top - 40,
        sheet.linear('fall', [0, mix(color, '#ffffff', 0.4)], [1, mix(color, '#33404c', 0.08)]),
        { rx: 3, stroke: mix(color, '#33404c', 0.3), strokeOpacity: 0.5 },
      ) + rect(x + index * step + step / 2 - 18, top + 34, 36, 4, '#a58b66', { rx: 2 }),
  )
  return (
    rect(x, top + 14, width, bottom - top - 14, mix(color, '#33404c', 0.18)) +
    doors.join('') +
    rect(x - 6, top, width + 12, 18, sheet.linear('down', [0, '#ffffff'], [1, '#d9d6d0']), { rx: 2 })
  )
}

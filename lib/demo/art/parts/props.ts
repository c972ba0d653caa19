import { mix } from './color'
import type { Sheet } from './sheet'
import { circle, d, ellipse, group, path, translate, rect, stroke } from './svg'

/** A potted plant; (x, y) is the middle of the pot's foot. */
export function plant(sheet: Sheet, x: number, y: number, scale: number): string {
  const leaf = (angle: number, length: number, color: string) =>
    group(
      { transform: `rotate(${angle} 0 -70)` },
      path(
        d`M0 -70C${-length * 0.26} ${-70 - length * 0.4} ${-length * 0.16} ${-70 - length * 0.9} 0 ${-70 - length}C${length * 0.16} ${-70 - length * 0.9} ${length * 0.26} ${-70 - length * 0.4} 0 -70z`,
        color,
      ),
    )
  const greens = [
    [-62, 96, '#5d8f6d'],
    [60, 100, '#4f8061'],
    [-34, 132, '#6ba07b'],
    [36, 136, '#5d8f6d'],
    [-12, 156, '#7db18b'],
    [14, 150, '#6ba07b'],
  ] as const
  const drawn =
    ellipse(6, 0, 46, 7, '#1c2733', { fillOpacity: 0.16 }) +
    greens.map(([angle, length, color]) => leaf(angle, length, color)).join('') +
    path('M-34 -72H34L26 0H-26z', sheet.linear('right', [0, '#ffffff'], [1, '#cfc8bf'])) +
    rect(-37, -78, 74, 12, '#f3efe9', { rx: 3 })
  return translate(x, y, scale, sheet.stamp(drawn))
}

/** A stack of books; (x, y) is the lower left corner. */
export function books(x: number, y: number, scale: number): string {
  return translate(
    x,
    y,
    scale,
    rect(0, -16, 130, 16, '#c9795d', { rx: 2 }),
    rect(8, -30, 112, 14, '#e9e2d6', { rx: 2 }),
    rect(4, -46, 122, 16, '#5f7f95', { rx: 2 }),
    rect(20, -46, 5, 16, '#ffffff', { fillOpacity: 0.6 }),
  )
}

export function mug(x: number, y: number, scale: number): string {
  return translate(
    x,
    y,
    scale,
    ellipse(30, 0, 40, 5, '#1c2733', { fillOpacity: 0.16 }),
    circle(60, -30, 15, 'none', { stroke: '#e4ddd2', strokeWidth: 7 }),
    path('M0 -62H58L54 -6Q53 0 46 0H12Q5 0 4 -6z', '#f6f2eb'),
    path('M38 -62H58L54 -6Q53 0 46 0H36z', '#ddd5c8'),
  )
}

/** A bowl of fruit. */
export function fruit(x: number, y: number, scale: number): string {
  return translate(
    x,
    y,
    scale,
    ellipse(70, 0, 74, 7, '#1c2733', { fillOpacity: 0.16 }),
    circle(44, -58, 25, '#e2694f'),
    circle(92, -58, 26, '#f0a23c'),
    circle(68, -76, 24, '#8dba5a'),
    stroke('M68 -99q4 -10 12 -12', '#7a5a38', 3),
    path('M4 -50H136Q132 0 92 0H48Q8 0 4 -50z', '#faf7f2'),
    path('M90 -50H136Q132 0 92 0H70Q92 -14 90 -50z', '#ded7cb'),
  )
}

/** A framed print for the wall. */
export function print(x: number, y: number, w: number, h: number, color: string): string {
  return (
    rect(x + 4, y + 6, w, h, '#1c2733', { fillOpacity: 0.1 }) +
    rect(x, y, w, h, '#ffffff', { stroke: '#c9b79c', strokeWidth: 4 }) +
    circle(x + w * 0.58, y + h * 0.4, w * 0.17, mix(color, '#e58a5c', 0.6)) +
    path(
      d`M${x + w * 0.16} ${y + h * 0.82}Q${x + w * 0.4} ${y + h * 0.5} ${x + w * 0.6} ${y + h * 0.7}T${x + w * 0.86} ${y + h * 0.66}V${y + h * 0.86}H${x + w * 0.16}z`,
      mix(color, '#4a6470', 0.5),
    )
  )
}

/** A low sofa; (x, y) is the lower left corner, 420 wide. */
export function sofa(sheet: Sheet, x: number, y: number, color: string, scale = 1): string {
  const soft = sheet.linear('down', [0, mix(color, '#ffffff', 0.25)], [1, mix(color, '#26323d', 0.12)])
  return translate(
    x,
    y,
    scale,
    ellipse(210, 0, 230, 10, '#1c2733', { fillOpacity: 0.18 }),
    [24, 380].map((left) => rect(left, -16, 12, 16, '#8a6b4b')).join(''),
    rect(20, -172, 380, 120, soft, { rx: 26 }),
    rect(52, -104, 158, 62, mix(color, '#ffffff', 0.3), { rx: 14 }),
    rect(210, -104, 158, 62, mix(color, '#ffffff', 0.24), { rx: 14 }),
    rect(0, -126, 62, 112, soft, { rx: 22 }),
    rect(358, -126, 62, 112, mix(color, '#26323d', 0.06), { rx: 22 }),
    rect(50, -52, 320, 38, mix(color, '#26323d', 0.08), { rx: 10 }),
    group({ transform: 'rotate(-10 110 -120)' }, rect(76, -152, 72, 66, '#f0e6d8', { rx: 12 })),
  )
}

/** A woven basket with linen. */
export function basket(x: number, y: number): string {
  return translate(
    x,
    y,
    1,
    ellipse(64, 0, 76, 8, '#1c2733', { fillOpacity: 0.16 }),
    path('M10 -110Q30 -150 64 -122Q92 -152 118 -110z', '#ffffff'),
    path('M60 -112Q84 -140 112 -112z', '#bcd3e2'),
    path('M0 -112H128L114 0H14z', '#cda777'),
    [0, 1, 2, 3, 4]
      .map((row) =>
        stroke(d`M${4 + row * 2} ${-92 + row * 20}H${124 - row * 2}`, '#b48b5a', 4, {
          strokeDasharray: '12 6',
        }),
      )
      .join(''),
    rect(-4, -118, 136, 12, '#b48b5a', { rx: 6 }),
  )
}

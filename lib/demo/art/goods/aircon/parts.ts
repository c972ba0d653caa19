import { badge, chrome } from '../../parts/material'
import type { Pen } from '../../parts/pen'
import { circle, d, group, path, rect, stroke } from '../../parts/svg'

/** Cool air below an outlet, fading away. */
export function breeze(pen: Pen, x: number, y: number, w: number, reach: number): string {
  const fill = pen.sheet.linear('down', [0, '#7cc8ec', 0.5], [1, '#7cc8ec', 0])
  const flow = (from: number, to: number, drift: number) =>
    path(
      d`M${x + w * from} ${y}H${x + w * to}C${x + w * (to + drift * 0.2)} ${y + reach * 0.45} ${x + w * (to + drift)} ${y + reach * 0.6} ${x + w * (to + drift)} ${y + reach}H${x + w * (from + drift)}C${x + w * (from + drift)} ${y + reach * 0.6} ${x + w * (from + drift * 0.2)} ${y + reach * 0.45} ${x + w * from} ${y}z`,
      fill,
    )
  return flow(0.02, 0.2, -0.08) + flow(0.25, 0.48, -0.02) + flow(0.52, 0.75, 0.02) + flow(0.8, 0.98, 0.08)
}

/** The outdoor unit: grilles with one or two fans, 320 wide. */
export function outdoor(pen: Pen, fans: number): string {
  const { sheet } = pen
  const h = 60 + fans * 150
  const grille = (cy: number) =>
    circle(128, cy, 70, '#1d2329') +
    [0, 1, 2]
      .map((index) =>
        group(
          { transform: `rotate(${index * 120} 128 ${cy})` },
          path(
            d`M128 ${cy}C118 ${cy - 50} 160 ${cy - 66} 176 ${cy - 44}C168 ${cy - 20} 148 ${cy - 6} 128 ${cy}z`,
            '#55606b',
          ),
        ),
      )
      .join('') +
    [64, 52, 40, 28]
      .map((r) => circle(128, cy, r, 'none', { stroke: '#d9dee3', strokeWidth: 2.2, strokeOpacity: 0.8 }))
      .join('') +
    stroke(
      d`M58 ${cy}H198M128 ${cy - 70}V${cy + 70}M79 ${cy - 49}L177 ${cy + 49}M79 ${cy + 49}L177 ${cy - 49}`,
      '#d9dee3',
      2,
      { strokeOpacity: 0.8 },
    ) +
    circle(128, cy, 16, chrome(sheet))
  let all =
    rect(16, h - 6, 40, 12, '#39414a') +
    rect(264, h - 6, 40, 12, '#39414a') +
    rect(0, 0, 320, h, sheet.linear('fall', [0, '#ffffff'], [0.6, '#e9ecef'], [1, '#c3cad1']), {
      rx: 10,
      stroke: '#9ba4ad',
    })
  for (let index = 0; index < fans; index++) all += grille(34 + 72 + index * 148)
  return (
    all +
    stroke(d`M216 12V${h - 12}`, '#aab2ba', 1) +
    stroke(d`M236 40H300M236 52H300M236 64H300M236 76H300`, '#b4bcc3', 3) +
    badge(268, h - 34, 22, '#59626c', pen.seed)
  )
}

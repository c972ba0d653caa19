import { chrome, panel } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { contactShadow } from '../../parts/shadow'
import { circle, ellipse, path, rect } from '../../parts/svg'
import { mirrored } from '../../parts/turn'

/** A floor lamp: heavy foot, tall pole and a wide panel that shines down and up. */
export const floorlamp: Draw = (pen) => {
  const { sheet, tone } = pen
  const pole = sheet.linear('right', [0, tone.shade], [0.3, tone.bright], [1, tone.dark])
  const beam = sheet.linear('down', [0, '#ffeebd', 0.6], [1, '#ffeebd', 0])
  const art =
    path('M96 74H292L372 470H16z', beam) +
    path('M120 36H268L300 0H88z', sheet.linear('down', [0, '#ffeebd', 0], [1, '#ffeebd', 0.5])) +
    contactShadow(sheet, 300, 599, 168) +
    ellipse(300, 588, 84, 12, tone.dark) +
    ellipse(300, 581, 84, 12, sheet.linear('fall', [0, tone.bright], [1, tone.shade]), {
      stroke: tone.edge,
    }) +
    rect(293, 60, 14, 522, pole, { rx: 5, stroke: tone.edge, strokeWidth: 0.6 }) +
    rect(288, 300, 24, 56, panel(sheet, tone), { rx: 12, stroke: tone.edge }) +
    circle(300, 318, 5, '#ffd27a') +
    circle(300, 336, 4, '#9aa4ae') +
    circle(300, 56, 13, chrome(sheet), { stroke: '#7d858d', strokeWidth: 0.8 }) +
    path('M64 44Q64 34 76 34H300Q314 34 314 48T300 62H76Q64 62 64 54z', panel(sheet, tone), {
      stroke: tone.edge,
    }) +
    rect(72, 60, 224, 12, '#fff6d6', { rx: 5, stroke: tone.edge, strokeOpacity: 0.5 })
  return {
    width: 390,
    height: 600,
    art: mirrored(pen, 390, art),
    focus: [60, 0, 260],
    stance: 'stand',
    scene: 'livingFloor',
    foot: 0,
    body: [64, 34, 320, 566],
    drawn: [64, 34, 320, 566],
  }
}

/** A magnetic night light: a glowing disc in a ring, with its sensor and the metal plate that it sticks to. */
export const nightlight: Draw = (pen) => {
  const { sheet, tone } = pen
  const glow = sheet.radial(0.5, 0.5, 0.5, [0, '#ffe3a0', 0.75], [0.7, '#ffe3a0', 0.3], [1, '#ffe3a0', 0])
  return {
    width: 400,
    height: 400,
    art:
      circle(200, 200, 290, glow) +
      circle(200, 200, 198, sheet.linear('fall', [0, tone.bright], [0.5, tone.base], [1, tone.shade]), {
        stroke: tone.edge,
      }) +
      circle(200, 200, 164, sheet.radial(0.42, 0.38, 0.7, [0, '#ffffff'], [0.5, '#fff4cf'], [1, '#ffd98a']), {
        stroke: '#e8c377',
        strokeWidth: 1.5,
      }) +
      circle(200, 308, 19, '#2b3036') +
      circle(200, 308, 13, sheet.radial(0.4, 0.35, 0.7, [0, '#5b7fc0'], [1, '#05060a'])) +
      path('M70 150A144 144 0 0 1 190 66Q110 110 92 190z', '#ffffff', { fillOpacity: 0.7 }) +
      rect(186, 8, 28, 8, tone.dark, { rx: 4, fillOpacity: 0.5 }),
    focus: [100, 190, 200],
    stance: 'hang',
    scene: 'livingWall',
    share: 0.4,
    turn: { depth: 60, radius: 198 },
  }
}

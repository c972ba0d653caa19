import { badge, chrome, glass, gloss, led, panel, ink } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { contactShadow } from '../../parts/shadow'
import { circle, ellipse, path, rect, stroke } from '../../parts/svg'
import { mirrored } from '../../parts/turn'

/** A desk lamp with a flat bar as its head, or with a shade, by seed. */
export const lamp: Draw = (pen) => {
  const { sheet, tone } = pen
  const beam = sheet.linear('down', [0, '#ffeebd', 0.75], [1, '#ffeebd', 0])
  const ring = vary(pen.seed, 4, [true, false])
  const base =
    contactShadow(sheet, 150, 600, 236) +
    ellipse(150, 584, 118, 16, tone.dark) +
    ellipse(150, 574, 118, 18, sheet.linear('fall', [0, tone.bright], [1, tone.shade]), {
      stroke: tone.edge,
    }) +
    ellipse(188, 574, 14, 4, glass(sheet))
  const head = ring
    ? path('M250 96L470 112L560 500H170z', beam) +
      path(
        'M196 76Q194 60 212 60L470 88Q490 92 488 106Q486 118 468 116L210 98Q196 96 196 76z',
        panel(sheet, tone),
        { stroke: tone.edge },
      ) +
      path('M224 98L462 115L458 122L230 106z', '#fff8df')
    : path('M280 130H480L570 520H190z', beam) +
      path(
        'M300 62Q380 0 460 62L494 128H266z',
        sheet.linear('right', [0, tone.light], [0.3, tone.bright], [0.7, tone.base], [1, tone.shade]),
        { stroke: tone.edge },
      ) +
      ellipse(380, 128, 114, 15, '#fff6d6', { stroke: tone.edge, strokeOpacity: 0.5 })
  const arm =
    stroke('M150 572V330L214 84', tone.edge, 15, { strokeLinejoin: 'round' }) +
    stroke('M150 572V330L214 84', sheet.linear('right', [0, tone.bright], [1, tone.shade]), 12, {
      strokeLinejoin: 'round',
    }) +
    circle(150, 330, 15, chrome(sheet), { stroke: '#7d858d' })
  const link = ring
    ? circle(214, 82, 16, chrome(sheet), { stroke: '#7d858d' })
    : stroke('M214 84Q240 40 320 60', tone.base, 11) + circle(214, 84, 14, chrome(sheet))
  return {
    width: 500,
    height: 600,
    art: mirrored(
      pen,
      500,
      (ring ? '' : link) + head + arm + (ring ? link : circle(214, 84, 14, chrome(sheet))) + base,
    ),
    focus: [170, 30, 260],
    stance: 'stand',
    scene: 'desk',
    foot: 0,
    body: [32, 40, 460, 562],
    drawn: ring ? [32, 58, 458, 542] : [32, 16, 462, 584],
  }
}

/** A flush lock with camera, number pad and fingerprint sensor on its grip. */
export const lock: Draw = (pen) => {
  const { sheet, tone } = pen
  const w = 200
  const h = 600
  const handle =
    rect(52, 296, 104, 256, '#000000', { rx: 20, fillOpacity: 0.25 }) +
    rect(46, 282, 108, 262, panel(sheet, tone), { rx: 20, stroke: tone.edge }) +
    rect(58, 292, 84, 240, sheet.linear('right', [0, '#ffffff', 0.14], [1, '#000000', 0.2]), { rx: 14 }) +
    circle(100, 336, 24, '#14181d', { stroke: '#5fd0ff', strokeWidth: 2 }) +
    [6, 11, 16]
      .map((r) =>
        circle(100, 336, r, 'none', { stroke: '#8fd8ff', strokeWidth: 1.6, strokeDasharray: `${r * 4} 6` }),
      )
      .join('')
  const pad = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '＊', '0', '＃']
    .map((key, index) => led(58 + (index % 3) * 42, 162 + Math.floor(index / 3) * 34, key, 18, '#cfe9f7'))
    .join('')
  const art =
    rect(0, 0, w, h, panel(sheet, tone), { rx: 30, stroke: tone.edge }) +
    rect(9, 9, w - 18, 266, glass(sheet), { rx: 23 }) +
    circle(w / 2, 62, 30, '#0b0d10', { stroke: '#39424b', strokeWidth: 2 }) +
    circle(w / 2, 62, 17, sheet.radial(0.4, 0.35, 0.7, [0, '#5b7fc0'], [1, '#05060a'])) +
    circle(w / 2 - 6, 56, 4, '#ffffff', { fillOpacity: 0.85 }) +
    circle(w / 2 + 50, 62, 5, '#ff6b57') +
    pad +
    gloss(sheet, 12, 12, w - 24, 260, 0.12) +
    handle +
    badge(w / 2, 574, 20, ink(pen), pen.seed)
  return {
    width: w,
    height: h,
    art,
    focus: [0, 40, 200],
    stance: 'hang',
    scene: 'door',
    body: [0, 0, w, h],
    turn: { depth: 70, radius: 30 },
  }
}

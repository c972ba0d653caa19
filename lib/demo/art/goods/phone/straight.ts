import { mix } from '../../parts/color'
import { badge, gloss } from '../../parts/material'
import type { Draw, Pen } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { circle, d, path, rect, translate } from '../../parts/svg'
import { frame, h, homeScreen, lens, radius, w } from './parts'

/** The lit front; `screen` replaces the usual home screen. */
function face(pen: Pen, punch: 'hole' | 'pill', screen = homeScreen): string {
  return (
    rect(-2.5, 150, 4, 44, pen.tone.dark, { rx: 2 }) +
    rect(w - 1.5, 170, 4, 70, pen.tone.dark, { rx: 2 }) +
    rect(0, 0, w, h, frame(pen), { rx: radius, stroke: pen.tone.edge, strokeWidth: 1 }) +
    rect(4, 4, w - 8, h - 8, '#07080a', { rx: radius - 4 }) +
    screen(pen, 11, 11, w - 22, h - 22, radius - 10) +
    (punch === 'hole'
      ? circle(w / 2, 31, 8, '#050608')
      : rect(w / 2 - 40, 22, 80, 22, '#050608', { rx: 11 })) +
    gloss(pen.sheet, 40, 12, w - 60, h - 24, 0.09)
  )
}

function back(pen: Pen, kind: 'bar' | 'pro'): string {
  const { sheet, tone } = pen
  const shell =
    rect(0, 0, w, h, frame(pen), { rx: radius, stroke: tone.edge, strokeWidth: 1 }) +
    rect(
      3.5,
      3.5,
      w - 7,
      h - 7,
      sheet.linear('fall', [0, tone.bright], [0.22, tone.light], [0.55, tone.base], [1, tone.shade]),
      { rx: radius - 4 },
    ) +
    path(
      d`M${radius} 5H${w * 0.72}L${w * 0.3} ${h - 5}H${radius}Q5 ${h - 6} 5 ${h - radius}V${radius}Q5 5 ${radius} 5z`,
      '#ffffff',
      { fillOpacity: tone.isDark ? 0.05 : 0.16 },
    ) +
    badge(w / 2, h * 0.56, 34, tone.isDark ? '#aeb6bf' : mix(tone.dark, tone.base, 0.25), pen.seed)
  const deck = sheet.linear('fall', [0, tone.light], [1, tone.shade])
  const plate = { stroke: tone.rim, strokeOpacity: 0.6, strokeWidth: 1 }
  if (kind === 'pro') {
    if (vary(pen.seed, 1, [true, false]))
      return (
        shell +
        rect(18, 18, 136, 140, '#000000', { rx: 36, fillOpacity: 0.1 }) +
        rect(16, 16, 134, 136, deck, { rx: 36, ...plate }) +
        lens(pen, 52, 52, 29) +
        lens(pen, 52, 116, 29) +
        lens(pen, 114, 84, 29) +
        circle(116, 38, 8, '#fff5d8') +
        circle(116, 130, 6, '#14181c')
      )
    return (
      shell +
      circle(w / 2 + 2, 118, 98, '#000000', { fillOpacity: 0.12 }) +
      circle(w / 2, 114, 96, deck, plate) +
      circle(w / 2, 114, 84, '#0c0e12') +
      lens(pen, w / 2 - 38, 78, 28) +
      lens(pen, w / 2 + 38, 78, 28) +
      lens(pen, w / 2 - 38, 150, 28) +
      circle(w / 2 + 38, 150, 12, '#fff5d8')
    )
  }
  if (vary(pen.seed, 1, [true, false]))
    return (
      shell +
      rect(20, 20, 74, 152, '#000000', { rx: 37, fillOpacity: 0.1 }) +
      rect(18, 18, 72, 148, deck, { rx: 36, ...plate }) +
      lens(pen, 54, 54, 27) +
      lens(pen, 54, 122, 27) +
      circle(112, 44, 8, '#fff5d8')
    )
  return (
    shell +
    rect(18, 18, 128, 80, deck, { rx: 40, ...plate }) +
    lens(pen, 56, 58, 28) +
    lens(pen, 114, 58, 24) +
    circle(160, 58, 7, '#fff5d8')
  )
}

/** Two phones as in a shop window: the back of one, half hidden behind the lit front of the other. */
function pair(pen: Pen, kind: 'bar' | 'pro', screen = homeScreen): string {
  const shade = rect(158, 8, w, h - 6, '#10161d', { rx: radius, fillOpacity: 0.16 })
  return (
    translate(0, 0, 1, back(pen, kind)) +
    shade +
    translate(172, 0, 1, face(pen, kind === 'pro' ? 'pill' : 'hole', screen))
  )
}

/** A straight phone, 直板. */
export const straight =
  (kind: 'bar' | 'pro', screen = homeScreen): Draw =>
  (pen) => {
    const shared = { stance: 'stand', scene: 'desk' } as const
    if (pen.view === 'side')
      return {
        width: w,
        height: h,
        art: back(pen, kind),
        focus: [0, 0, 200],
        turn: { depth: 34, radius, color: pen.tone.base },
        ...shared,
      }
    if (pen.view === 'detail')
      return { width: w, height: h, art: back(pen, kind), focus: [-24, -24, 236], ...shared }
    if (pen.view === 'size')
      return {
        width: w,
        height: h,
        art: face(pen, kind === 'pro' ? 'pill' : 'hole', screen),
        focus: [0, 0, 200],
        ...shared,
      }
    return { width: 172 + w, height: h, art: pair(pen, kind, screen), focus: [0, 0, 200], ...shared }
  }

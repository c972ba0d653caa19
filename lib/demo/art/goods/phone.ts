import { mix } from '../parts/color'
import { badge, chrome, gloss } from '../parts/material'
import type { Draw, Pen } from '../parts/pen'
import { vary } from '../parts/pen'
import { circle, d, group, path, translate, rect, stroke, text } from '../parts/svg'
import { wallpaper } from '../parts/wallpaper'

const w = 290
const h = 604
const radius = 44

const frame = (pen: Pen) =>
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

function face(pen: Pen, punch: 'hole' | 'pill'): string {
  return (
    rect(-2.5, 150, 4, 44, pen.tone.dark, { rx: 2 }) +
    rect(w - 1.5, 170, 4, 70, pen.tone.dark, { rx: 2 }) +
    rect(0, 0, w, h, frame(pen), { rx: radius, stroke: pen.tone.edge, strokeWidth: 1 }) +
    rect(4, 4, w - 8, h - 8, '#07080a', { rx: radius - 4 }) +
    homeScreen(pen, 11, 11, w - 22, h - 22, radius - 10) +
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
function pair(pen: Pen, kind: 'bar' | 'pro'): string {
  const shade = rect(158, 8, w, h - 6, '#10161d', { rx: radius, fillOpacity: 0.16 })
  return (
    translate(0, 0, 1, back(pen, kind)) +
    shade +
    translate(172, 0, 1, face(pen, kind === 'pro' ? 'pill' : 'hole'))
  )
}

const straight =
  (kind: 'bar' | 'pro'): Draw =>
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
        art: face(pen, kind === 'pro' ? 'pill' : 'hole'),
        focus: [0, 0, 200],
        ...shared,
      }
    return { width: 172 + w, height: h, art: pair(pen, kind), focus: [0, 0, 200], ...shared }
  }

const fold: Draw = (pen) => {
  const { sheet, tone } = pen
  const W = 560
  const H = 590
  const r = 34
  const shell =
    rect(0, 0, W, H, frame(pen), { rx: r, stroke: tone.edge }) +
    rect(4, 4, W - 8, H - 8, '#07080a', { rx: r - 4 })
  const crease =
    rect(
      W / 2 - 26,
      12,
      52,
      H - 24,
      sheet.linear(
        'right',
        [0, '#000000', 0],
        [0.46, '#000000', 0.22],
        [0.5, '#ffffff', 0.2],
        [0.56, '#000000', 0.1],
        [1, '#000000', 0],
      ),
    ) +
    rect(W / 2 - 7, -1.5, 14, 6, tone.dark, { rx: 2 }) +
    rect(W / 2 - 7, H - 4.5, 14, 6, tone.dark, { rx: 2 })
  const open =
    shell +
    homeScreen(pen, 11, 11, W - 22, H - 22, r - 9) +
    circle(W * 0.75, 30, 7, '#050608') +
    crease +
    gloss(sheet, 30, 12, W / 2, H - 24, 0.1)
  const shared = { stance: 'stand', scene: 'desk' } as const
  if (pen.view === 'size') return { width: W, height: H, art: open, focus: [0, 0, 200], ...shared }
  if (pen.view === 'side')
    return {
      width: W,
      height: H,
      art: open,
      focus: [150, 120, 260],
      turn: { depth: 22, radius: r },
      ...shared,
    }
  const half = W / 2
  const cover = (lit: boolean) =>
    rect(0, 0, half, H, frame(pen), { rx: r, stroke: tone.edge }) +
    (lit
      ? rect(4, 4, half - 8, H - 8, '#07080a', { rx: r - 4 }) +
        homeScreen({ ...pen, seed: pen.seed + 1 }, 10, 10, half - 20, H - 20, r - 9) +
        circle(half / 2, 30, 7, '#050608')
      : rect(
          4,
          4,
          half - 8,
          H - 8,
          sheet.linear('fall', [0, tone.bright], [0.4, tone.light], [1, tone.shade]),
          { rx: r - 4 },
        ) +
        rect(20, 20, 74, 190, sheet.linear('fall', [0, tone.light], [1, tone.shade]), {
          rx: 37,
          stroke: tone.rim,
          strokeOpacity: 0.6,
        }) +
        lens(pen, 57, 57, 26) +
        lens(pen, 57, 115, 26) +
        lens(pen, 57, 173, 26) +
        badge(half / 2, H * 0.62, 30, tone.isDark ? '#aeb6bf' : tone.dark, pen.seed))
  if (pen.view === 'detail')
    return { width: half, height: H, art: cover(false), focus: [-20, -20, 250], ...shared }
  const spine = stroke(d`M${half + 10} 40V${H - 40}`, tone.dark, 6, { strokeOpacity: 0.35 })
  return {
    width: half * 2 + 24,
    height: H,
    art:
      group({ transform: 'skewY(3)' }, cover(false)) +
      spine +
      group({ transform: `translate(${half + 24} 18) skewY(-3)` }, cover(true)),
    focus: [0, 0, 250],
    ...shared,
  }
}

/** Telephones: 直板, 折叠, Pro. */
export const phone = { bar: straight('bar'), fold, pro: straight('pro') }

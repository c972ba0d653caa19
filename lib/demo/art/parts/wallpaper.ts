import { mix } from './color'
import type { Pen } from './pen'
import { vary } from './pen'
import type { Sheet } from './sheet'
import { circle, d, ellipse, group, path, rect, stroke } from './svg'

type Paint = (sheet: Sheet, w: number, h: number, colors: readonly [string, string, string, string]) => string

const dunes: Paint = (sheet, w, h, [sky, glow, near, far]) =>
  rect(0, 0, w, h, sheet.linear('down', [0, sky], [0.6, glow])) +
  circle(w * 0.66, h * 0.36, Math.min(w, h) * 0.13, '#fff6e0', { fillOpacity: 0.9 }) +
  path(d`M0 ${h * 0.58}Q${w * 0.3} ${h * 0.42} ${w * 0.6} ${h * 0.56}T${w} ${h * 0.5}V${h}H0z`, far, {
    fillOpacity: 0.75,
  }) +
  path(d`M0 ${h * 0.72}Q${w * 0.35} ${h * 0.52} ${w * 0.62} ${h * 0.7}T${w} ${h * 0.66}V${h}H0z`, near, {
    fillOpacity: 0.8,
  }) +
  path(
    d`M0 ${h * 0.9}Q${w * 0.4} ${h * 0.68} ${w} ${h * 0.86}V${h}H0z`,
    sheet.linear('down', [0, near], [1, '#1b1430']),
  )

const aurora: Paint = (sheet, w, h, [deep, one, two, three]) => {
  const cloud = (color: string) =>
    sheet.radial(0.5, 0.5, 0.5, [0, color, 0.95], [0.5, color, 0.5], [1, color, 0])
  return (
    rect(0, 0, w, h, deep) +
    ellipse(w * 0.15, h * 0.25, w * 0.7, h * 0.45, cloud(one)) +
    ellipse(w * 0.9, h * 0.45, w * 0.65, h * 0.4, cloud(two)) +
    ellipse(w * 0.35, h * 0.95, w * 0.8, h * 0.42, cloud(three))
  )
}

const ribbons: Paint = (sheet, w, h, [sky, one, two, three]) => {
  const bend = (top: number, low: number) =>
    d`M0 ${h * top}C${w * 0.35} ${h * (top - 0.28)} ${w * 0.55} ${h * (top + 0.34)} ${w} ${h * (top - 0.1)}V${h * low}C${w * 0.6} ${h * (low + 0.26)} ${w * 0.3} ${h * (low - 0.22)} 0 ${h * low}z`
  return (
    rect(0, 0, w, h, sheet.linear('fall', [0, mix(one, three, 0.45)], [0.55, mix(two, sky, 0.4)], [1, sky])) +
    path(bend(0.34, 0.62), sheet.linear('right', [0, one, 0.9], [1, two, 0.65])) +
    path(bend(0.52, 0.8), sheet.linear('right', [0, two, 0.85], [1, three, 0.9])) +
    path(bend(0.74, 1.1), sheet.linear('right', [0, three], [1, one])) +
    stroke(
      d`M0 ${h * 0.52}C${w * 0.35} ${h * 0.24} ${w * 0.55} ${h * 0.86} ${w} ${h * 0.42}`,
      '#ffffff',
      Math.min(w, h) * 0.006,
      { strokeOpacity: 0.7 },
    )
  )
}

const peaks: Paint = (sheet, w, h, [sky, glow, near, far]) =>
  rect(0, 0, w, h, sheet.linear('down', [0, sky], [0.7, glow])) +
  circle(w * 0.3, h * 0.3, Math.min(w, h) * 0.09, '#ffffff', { fillOpacity: 0.85 }) +
  path(
    d`M0 ${h * 0.62}L${w * 0.2} ${h * 0.44}L${w * 0.34} ${h * 0.55}L${w * 0.58} ${h * 0.3}L${w * 0.82} ${h * 0.56}L${w} ${h * 0.46}V${h}H0z`,
    far,
  ) +
  path(
    d`M${w * 0.58} ${h * 0.3}l${w * 0.1} ${h * 0.11}l${-w * 0.06} ${h * 0.02}l${-w * 0.04} ${-h * 0.03}l${-w * 0.05} ${h * 0.05}l${-w * 0.05} ${-h * 0.04}z`,
    '#ffffff',
    { fillOpacity: 0.85 },
  ) +
  path(
    d`M0 ${h * 0.78}L${w * 0.26} ${h * 0.58}L${w * 0.46} ${h * 0.74}L${w * 0.74} ${h * 0.56}L${w} ${h * 0.76}V${h}H0z`,
    near,
  ) +
  rect(0, h * 0.8, w, h * 0.2, sheet.linear('down', [0, glow, 0.9], [1, near]))

const petals: Paint = (sheet, w, h, [ground, one, two, three]) => {
  const size = Math.max(w, h) * 0.44
  const petal = (angle: number, color: string) =>
    group(
      { transform: `translate(${w * 0.56} ${h * 0.6}) rotate(${angle})` },
      path(
        d`M0 0C${-size * 0.62} ${-size * 0.4} ${-size * 0.36} ${-size} 0 ${-size}S${size * 0.62} ${-size * 0.4} 0 0z`,
        color,
        { fillOpacity: 0.86 },
      ),
    )
  const paint = (color: string) => sheet.linear('down', [0, color], [1, '#ffffff', 0.75])
  const turns = [-110, 110, -66, 66, -24, 24]
  return (
    rect(0, 0, w, h, sheet.linear('fall', [0, mix(two, three, 0.4)], [0.7, ground])) +
    turns.map((angle, index) => petal(angle, paint([one, two, three][index % 3] ?? one))).join('')
  )
}

const papers: readonly [
  readonly [Paint, readonly [string, string, string, string]],
  ...(readonly [Paint, readonly [string, string, string, string]])[],
] = [
  [dunes, ['#4f6fb5', '#f6c08d', '#b0547a', '#e08a76']],
  [aurora, ['#131a42', '#5b6cf0', '#e0559b', '#18b6c9']],
  [ribbons, ['#cfe0ff', '#3f7bf2', '#8bb8ff', '#5a4fe0']],
  [peaks, ['#6fa8dc', '#fbe3cf', '#34566e', '#7f9fb6']],
  [petals, ['#fbe0d3', '#ff7f6b', '#ffb15e', '#f0588a']],
  [dunes, ['#1d3a5f', '#7fd0c8', '#1c6a78', '#3f9aa0']],
  [ribbons, ['#ffe1cc', '#ff7a45', '#ffc46b', '#e8437a']],
  [aurora, ['#0c2b2f', '#11a58a', '#3d6df0', '#b9e86a']],
  [petals, ['#dcecff', '#3c7df0', '#43c6e8', '#7a62ee']],
  [peaks, ['#2d3561', '#f0957f', '#28244d', '#7c5580']],
]

/** A picture on a screen, chosen by seed and clipped to the rounded box. */
export function wallpaper(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  salt = 0,
): string {
  const [paint, colors] = vary(pen.seed, 40 + salt, papers)
  const clip = pen.sheet.clip(rect(0, 0, w, h, '#000000', { rx: radius }))
  return group({ transform: `translate(${x} ${y})`, clipPath: clip }, paint(pen.sheet, w, h, colors))
}

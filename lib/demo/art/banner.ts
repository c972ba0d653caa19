import type { GoodsClass } from '../types'
import { drawingOf } from './forms'
import { mix } from './parts/color'
import { measure } from './parts/dimension'
import { createPen, vary } from './parts/pen'
import { contactShadow } from './parts/shadow'
import { createSheet } from './parts/sheet'
import type { Sheet } from './parts/sheet'
import { circle, d, ellipse, path, translate, rect, svg, text } from './parts/svg'

interface Palette {
  from: string
  to: string
  /** Headline on the gradient, and the button's own colours. */
  ink: string
  button: string
  word: string
}

const palettes = {
  red: { from: '#ff6a4d', to: '#d91a1a', ink: '#ffffff', button: '#fff3d6', word: '#c41e15' },
  orange: { from: '#ffb03a', to: '#ff5d02', ink: '#ffffff', button: '#ffffff', word: '#d94800' },
  green: { from: '#35c48d', to: '#078a5c', ink: '#ffffff', button: '#ffffff', word: '#07774f' },
  blue: { from: '#5aa9ff', to: '#1d5fd1', ink: '#ffffff', button: '#ffffff', word: '#1d5fd1' },
  violet: { from: '#a487ff', to: '#5a3cc4', ink: '#ffffff', button: '#ffffff', word: '#5a3cc4' },
  night: { from: '#3b4658', to: '#11161f', ink: '#ffffff', button: '#ffd89a', word: '#3d2a06' },
  cream: { from: '#fff7ea', to: '#f3dcbb', ink: '#4a3018', button: '#e1251b', word: '#ffffff' },
  mint: { from: '#f1fbf6', to: '#bfe6d3', ink: '#0d4a35', button: '#0e9f6e', word: '#ffffff' },
  ice: { from: '#f2f8ff', to: '#c3daf3', ink: '#123a6b', button: '#1d5fd1', word: '#ffffff' },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
export const paletteNames: readonly PaletteName[] = [
  'red',
  'orange',
  'green',
  'blue',
  'violet',
  'night',
  'cream',
  'mint',
  'ice',
]

/** A campaign picture: its words, the products on it and its size in pixels. */
export interface Banner {
  title: string
  subtitle: string
  /** Text of the button; without one there is no button. */
  cta: string
  /** One to four classes, the most important first. */
  classes: readonly GoodsClass[]
  palette: PaletteName
  seed: number
  width: number
  height: number
}

/** How a class appears in a group: forms that stand on a floor, body colours, height relative to a refrigerator. */
const groupStyles: Record<
  GoodsClass,
  { forms: readonly [string, ...string[]]; colors: readonly [string, ...string[]]; height: number }
> = {
  fridge: { forms: ['french', 'side'], colors: ['d5dbe2', '4b535c', 'e9e4da'], height: 1 },
  washer: { forms: ['drum'], colors: ['f4f5f7', '59636e'], height: 0.64 },
  aircon: { forms: ['stand'], colors: ['f7f8f9', 'efe6d8'], height: 0.97 },
  tv: { forms: ['thin', 'flat'], colors: ['2a2e34'], height: 0.56 },
  heater: { forms: ['gas'], colors: ['f4f5f6', '3a4048'], height: 0.62 },
  hood: { forms: ['set'], colors: ['2b3036'], height: 0.74 },
  phone: { forms: ['pro', 'bar'], colors: ['7d93b8', 'd9c7b4', '3f4a5a'], height: 0.74 },
  tablet: { forms: ['standard'], colors: ['c7ccd3', 'b9c9e0'], height: 0.7 },
  watch: { forms: ['square', 'round'], colors: ['3a3f46', 'e8925c'], height: 0.56 },
  computer: { forms: ['laptop'], colors: ['b9bfc7', '5b636d'], height: 0.56 },
  home: { forms: ['vacuum', 'purifier'], colors: ['f3f4f5'], height: 0.6 },
  kitchen: { forms: ['ricecooker', 'airfryer'], colors: ['eef0f1', '9db8a6', 'e8b9a4'], height: 0.46 },
}

/** Products side by side on the floor line of an area. The tallest fills the height of the area. */
export function lineUp(
  sheet: Sheet,
  classes: readonly GoodsClass[],
  seed: number,
  area: { x: number; y: number; width: number; height: number },
): string {
  const tallest = Math.max(...classes.map((kind) => groupStyles[kind].height))
  const goods = classes.map((kind, index) => {
    const style = groupStyles[kind]
    const form = vary(seed, index, style.forms)
    const color = vary(seed, index + 9, style.colors)
    const product = drawingOf(
      kind,
      form,
    )(createPen({ class: kind, form, color, seed: seed + index }, 'front', sheet))
    return { product, height: (style.height / tallest) * area.height }
  })
  const overlap = goods.length > 1 ? area.width * 0.012 * (goods.length - 1) : 0
  const natural = goods.reduce(
    (sum, { product, height }) => sum + (product.width / product.height) * height,
    0,
  )
  const shrink = Math.min(1, (area.width + overlap * (goods.length - 1)) / natural)
  const floor = area.y + area.height
  let x = area.x + (area.width - natural * shrink + overlap * (goods.length - 1)) / 2
  const drawings = goods.map(({ product, height }) => {
    const scale = (height * shrink) / product.height
    const left = x
    x += product.width * scale - overlap
    const middle = left + (product.width * scale) / 2
    const shadow = contactShadow(sheet, middle, floor, (product.foot ?? product.width) * scale)
    return { height, art: shadow + translate(left, floor - product.height * scale, scale, product.art) }
  })
  return drawings
    .sort((one, other) => other.height - one.height)
    .map(({ art }) => art)
    .join('')
}

/** The background: a gradient with soft discs and waves. */
function ground(sheet: Sheet, { from, to }: Palette, width: number, height: number, seed: number): string {
  const big = Math.max(width, height)
  const light = (opacity: number) => ({ fillOpacity: opacity })
  const waves = vary(seed, 3, [true, false])
  return (
    rect(0, 0, width, height, sheet.linear('fall', [0, from], [1, to])) +
    circle(width * 0.72, height * 0.46, Math.min(width, height) * 0.62, '#ffffff', light(0.1)) +
    circle(width * 0.72, height * 0.46, Math.min(width, height) * 0.44, '#ffffff', light(0.12)) +
    circle(width * 0.04, height * 1.02, big * 0.16, '#ffffff', light(0.07)) +
    (waves
      ? path(
          d`M0 ${height * 0.9}C${width * 0.25} ${height * 0.74} ${width * 0.5} ${height * 1.02} ${width} ${height * 0.78}V${height}H0z`,
          '#ffffff',
          light(0.12),
        )
      : path(
          d`M0 ${height}L${width * 0.36} 0H${width * 0.48}L${width * 0.12} ${height}z`,
          '#ffffff',
          light(0.06),
        ))
  )
}

function podium(sheet: Sheet, palette: Palette, cx: number, y: number, width: number, depth: number): string {
  const top = sheet.linear(
    'fall',
    [0, mix(palette.from, '#ffffff', 0.75)],
    [1, mix(palette.from, '#ffffff', 0.35)],
  )
  const side = sheet.linear(
    'right',
    [0, mix(palette.from, '#ffffff', 0.4)],
    [1, mix(palette.to, '#000000', 0.12)],
  )
  const half = width / 2
  return (
    path(d`M${cx - half} ${y}V${y + depth}A${half} ${depth} 0 0 0 ${cx + half} ${y + depth}V${y}z`, side) +
    ellipse(cx, y, half, depth, top)
  )
}

/** A text in one line, or in two about equal ones where one of these ems would be too small to read on a phone. */
function linesOf(words: string, ems: number): string[] {
  if (measure(words, 1) <= ems) return [words]
  const breaks = [...words.matchAll(/(?<=，)| /g)].map(({ index }) => [
    words.slice(0, index).replace(/，$/, ''),
    words.slice(index).trim(),
  ])
  const longer = (lines: string[]) => Math.max(...lines.map((line) => measure(line, 1)))
  return breaks.sort((one, other) => longer(one) - longer(other))[0] ?? [words]
}

/** The texts of the banner. `x` is their left edge, or their middle when `centred`. */
function words(
  banner: Banner,
  palette: Palette,
  x: number,
  y: number,
  width: number,
  size: number,
  centred: boolean,
): string {
  const anchor = { textAnchor: centred ? 'middle' : 'start' }
  const title = Math.min(size, width / Math.max(1, measure(banner.title, 1)))
  const lines = linesOf(banner.subtitle, width / (size * 0.4))
  const subtitle = Math.min(size * 0.46, ...lines.map((line) => width / Math.max(1, measure(line, 1))))
  const button = Math.max(13, size * 0.38)
  const plate = measure(banner.cta, button) + button * 2.4
  const left = centred ? x - plate / 2 : x
  const below = y + title * 0.55 + subtitle * 1.15
  const top = below + subtitle * (1.35 * (lines.length - 1) + 0.55) + button * 0.7
  return (
    text(x, y + title * 0.35, banner.title, title, palette.ink, { fontWeight: 700, ...anchor }) +
    lines
      .map((line, index) =>
        text(x, below + subtitle * 1.35 * index, line, subtitle, palette.ink, {
          fillOpacity: 0.92,
          ...anchor,
        }),
      )
      .join('') +
    (banner.cta
      ? rect(left, top, plate, button * 2.1, palette.button, { rx: button * 1.05 }) +
        text(left + plate / 2, top + button * 1.4, banner.cta, button, palette.word, {
          textAnchor: 'middle',
          fontWeight: 600,
        })
      : '')
  )
}

/** A campaign banner. Tall banners have the texts above the products, wide banners beside them. */
export function drawBanner(banner: Banner): string {
  const { width, height, seed, classes } = banner
  const palette = palettes[banner.palette]
  const sheet = createSheet()
  const tall = height > width
  const margin = tall ? width * 0.08 : Math.max(width * 0.055, (width - 1190) / 2)
  const content = width - margin * 2
  const area = tall
    ? { x: margin, y: height * 0.42, width: content, height: height * 0.48 }
    : { x: margin + content * 0.455, y: height * 0.1, width: content * 0.55, height: height * 0.77 }
  const body =
    ground(sheet, palette, width, height, seed) +
    podium(
      sheet,
      palette,
      area.x + area.width / 2,
      area.y + area.height,
      area.width * (tall ? 1.04 : 1.02),
      Math.min(height * 0.08, area.width * 0.07),
    ) +
    lineUp(sheet, classes, seed, area) +
    (tall
      ? words(
          banner,
          palette,
          width / 2,
          height * 0.13,
          content,
          Math.max(Math.min(width * 0.13, 44), width * 0.1),
          true,
        )
      : words(banner, palette, margin, height * 0.38, content * 0.42, Math.min(height * 0.16, 68), false))
  return svg(width, height, sheet.defs(), body)
}

import { mix } from '../parts/color'
import { measure } from '../parts/dimension'
import { vary } from '../parts/pen'
import { createSheet } from '../parts/sheet'
import { circle, d, group, path, translate, rect, stroke, svg, text } from '../parts/svg'

/** A small stable number for a name, for pictures that have no seed. */
function nameSeed(name: string): number {
  let hash = 7
  for (const letter of name) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash % 10000
}

/** The sign of the mall in a square of the given size: two arrows that form a circle around a leaf. */
export function renewSign(size: number, color: string, leaf: string): string {
  return translate(
    0,
    0,
    size / 64,
    stroke('M14 35A19 19 0 0 1 46 19', color, 6),
    path('M39.5 8.5l13 8.2-12.6 9.6z', color),
    stroke('M50 29A19 19 0 0 1 18 45', color, 6),
    path('M24.5 55.5l-13-8.2 12.6-9.6z', color),
    path('M25 39C22 29 30 23 41 24C42 35 35 42 25 39z', leaf),
    stroke('M22 43Q28 33 35 30', leaf, 2.4),
  )
}

function mark(size: number): string {
  const sheet = createSheet()
  const fill = sheet.linear('fall', [0, '#ff6a3d'], [1, '#e1251b'])
  return (
    sheet.defs() + rect(0, 0, size, size, fill, { rx: size * 0.23 }) + renewSign(size, '#ffffff', '#c9f2dc')
  )
}

/** The mall's logo: `word` is mark and name, 208 × 48; `mark` is the square sign alone, 64 × 64. */
export function drawLogo(kind: 'word' | 'mark'): string {
  if (kind === 'mark') return svg(64, 64, mark(64))
  return svg(
    208,
    48,
    mark(48),
    text(60, 30, '焕新商城', 29, '#1f2329', { fontWeight: 700, letterSpacing: 1.5 }),
    text(61, 45, 'HUANXIN MALL', 10, '#6b7178', { letterSpacing: 3.35 }),
  )
}

const inks: readonly [string, ...string[]] = [
  '#0b4ea2',
  '#c8161d',
  '#1f2329',
  '#00776c',
  '#e35d00',
  '#5b2a86',
  '#00609c',
  '#8a1538',
]

/** A brand's wordmark on white, 160 × 80. */
export function drawBrand(name: string): string {
  const seed = nameSeed(name)
  const color = vary(seed, 1, inks)
  const signs: readonly [string, ...string[]] = [
    circle(13, 13, 10, 'none', { stroke: color, strokeWidth: 5 }) +
      rect(11, 2, 4, 22, '#ffffff') +
      rect(11.5, 5, 3, 16, color),
    path('M2 24L13 2L24 24H17L13 15L9 24z', color),
    rect(2, 2, 22, 22, color, { rx: 7 }) + circle(13, 13, 5.5, 'none', { stroke: '#ffffff', strokeWidth: 3 }),
    path('M2 13C2 6 8 2 13 2C8 8 18 18 13 24C6 24 2 20 2 13z', color) +
      path('M15 2C22 3 24 8 24 13S21 23 16 24C21 17 11 9 15 2z', color, { fillOpacity: 0.55 }),
    [0, 1, 2]
      .map((index) => rect(3 + index * 8, 16 - index * 6, 5, 8 + index * 6, color, { rx: 2.5 }))
      .join(''),
  ]
  const sign = vary(seed, 6, [true, true, false]) ? vary(seed, 7, signs) : ''
  const room = sign ? 100 : 132
  const size = Math.min(28, room / Math.max(1, measure(name, 1)))
  const width = measure(name, size) + (sign ? 34 : 0)
  const x = 80 - width / 2
  const slant = vary(seed, 2, [0, 0, -8])
  return svg(
    160,
    80,
    rect(0, 0, 160, 80, '#ffffff'),
    sign ? translate(x, 27, 1, sign) : '',
    group(
      {
        transform: slant
          ? d`translate(${(sign ? x + 34 : x) + 5} ${40 + size * 0.36}) skewX(${slant})`
          : d`translate(${sign ? x + 34 : x} ${40 + size * 0.36})`,
      },
      text(0, 0, name, size, color, { fontWeight: vary(seed, 3, [700, 600, 800]) }),
    ),
  )
}

const skies: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#ff7a45', '#e1251b'],
  ['#3aa0ff', '#1d5fd1'],
  ['#22b07d', '#0b7a5a'],
  ['#8d6bf0', '#5a3cc4'],
  ['#f5a524', '#e06c00'],
  ['#2aa7b8', '#10677a'],
]

/** A picture of a shop: its logo or its banner. */
export interface ShopSign {
  name: string
  seed: number
  kind: 'logo' | 'banner'
}

/** A shop's square logo (200 × 200) or its banner (1190 × 200). */
export function drawShop({ name, seed, kind }: ShopSign): string {
  const [from, to] = vary(seed, 5, skies)
  const sheet = createSheet()
  const fill = sheet.linear('fall', [0, from], [1, to])
  const initials = Array.from(name).slice(0, 2).join('')
  if (kind === 'logo') {
    const body =
      rect(0, 0, 200, 200, fill) +
      circle(166, 26, 84, '#ffffff', { fillOpacity: 0.1 }) +
      circle(20, 190, 70, '#000000', { fillOpacity: 0.06 }) +
      path(
        'M52 44H148L160 72Q160 84 148 84T136 72Q136 84 124 84T112 72Q112 84 100 84T88 72Q88 84 76 84T64 72Q64 84 52 84T40 72z',
        '#ffffff',
        { fillOpacity: 0.95 },
      ) +
      text(100, 150, initials, measure(initials, 1) > 1.2 ? 52 : 60, '#ffffff', {
        textAnchor: 'middle',
        fontWeight: 700,
      })
    return svg(200, 200, sheet.defs(), body)
  }
  const body =
    rect(0, 0, 1190, 200, sheet.linear('right', [0, mix(from, '#ffffff', 0.06)], [1, to])) +
    path('M620 200C720 40 900 160 1190 20V200z', '#ffffff', { fillOpacity: 0.1 }) +
    path('M480 200C660 110 860 210 1190 90V200z', '#ffffff', { fillOpacity: 0.1 }) +
    circle(1060, 30, 120, '#ffffff', { fillOpacity: 0.08 }) +
    text(60, 104, name, Math.min(44, 640 / Math.max(1, measure(name, 1))), '#ffffff', { fontWeight: 700 }) +
    text(60, 144, '正品保障 · 以旧换新 · 送装一体', 20, '#ffffff', { fillOpacity: 0.9 })
  return svg(1190, 200, sheet.defs(), body)
}

const skins: readonly [string, ...string[]] = ['#f6d2b5', '#eec09c', '#f9dcc4', '#e2ab83']
const hairs: readonly [string, ...string[]] = ['#2b2320', '#3d2b22', '#191a1e', '#6a4a36']
const shirts: readonly [string, ...string[]] = [
  '#e5604d',
  '#3f7fd0',
  '#2f9d76',
  '#f0a43a',
  '#7a68d8',
  '#49606f',
]
const walls: readonly [string, ...string[]] = [
  '#ffe3dc',
  '#dcebff',
  '#dcf3e8',
  '#fdf0d5',
  '#e9e4fb',
  '#e3edf1',
]

/** A friendly face without features, 120 × 120; the seed decides hair, shirt and colours. */
export function drawAvatar(seed: number): string {
  const skin = vary(seed, 1, skins)
  const hair = vary(seed, 2, hairs)
  const style = vary(seed, 3, [
    path('M34 56C30 26 46 16 61 16S92 26 86 58C84 44 78 38 70 36C60 42 44 40 38 44Q35 48 34 56z', hair),
    path('M30 92C26 50 28 16 60 16S94 50 90 92H76V50C66 48 54 44 48 36C46 46 44 50 44 54V92z', hair),
    path('M34 52C30 24 48 14 64 15C82 16 90 30 86 54L82 44L68 34L42 42z', hair),
    path('M32 66C24 30 42 14 60 14S96 30 88 66C84 52 82 44 60 42S36 52 32 66z', hair) +
      circle(60, 12, 11, hair),
  ])
  const long = style.includes('92C26') ? style : ''
  const body =
    rect(0, 0, 120, 120, vary(seed, 4, walls)) +
    long +
    path('M16 122C16 98 36 88 60 88S104 98 104 122z', vary(seed, 5, shirts)) +
    path('M50 74H70V90Q60 102 50 90z', mix(skin, '#a8653b', 0.22)) +
    path('M37 50Q37 30 60 30T83 50Q83 84 60 84T37 50z', skin) +
    (long ? path('M37 56C36 30 50 24 60 24S84 30 83 56C80 44 74 40 62 36C54 44 42 46 37 56z', hair) : style)
  return svg(120, 120, body)
}

import type { GoodsClass } from '../types'
import { lineUp } from './banner'
import { backdrop, tints } from './parts/backdrop'
import { mix } from './parts/color'
import { measure } from './parts/dimension'
import { plant } from './parts/props'
import { createSheet } from './parts/sheet'
import { circle, ellipse, rect, svg, text } from './parts/svg'

/** The cover of an article about one product class. */
export interface ArticleCover {
  class: GoodsClass
  title: string
  seed: number
}

/** Breaks a text into at most `maxLines` lines of `width` at the given size. A text that is cut ends in …. */
function wrapText(content: string, size: number, width: number, maxLines: number): string[] {
  const lines = ['']
  for (const letter of content) {
    const last = lines.length - 1
    const next = (lines[last] ?? '') + letter
    if (measure(next, size) <= width || '，。、：；？！）》”…'.includes(letter)) lines[last] = next
    else if (lines.length < maxLines) lines.push(letter.trimStart())
    else {
      lines[last] =
        Array.from(lines[last] ?? '')
          .slice(0, -1)
          .join('') + '…'
      break
    }
  }
  return lines
}

/** An article's cover picture, 720 × 480. */
export function drawArticle({ class: kind, title, seed }: ArticleCover): string {
  const sheet = createSheet()
  const ink = mix(tints[kind], '#17212b', 0.86)
  const rows = Math.ceil(measure(title, 38) / 310)
  const lines = wrapText(title, 38, rows > 1 ? Math.min(310, measure(title, 38) / rows + 38) : 310, 4)
  const top = 240 - lines.length * 27
  const body =
    backdrop(sheet, kind, 720, 480) +
    circle(536, 226, 190, '#ffffff', { fillOpacity: 0.4 }) +
    ellipse(536, 420, 190, 20, '#ffffff', { fillOpacity: 0.5 }) +
    plant(sheet, 672, 420, 0.8) +
    lineUp(sheet, [kind], seed, { x: 400, y: 76, width: 260, height: 344 }) +
    rect(48, top - 34, 44, 5, '#e1251b', { rx: 2.5 }) +
    lines.map((line, index) => text(48, top + 26 + index * 54, line, 38, ink, { fontWeight: 700 })).join('')
  return svg(720, 480, sheet.defs(), body)
}

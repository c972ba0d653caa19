import sharp from 'sharp'
import { drawingOf, forms } from '@/lib/demo/art/forms'
import { createPen } from '@/lib/demo/art/parts/pen'
import { svg, translate } from '@/lib/demo/art/parts/svg'
import { goods } from '@/lib/demo/data'
import type { Portrait } from '@/lib/demo/types'
import { goodsClasses } from '@/lib/demo/types'

const canvas = 160
/** The declared box is fitted into a square of this side in the middle of the canvas. */
const box = 120
/** Opaque pixels only: light, beams and shadows do not count as the product. */
const opaque = 200

/** Height and width of the area that a main picture's drawing paints, as a share of the box that it declares. */
async function fillOf(portrait: Portrait) {
  const pen = createPen(portrait, 'front')
  const product = drawingOf(portrait.class, portrait.form)(pen)
  const [x0, y0, width, height] = product.drawn ?? [0, 0, product.width, product.height]
  const scale = box / Math.max(width, height)
  const place = translate(
    (canvas - width * scale) / 2 - x0 * scale,
    (canvas - height * scale) / 2 - y0 * scale,
    scale,
    product.art,
  )
  const picture = svg(canvas, canvas, pen.sheet.defs(), place)
  const { data } = await sharp(Buffer.from(picture)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom] = [canvas, canvas, 0, 0]
  for (let y = 0; y < canvas; y++)
    for (let x = 0; x < canvas; x++) {
      if ((data[(y * canvas + x) * 4 + 3] ?? 0) < opaque) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  return Math.max((right - left) / box, (bottom - top) / box) * 0.8
}

describe('the main picture of a product', () => {
  test.each(goodsClasses)('shows every form of %s 76–84 %% as high or as wide as the frame', async (kind) => {
    for (const form of forms[kind]) {
      const fill = await fillOf({ class: kind, form, color: 'd7dde2', seed: 1 })
      expect(`${form} ${fill.toFixed(2)}`).toBe(`${form} ${Math.min(0.84, Math.max(0.76, fill)).toFixed(2)}`)
    }
  })

  test('is filled by about 80 % in the median of the mall', async () => {
    const fills = await Promise.all(goods.map(({ portrait }) => fillOf(portrait)))
    const sorted = fills.toSorted((one, other) => one - other)
    expect(sorted[0]).toBeGreaterThanOrEqual(0.76)
    expect(sorted.at(-1)).toBeLessThanOrEqual(0.84)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeCloseTo(0.8, 1)
  })
})

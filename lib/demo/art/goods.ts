import type { GoodsView, Portrait } from '../types'
import { drawingOf } from './forms'
import { backdrop } from './parts/backdrop'
import { dimensions } from './parts/dimension'
import type { Pen, Product } from './parts/pen'
import { createPen } from './parts/pen'
import { room } from './parts/room'
import { contactShadow, wallShadow } from './parts/shadow'
import { translate, svg } from './parts/svg'
import { turnProduct } from './parts/turn'

const size = 800
/** The main picture shows the product 80 % as high, or 80 % as wide, as the picture. */
const mainSide = size * 0.8

/** One view of a product as an 800 × 800 SVG document. Pure: the same portrait always gives the same bytes. */
export function drawGoods(portrait: Portrait, view: GoodsView): string {
  const pen = createPen(portrait, view)
  const drawn = drawingOf(portrait.class, portrait.form)(pen)
  const product = view === 'side' ? turnProduct(pen, drawn) : drawn
  const body = compose(portrait, view, pen, product)
  return svg(size, size, pen.sheet.defs(), body)
}

function compose(portrait: Portrait, view: GoodsView, pen: Pen, product: Product): string {
  const ground = backdrop(pen.sheet, portrait.class)
  if (view === 'detail') {
    const [x, y, side] = product.focus
    const scale = size / side
    return ground + translate(-x * scale, -y * scale, scale, product.art)
  }
  if (view === 'scene') {
    const { behind, before, x, y, hang, width, height } = room(pen.sheet, product.scene, portrait.class)
    const share = product.share ?? 1
    const line = product.stance === 'hang' ? (hang ?? y) : y
    return behind + standing(pen, product, x, line, width, height * share) + before
  }
  if (view === 'size') {
    const [left, top, wide, tall] = product.body ?? [0, 0, product.width, product.height]
    const scale = Math.min(520 / tall, 560 / wide)
    const x = 380 - (left + wide / 2) * scale
    const y = 396 - (top + tall / 2) * scale
    const extent = { x: x + left * scale, y: y + top * scale, width: wide * scale, height: tall * scale }
    const bottom = y + product.height * scale
    return ground + shaded(pen, product, x, y, scale) + dimensions(extent, bottom, portrait.figures ?? [])
  }
  return ground + centred(pen, product, size / 2, size / 2, mainSide, mainSide)
}

/** The product with its shadow, fitted into a box around a centre. */
function centred(pen: Pen, product: Product, cx: number, cy: number, width: number, height: number): string {
  const [left, top, wide, tall] = product.drawn ?? [0, 0, product.width, product.height]
  const scale = Math.min(width / wide, height / tall)
  return shaded(pen, product, cx - (left + wide / 2) * scale, cy - (top + tall / 2) * scale, scale)
}

/** The product standing on a floor line, or hanging with its middle on that line. */
function standing(pen: Pen, product: Product, cx: number, y: number, width: number, height: number): string {
  if (product.stance === 'hang') {
    const [, top, wide, tall] = product.body ?? [0, 0, product.width, product.height]
    const scale = Math.min(width / wide, height / tall)
    return shaded(pen, product, cx - (product.width * scale) / 2, y - (top + tall / 2) * scale, scale)
  }
  const scale = Math.min(width / product.width, height / product.height)
  return shaded(pen, product, cx - (product.width * scale) / 2, y - product.height * scale, scale)
}

function shaded(pen: Pen, product: Product, x: number, y: number, scale: number): string {
  const [left, top, wide, tall] = product.body ?? [0, 0, product.width, product.height]
  const shadow =
    product.stance === 'hang'
      ? (product.cast ?? [[left, top, wide, tall, product.turn?.radius ?? 20] as const])
          .map(([cx, cy, w, h, r]) =>
            wallShadow(pen.sheet, x + cx * scale, y + cy * scale, w * scale, h * scale, r * scale),
          )
          .join('')
      : product.foot === 0
        ? ''
        : contactShadow(
            pen.sheet,
            x + (product.width / 2) * scale,
            y + product.height * scale,
            (product.foot ?? product.width) * scale,
          )
  return shadow + translate(x, y, scale, product.art)
}

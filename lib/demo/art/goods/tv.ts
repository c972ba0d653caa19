import type { Draw } from '../parts/pen'
import { thinTurn } from '../parts/turn'
import { art, flat, kids, oled, pivot, sound, thin } from './tv/flat'

const turned =
  (draw: Draw, depth: number): Draw =>
  (pen) => {
    const product = draw(pen)
    if (pen.view !== 'side') return product
    return { ...product, turn: thinTurn(depth, 4) }
  }

/** Televisions: 平板, 超薄 Mini LED, 画框, 超薄自发光, 回音壁一体, 桌面云台, 儿童护眼. */
export const tv = {
  flat: turned(flat, 22),
  thin: turned(thin, 12),
  art,
  oled: turned(oled, 10),
  sound: turned(sound, 30),
  pivot: turned(pivot, 14),
  kids: turned(kids, 30),
}

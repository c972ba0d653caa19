import type { GoodsClass } from '../../types'
import { mix } from './color'
import type { Sheet } from './sheet'
import { rect } from './svg'

/** The calm background colour of every class. */
export const tints: Record<GoodsClass, string> = {
  fridge: '#dde6ee',
  washer: '#dce8ee',
  aircon: '#d9e9ef',
  tv: '#e2e1ec',
  heater: '#efe5dc',
  hood: '#e5e7e1',
  phone: '#e4e2ee',
  tablet: '#dfe7f1',
  watch: '#ece5de',
  computer: '#e0e5ea',
  home: '#e0eae3',
  kitchen: '#f0e7da',
}

/** A studio sweep in the class colour: bright behind the product at the upper left, deeper towards the lower right. */
export function backdrop(sheet: Sheet, kind: GoodsClass, width = 800, height = 800): string {
  const tint = tints[kind]
  const sweep = sheet.radial(
    0.36,
    0.3,
    0.95,
    [0, mix(tint, '#ffffff', 0.62)],
    [0.5, mix(tint, '#ffffff', 0.16)],
    [1, mix(tint, '#5d6b7a', 0.14)],
  )
  const floor = sheet.linear('down', [0, '#ffffff', 0], [1, '#ffffff', 0.45])
  return rect(0, 0, width, height, sweep) + rect(0, height * 0.72, width, height * 0.28, floor)
}

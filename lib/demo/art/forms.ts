import type { GoodsClass } from '../types'
import { aircon } from './goods/aircon'
import { computer } from './goods/computer'
import { fridge } from './goods/fridge'
import { heater } from './goods/heater'
import { home } from './goods/home'
import { hood } from './goods/hood'
import { kitchen } from './goods/kitchen'
import { phone } from './goods/phone'
import { tablet } from './goods/tablet'
import { tv } from './goods/tv'
import { washer } from './goods/washer'
import { watch } from './goods/watch'
import type { Draw } from './parts/pen'

const drawings = {
  fridge,
  washer,
  aircon,
  tv,
  heater,
  hood,
  phone,
  tablet,
  watch,
  computer,
  home,
  kitchen,
} satisfies Record<GoodsClass, Readonly<Record<string, Draw>>>

/** The names of the forms of a class. */
export type FormOf<C extends GoodsClass> = Extract<keyof (typeof drawings)[C], string>

const names = (kind: GoodsClass): readonly string[] => Object.keys(drawings[kind])

/** The forms that can be drawn, per class. The first is the default. */
export const forms: Record<GoodsClass, readonly string[]> = {
  fridge: names('fridge'),
  washer: names('washer'),
  aircon: names('aircon'),
  tv: names('tv'),
  heater: names('heater'),
  hood: names('hood'),
  phone: names('phone'),
  tablet: names('tablet'),
  watch: names('watch'),
  computer: names('computer'),
  home: names('home'),
  kitchen: names('kitchen'),
}

/** The form when the class has it, otherwise the default form of the class. */
export function formOrFirst(kind: GoodsClass, form: string): string {
  return forms[kind].includes(form) ? form : (forms[kind][0] ?? '')
}

/** The drawing function of a form, or that of the default form. */
export function drawingOf(kind: GoodsClass, form: string): Draw {
  const draw: Draw | undefined = (drawings[kind] as Readonly<Record<string, Draw>>)[formOrFirst(kind, form)]
  if (!draw) throw new Error(`No drawing for ${kind}`)
  return draw
}

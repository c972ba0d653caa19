import type { GoodsClass } from '@/lib/demo/types'
import { aircon } from '@/lib/demo/art/goods/aircon'
import { computer } from '@/lib/demo/art/goods/computer'
import { fridge } from '@/lib/demo/art/goods/fridge'
import { heater } from '@/lib/demo/art/goods/heater'
import { home } from '@/lib/demo/art/goods/home'
import { hood } from '@/lib/demo/art/goods/hood'
import { kitchen } from '@/lib/demo/art/goods/kitchen'
import { phone } from '@/lib/demo/art/goods/phone'
import { tablet } from '@/lib/demo/art/goods/tablet'
import { tv } from '@/lib/demo/art/goods/tv'
import { washer } from '@/lib/demo/art/goods/washer'
import { watch } from '@/lib/demo/art/goods/watch'
import type { Draw } from '@/lib/demo/art/parts/pen'

const drawings: Record<GoodsClass, Readonly<Record<string, Draw>>> = {
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
}

const names = (kind: GoodsClass): readonly string[] => Object.keys(drawings[kind])

/** The builds that can be drawn, per class; the first is the usual one. */
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

/** The form itself when the class has it, else the first of its class. */
export function knownForm(kind: GoodsClass, form: string): string {
  return forms[kind].includes(form) ? form : (forms[kind][0] ?? '')
}

/** The drawing of a form; unknown forms give the first of the class. */
export function drawingOf(kind: GoodsClass, form: string): Draw {
  const draw = drawings[kind][knownForm(kind, form)]
  if (!draw) throw new Error(`No drawing for ${kind}`)
  return draw
}

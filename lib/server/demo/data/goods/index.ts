import type { DemoGoods } from '../../types'
import { aircons } from './aircon'
import { fridges } from './fridge'
import { heaters } from './heater'
import { hoods } from './hood'
import { phones } from './phone'
import { tablets } from './tablet'
import { tvs } from './tv'
import { washers } from './washer'

/** All goods of the mall, class by class in the order of the categories. */
export const goods: DemoGoods[] = [
  ...fridges,
  ...washers,
  ...aircons,
  ...tvs,
  ...heaters,
  ...hoods,
  ...phones,
  ...tablets,
]

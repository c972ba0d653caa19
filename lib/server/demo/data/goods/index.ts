import type { DemoGoods } from '../../types'
import { aircons } from './aircon'
import { fridges } from './fridge'
import { phones } from './phone'
import { tvs } from './tv'
import { washers } from './washer'

/** All goods of the mall, class by class in the order of the categories. */
export const goods: DemoGoods[] = [...fridges, ...washers, ...aircons, ...tvs, ...phones]

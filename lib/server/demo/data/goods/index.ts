import type { DemoGoods } from '../../types'
import { fridges } from './fridge'
import { phones } from './phone'

/** All goods of the mall, class by class in the order of the categories. */
export const goods: DemoGoods[] = [...fridges, ...phones]

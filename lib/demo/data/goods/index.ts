import type { DemoGoods } from '../../types'
import { aircons } from './aircon'
import { computers } from './computer'
import { fridges } from './fridge'
import { heaters } from './heater'
import { homeAppliances } from './home'
import { hoods } from './hood'
import { kitchenAppliances } from './kitchen'
import { phones } from './phone'
import { shopOfGoods } from './shop-goods'
import { tablets } from './tablet'
import { tvs } from './tv'
import { washers } from './washer'
import { watches } from './watch'

const catalog: DemoGoods[] = [
  ...fridges,
  ...washers,
  ...aircons,
  ...tvs,
  ...heaters,
  ...hoods,
  ...phones,
  ...tablets,
  ...watches,
  ...computers,
  ...homeAppliances,
  ...kitchenAppliances,
]

/** All products of the mall, class by class in the sequence of the categories, each with the shop that sells it. */
export const goods: DemoGoods[] = catalog.map((one) => {
  const shop = shopOfGoods.get(one.key)
  return shop ? { ...one, shop } : one
})

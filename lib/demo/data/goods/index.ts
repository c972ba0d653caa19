import type { DemoGoods } from '@/lib/demo/types'
import { aircons } from '@/lib/demo/data/goods/aircon'
import { computers } from '@/lib/demo/data/goods/computer'
import { fridges } from '@/lib/demo/data/goods/fridge'
import { heaters } from '@/lib/demo/data/goods/heater'
import { homeAppliances } from '@/lib/demo/data/goods/home'
import { hoods } from '@/lib/demo/data/goods/hood'
import { kitchenAppliances } from '@/lib/demo/data/goods/kitchen'
import { phones } from '@/lib/demo/data/goods/phone'
import { tablets } from '@/lib/demo/data/goods/tablet'
import { tvs } from '@/lib/demo/data/goods/tv'
import { washers } from '@/lib/demo/data/goods/washer'
import { watches } from '@/lib/demo/data/goods/watch'
import { shopOfGoods } from '@/lib/demo/data/shop-goods'

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

/** All goods of the mall, class by class in the order of the categories, each with the shop that sells it. */
export const goods: DemoGoods[] = catalog.map((one) => {
  const shop = shopOfGoods.get(one.key)
  return shop ? { ...one, shop } : one
})

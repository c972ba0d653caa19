import type { DemoGoods } from '@/lib/server/demo/types'
import { aircons } from '@/lib/server/demo/data/goods/aircon'
import { computers } from '@/lib/server/demo/data/goods/computer'
import { fridges } from '@/lib/server/demo/data/goods/fridge'
import { heaters } from '@/lib/server/demo/data/goods/heater'
import { homeAppliances } from '@/lib/server/demo/data/goods/home'
import { hoods } from '@/lib/server/demo/data/goods/hood'
import { kitchenAppliances } from '@/lib/server/demo/data/goods/kitchen'
import { phones } from '@/lib/server/demo/data/goods/phone'
import { tablets } from '@/lib/server/demo/data/goods/tablet'
import { tvs } from '@/lib/server/demo/data/goods/tv'
import { washers } from '@/lib/server/demo/data/goods/washer'
import { watches } from '@/lib/server/demo/data/goods/watch'
import { shopOfGoods } from '@/lib/server/demo/data/shop-goods'

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

import type { DemoGoods } from '../../types'
import { aircons } from './aircon'
import { computers } from './computer'
import { fridges } from './fridge'
import { heaters } from './heater'
import { homeAppliances } from './home'
import { hoods } from './hood'
import { kitchenAppliances } from './kitchen'
import { phones } from './phone'
import { tablets } from './tablet'
import { tvs } from './tv'
import { washers } from './washer'
import { watches } from './watch'

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
  ...watches,
  ...computers,
  ...homeAppliances,
  ...kitchenAppliances,
]

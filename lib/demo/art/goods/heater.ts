import { electric, twin } from './heater/electric'
import { gas } from './heater/gas'
import { instant, round, undersink, undersinkDigital, vertical } from './heater/small'

/** Water heaters: 储水式, 燃气热水器, 双胆扁桶, 圆桶, 立式, 即热式, 小厨宝, 数显小厨宝. */
export const heater = { electric, gas, twin, round, vertical, instant, undersink, undersinkDigital }

import { airfryer, airfryerDual, airfryerMini, microwave, ricecooker } from './kitchen/cook'
import { blender, kettle } from './kitchen/drink'
import { combo, juicecup, teapot, thermos } from './kitchen/small'
import { steamoven } from './kitchen/steam'
import { dishwasher, dishwasherTable } from './kitchen/wash'

/**
 * Kitchen appliances: 电饭煲, 空气炸锅, 迷你空气炸锅, 双区空气炸锅, 电水壶, 养生壶, 电热水瓶, 微波炉, 微蒸烤一体机, 破壁机, 便携榨汁杯, 洗碗机,
 * 台式洗碗机, 电饭煲加空气炸锅.
 */
export const kitchen = {
  ricecooker,
  airfryer,
  airfryerMini,
  airfryerDual,
  kettle,
  teapot,
  thermos,
  microwave,
  steamoven,
  blender,
  juicecup,
  dishwasher,
  dishwasherTable,
  combo,
}

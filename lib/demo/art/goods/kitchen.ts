import { ricecooker, airfryer, microwave } from './kitchen/cook'
import { kettle, blender } from './kitchen/drink'
import { dishwasher } from './kitchen/wash'

/** Kitchen appliances: 电饭煲, 空气炸锅, 电水壶, 微波炉, 破壁机, 洗碗机. */
export const kitchen = { ricecooker, airfryer, kettle, microwave, blender, dishwasher }

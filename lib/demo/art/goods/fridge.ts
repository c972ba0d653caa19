import { columns, cross, french, multi } from './fridge/four'
import { side, sideBar } from './fridge/side'
import { double, mini, three } from './fridge/small'
import { bar, retro } from './fridge/special'

/** Refrigerators: 法式四门, 对开门, 三门, 单门, 十字四门, 法式多门, 艺术装嵌, 吧台对开门, 双门, 复古, 冰吧. */
export const fridge = { french, side, three, mini, cross, multi, columns, sideBar, double, retro, bar }

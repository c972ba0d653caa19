import { purifier, purifierMini } from './home/air'
import { stick, vacuum, vacuumMini } from './home/clean'
import { bladeless, fan } from './home/fan'
import { floorlamp, nightlight } from './home/light'
import { mopper, mopperTwin } from './home/mopper'
import { lamp, lock } from './home/room'
import { lever, smarthome } from './home/smart'

/**
 * Home appliances: 扫地机器人, 迷你扫拖机, 吸尘器, 洗地机, 双滚刷洗地机, 空气净化器, 桌面净化器, 循环扇, 无叶风扇, 台灯, 落地大路灯,
 * 小夜灯, 智能门锁, 把手指纹锁, 全屋智能套装.
 */
export const home = {
  vacuum,
  vacuumMini,
  stick,
  mopper,
  mopperTwin,
  purifier,
  purifierMini,
  fan,
  bladeless,
  lamp,
  floorlamp,
  nightlight,
  lock,
  lever,
  smarthome,
}

import { vacuum, stick } from './home/clean'
import { purifier, fan } from './home/air'
import { lamp, lock } from './home/room'

/** Home appliances: 扫地机器人, 吸尘器, 空气净化器, 台灯, 风扇, 智能门锁. */
export const home = { vacuum, stick, purifier, lamp, fan, lock }

import { double, drum, hung, set, tower } from './washer/drum'
import { twintub, wave } from './washer/wave'

/** Washing machines: 滚筒, 波轮, 洗烘套装, 双滚筒, 塔式洗烘, 壁挂, 双缸. */
export const washer = { drum, wave, set, double, tower, hung, twintub }

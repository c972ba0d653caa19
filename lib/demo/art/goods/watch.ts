import { band, round, square } from './watch/adult'
import { dive, kids, lady } from './watch/special'

/** Watches: 方形, 圆形, 手环, 儿童, 女士, 潜水. */
export const watch = { square, round, band, kids, lady, dive }

import { kids, kidsGrip, kidsPiano } from './tablet/kids'
import { pro, standard } from './tablet/slate'
import { canvas, paper, rugged, stand, study } from './tablet/special'

/**
 * Tablets: 标准版, Pro with pen and keyboard, 儿童版 (ears, handle, piano lesson), 墨水屏, 画师平板, 学习机, 三防, and the gift: 支架.
 */
export const tablet = { standard, pro, kids, kidsGrip, kidsPiano, paper, canvas, study, rugged, stand }

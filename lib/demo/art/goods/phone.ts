import { flip, fold } from './phone/fold'
import { holder, senior, tough } from './phone/special'
import { straight } from './phone/straight'

/** Telephones: 直板, 大折叠, Pro, 小折叠, 老人机, 三防, and the gift: 支架保护壳. */
export const phone = { bar: straight('bar'), fold, pro: straight('pro'), flip, senior, tough, holder }

import type { GoodsDetail } from '@/lib/contract/goods'
import { shownStatuses } from '@/lib/domain/stock'

type Facts = Pick<GoodsDetail, 'is_gift' | 'approve_status' | 'staff_goods' | 'shop_valid'>

/** Whether every visitor sees this goods in lists; the page of any other is for those who were sent there, not for search engines. */
export const isSoldToPublic = (goods: Facts): boolean =>
  goods.is_gift === 0 &&
  shownStatuses.includes(goods.approve_status) &&
  goods.staff_goods === 0 &&
  goods.shop_valid !== false

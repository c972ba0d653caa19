import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import { shownStatuses } from '@/lib/domain/approve-status'

type Facts = Pick<GoodsDetail, 'is_gift' | 'approve_status' | 'staff_goods' | 'shop_valid'>

/** Whether all visitors see this product in lists. Pages of other products are noindex. */
export const isSoldToPublic = (goods: Facts): boolean =>
  goods.is_gift === 0 &&
  shownStatuses.includes(goods.approve_status) &&
  goods.staff_goods === 0 &&
  goods.shop_valid !== false

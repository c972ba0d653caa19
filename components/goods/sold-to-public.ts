import type { GoodsDetail } from '@/lib/contract/goods'

type Facts = Pick<GoodsDetail, 'is_gift' | 'approve_status' | 'staff_goods' | 'shop_valid'>

/** Whether the public buys or sees this goods; the page of any other is for those who were sent there, not for search engines. */
export const isSoldToPublic = (goods: Facts): boolean =>
  goods.is_gift === 0 && goods.approve_status !== 'instock' && goods.staff_goods === 0 && goods.shop_valid

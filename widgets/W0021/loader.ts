import { parseId, type WidgetLoader } from '@/widgets/loader'
import type { CouponsSettings } from './contract'
import { couponItem, type CouponItem } from './coupon-item'

/** Current values and states; coupons that can no longer be claimed are left out. */
export const loader: WidgetLoader<CouponsSettings, CouponItem[]> = {
  request: (settings) => ({ couponIds: settings.data.flatMap(({ card_id }) => parseId(card_id) ?? []) }),
  resolve: (settings, { coupons }) =>
    settings.data.flatMap((stored) => {
      const card = coupons.get(parseId(stored.card_id) ?? 0)
      return card ? [couponItem(card, stored)] : []
    }),
}

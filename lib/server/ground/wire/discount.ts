import 'server-only'
import type { DiscountEntry } from '@/lib/domain/goods/price'
import { isPromotionType, wireTypeOf } from '@/lib/domain/promotion/types/wire'

/** A discount entry as the contract spells it (contract trade §6.2). */
export const wireDiscount = ({ type, discountFee, couponCode, ...entry }: DiscountEntry) => ({
  ...entry,
  type: isPromotionType(type) ? wireTypeOf[type] : type,
  discount_fee: discountFee,
  ...(couponCode === undefined ? {} : { coupon_code: couponCode }),
})

import 'server-only'
import type { DiscountEntry } from '@/lib/domain/goods/price'

/** A discount entry as the contract spells it (contract trade §6.2). */
export const wireDiscount = ({ discountFee, couponCode, ...entry }: DiscountEntry) => ({
  ...entry,
  discount_fee: discountFee,
  ...(couponCode === undefined ? {} : { coupon_code: couponCode }),
})

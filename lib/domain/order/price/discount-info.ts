import type { DiscountEntry } from '../../goods/price'
import type { Bill } from './bill'

/** The discounts of all lines, added up per promotion or coupon (`discount_info` of contract trade §6.2). */
export function discountInfo(bill: Bill): DiscountEntry[] {
  const entries = new Map<string, DiscountEntry>()
  for (const line of bill.lines) {
    for (const entry of line.discounts) {
      const key = `${entry.type}:${entry.id}:${entry.rule}:${entry.couponCode ?? ''}`
      const sum = entries.get(key)
      if (sum) sum.discountFee += entry.discountFee
      else entries.set(key, { ...entry })
    }
  }
  return [...entries.values()]
}

import type { Bill, PointRule } from './bill'
import { pointLimits, pointMoney } from './points'

/** The total of an order after its buyer has verified an identity, and the points that it would still use. */
export interface VerifiedTotal {
  /** Cents. */
  totalFee: number
  pointUse: number
}

/**
 * The order after verification: the programme pays `wouldSave`, and points pay no more than what is left. Coupon,
 * promotions and freight do not depend on it (ADR 0034), so the same order priced for a verified person costs exactly
 * this.
 * @param balance points of the buyer
 * @returns null when verification would change nothing
 */
export function verifiedTotal(bill: Bill, pointRule: PointRule, balance: number): VerifiedTotal | null {
  const saved = bill.subsidy?.wouldSave ?? 0
  if (saved === 0) return null
  const goodsFee = bill.totalFee - bill.freightFee + bill.pointFee - saved
  const pointUse = Math.min(bill.pointUse, pointLimits(pointRule, { goodsFee, balance }).max)
  const pointFee = Math.min(pointMoney(pointRule, pointUse), goodsFee)
  return { totalFee: goodsFee - pointFee + bill.freightFee, pointUse }
}

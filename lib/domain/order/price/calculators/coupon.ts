import { bestCoupon, couponBase, couponDiscount, couponProblem, couponRuleText } from '@/lib/domain/coupon'
import { splitAscending } from '@/lib/domain/money'
import { holdsFor } from '@/lib/domain/promotion'
import { couponLines, discountLine, requestedLines, type Calculator } from '../bill'

/**
 * One coupon per order: the chosen one, or the best when none was chosen. A coupon that does not fit is ignored without
 * an error; only kinds of orders with this step take one (contract trade §4.6).
 */
export const applyCoupon: Calculator = (bill, { coupons, couponChoice, distributorId, now }) => {
  if (couponChoice === false) return
  const order = { distributorId, lines: couponLines(bill) }
  const chosen =
    couponChoice === null
      ? bestCoupon(coupons, order, now)
      : coupons.find(({ code }) => code === couponChoice)
  if (!chosen || couponProblem(chosen, order, now) !== null) return
  const lines = requestedLines(bill).filter((line) => holdsFor(chosen, line.sku))
  const fee = couponDiscount(chosen, couponBase(chosen, order.lines))
  if (fee === 0) return
  const rule = couponRuleText(chosen)
  const shares = splitAscending(
    fee,
    lines.map((line) => line.totalFee),
  )
  lines.forEach((line, index) => {
    line.couponDiscount = shares[index] ?? 0
    discountLine(line, {
      id: chosen.cardId,
      type: chosen.cardType === 'discount' ? 'coupon_discount' : 'cash_discount',
      info: chosen.title,
      rule,
      discountFee: line.couponDiscount,
      couponCode: chosen.code,
    })
  })
  bill.coupon = chosen
}

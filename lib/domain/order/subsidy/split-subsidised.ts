import { splitInProportion } from '../../money'
import { lineDiscount, type BillLine } from '../price/bill'

/**
 * The part of `pieces` in each amount: differences of rounded running sums, so that all of them together are rounded
 * once.
 */
function partsOf(amounts: readonly number[], pieces: number, num: number): number[] {
  let running = 0
  let given = 0
  return amounts.map((amount) => {
    running += amount
    const upTo = Math.floor((running * pieces) / num)
    const part = upTo - given
    given = upTo
    return part
  })
}

/**
 * A priced line as order items: one, or two when the programme pays for some of its pieces only. Refunds divide an item
 * by its pieces (contract trade §10.1), so pieces with and without subsidy must not share one. The item without subsidy
 * comes first: clients that name a SKU return it first, and the person keeps the subsidy (ADR 0095).
 * @returns items whose amounts add up to those of the line
 */
export function splitSubsidised(line: BillLine): BillLine[] {
  const { subsidy, num } = line
  const paid = subsidy?.num ?? 0
  if (line.subsidyFee === 0 || paid === 0 || paid >= num) return [line]
  const own = [line.memberDiscount, line.promotionDiscount, line.couponDiscount]
  const [memberDiscount = 0, promotionDiscount = 0, couponDiscount = 0] = partsOf(own, paid, num)
  const entries = line.discounts.map(({ type, discountFee }) => (type === 'subsidy' ? 0 : discountFee))
  const entryParts = partsOf(entries, paid, num)
  const subsidised: BillLine = {
    ...line,
    num: paid,
    itemFee: line.price * paid,
    memberDiscount,
    promotionDiscount,
    couponDiscount,
    discounts: line.discounts.map((entry, index) =>
      entry.type === 'subsidy' ? entry : { ...entry, discountFee: entryParts[index] ?? 0 },
    ),
  }
  const plain: BillLine = {
    ...line,
    num: num - paid,
    itemFee: line.itemFee - subsidised.itemFee,
    memberDiscount: line.memberDiscount - memberDiscount,
    promotionDiscount: line.promotionDiscount - promotionDiscount,
    couponDiscount: line.couponDiscount - couponDiscount,
    subsidy: null,
    subsidyFee: 0,
    discounts: line.discounts.flatMap((entry, index) =>
      entry.type === 'subsidy'
        ? []
        : [{ ...entry, discountFee: entry.discountFee - (entryParts[index] ?? 0) }],
    ),
  }
  // Gifts and points have reduced the amount of the line: each item bears a part in proportion to its amount without
  // them.
  const before = [plain, subsidised].map((item) => item.itemFee - lineDiscount(item))
  const worth = before.some((fee) => fee > 0) ? before : [plain.num, subsidised.num]
  const fees = splitInProportion(line.totalFee + line.pointFee, worth)
  const pointFees = splitInProportion(line.pointFee, fees)
  const points = splitInProportion(line.sharePoints, pointFees)
  return [plain, subsidised].map((item, index) => ({
    ...item,
    pointFee: pointFees[index] ?? 0,
    sharePoints: points[index] ?? 0,
    totalFee: (fees[index] ?? 0) - (pointFees[index] ?? 0),
  }))
}

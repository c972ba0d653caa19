import { boughtLines, type Calculator } from '../bill'
import { sumLines } from '../line-amounts'
import { lineBase } from '../line-price'

/** Adds the lines up. Discounts are summed per line before `shareWithGifts` moves money between lines. */
export const addUp: Calculator = (bill) => {
  const bought = boughtLines(bill)
  const sums = sumLines(bought)
  bill.itemFee = sums.itemFee
  bill.marketFee = bought.reduce((sum, line) => sum + lineBase(line) * line.num, 0)
  bill.memberDiscount = sums.memberDiscount
  bill.promotionDiscount = sums.promotionDiscount
  bill.couponDiscount = bought.reduce((sum, line) => sum + line.couponDiscount, 0)
  bill.subsidyFee = bought.reduce((sum, line) => sum + line.subsidyFee, 0)
  bill.totalFee = sums.totalFee - bill.couponDiscount - bill.subsidyFee + bill.freightFee - bill.pointFee
}

import { boughtLines, type Calculator } from '../bill'

/** Adds the lines up. Discounts are counted before the worth is shared with gifts, because sharing moves no money. */
export const addUp: Calculator = (bill) => {
  const bought = boughtLines(bill)
  const sum = (of: (line: (typeof bought)[number]) => number) =>
    bought.reduce((total, line) => total + of(line), 0)
  bill.itemFee = sum((line) => line.itemFee)
  bill.marketFee = sum((line) => Math.max(line.sku.marketPrice, line.price) * line.num)
  bill.memberDiscount = sum((line) => line.memberDiscount)
  bill.promotionDiscount = sum((line) => line.promotionDiscount)
  bill.couponDiscount = sum((line) => line.couponDiscount)
  const discount = bill.memberDiscount + bill.promotionDiscount + bill.couponDiscount
  bill.totalFee = bill.itemFee - discount + bill.freightFee - bill.pointFee
}

import { fullGift, joinProblem, ruleText } from '@/lib/domain/promotion'
import { billLine, requestedLines, type BillLine, type Calculator, type SkuFacts } from '../bill'

/** 满赠: promotions whose tier is reached add gift lines while the stock of the gifts lasts (contract trade §3.4). */
export const applyFullGift: Calculator = (bill, { marketings, giftSkus, viewer, now }) => {
  for (const marketing of marketings) {
    if (marketing.marketingType !== 'full_gift') continue
    const lines = requestedLines(bill).filter(
      (line) => !line.isLastPrice && joinProblem(marketing, line.sku, viewer, now) === null,
    )
    if (lines.length === 0) continue
    const reached = fullGift(marketing, {
      fee: lines.reduce((sum, line) => sum + line.totalFee, 0),
      num: lines.reduce((sum, line) => sum + line.num, 0),
    })
    if (!reached) continue
    const rule = ruleText(marketing, reached.rule, (itemId) => giftSkus.get(itemId)?.itemName)
    const gifts: { sku: SkuFacts; num: number }[] = []
    for (const { itemId, num } of reached.gifts) {
      const sku = giftSkus.get(itemId)
      // Bought pieces of the same SKU come first: a gift never takes their stock.
      const bought = bill.lines.reduce((sum, line) => (line.sku.itemId === itemId ? sum + line.num : sum), 0)
      if (!sku || num < 1 || sku.store < bought + num) continue
      gifts.push({ sku, num })
      bill.lines.push(giftLine(sku, num, marketing.marketingId, marketing.marketingName, rule))
    }
    if (gifts.length > 0) {
      bill.gifts.push({ marketing, rule, itemIds: lines.map((line) => line.sku.itemId), gifts })
    }
  }
}

/** A gift line: it costs nothing, `itemFee` is its list value. */
const giftLine = (sku: SkuFacts, num: number, id: number, info: string, rule: string): BillLine => ({
  ...billLine('gift', { cartId: 0, sku, num, marketingId: id }, sku.price),
  totalFee: 0,
  discounts: [{ id, type: 'full_gift', info, rule, discountFee: 0 }],
})

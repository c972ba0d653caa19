import { saleObstacle } from '@/lib/domain/goods/stock'
import { joinProblem, plusOffer, ruleText, type Marketing } from '@/lib/domain/promotion'
import { billLine, requestedLines, type Bill, type BillLine, type Calculator, type SkuFacts } from '../bill'

/**
 * 加价购: the item that the member chose becomes a line at its plus price while the tier is reached; below it the choice
 * has no effect (contract trade §3.4). Its money is no discount of other lines.
 */
export const applyPlusBuy: Calculator = (bill, { marketings, giftSkus, plusChoices, viewer, now }) => {
  for (const marketing of marketings) {
    if (marketing.marketingType !== 'plus_price_buy') continue
    const lines = requestedLines(bill).filter(
      (line) => !line.isLastPrice && joinProblem(marketing, line.sku, viewer, now) === null,
    )
    if (lines.length === 0) continue
    const offer = plusOffer(marketing, {
      fee: lines.reduce((sum, line) => sum + line.totalFee, 0),
      num: lines.reduce((sum, line) => sum + line.num, 0),
    })
    if (!offer) continue
    const offers = offer.items.flatMap(({ itemId, price }) => {
      const sku = giftSkus.get(itemId)
      return sku && canAdd(bill, sku) ? [{ sku, price }] : []
    })
    if (offers.length === 0) continue
    const rule = ruleText(marketing, offer.rule, (itemId) => giftSkus.get(itemId)?.itemName)
    const choice = plusChoices.get(marketing.marketingId)
    const chosen = (offer.missing === 0 && offers.find(({ sku }) => sku.itemId === choice)) || null
    const itemIds = lines.map((line) => line.sku.itemId)
    bill.plusBuys.push({ marketing, rule, itemIds, offers, chosen, missing: offer.missing })
    if (chosen) bill.lines.push(plusLine(chosen.sku, chosen.price, marketing, rule))
  }
}

/** Whether one more piece can be sold. Bought pieces and gifts of the same SKU come first. */
function canAdd(bill: Bill, sku: SkuFacts): boolean {
  const taken = bill.lines.reduce((sum, line) => (line.sku.itemId === sku.itemId ? sum + line.num : sum), 0)
  return saleObstacle(sku, false) === null && sku.store > taken
}

const plusLine = (sku: SkuFacts, price: number, marketing: Marketing, rule: string): BillLine => ({
  ...billLine('plus_buy', { cartId: 0, sku, num: 1, marketingId: marketing.marketingId }, price),
  // The price is already the plus price, so the entry only gives the reason.
  discounts: [
    {
      id: marketing.marketingId,
      type: 'plus_price_buy',
      info: marketing.marketingName,
      rule,
      discountFee: 0,
    },
  ],
})

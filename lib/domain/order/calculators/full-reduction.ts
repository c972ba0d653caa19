import { splitByWorth } from '../../money'
import { fullReduction, joinableReductions, ruleText, type Marketing } from '../../promotion'
import { normalLines, discountLine, type BillContext, type BillLine, type Calculator } from '../bill'

/**
 * 满减 and 满折 (contract trade §3.3): each line joins one promotion, and its lines share the reduction in proportion to
 * their value.
 */
export const applyFullReduction: Calculator = (bill, context) => {
  const groups = new Map<Marketing, BillLine[]>()
  for (const line of normalLines(bill)) {
    line.choices = choicesOf(line, context)
    const joined = line.choices[0]
    if (joined) groups.set(joined, [...(groups.get(joined) ?? []), line])
  }
  for (const [marketing, lines] of groups) {
    const weights = lines.map((line) => line.totalFee)
    const worth = {
      fee: weights.reduce((a, b) => a + b, 0),
      num: lines.reduce((sum, line) => sum + line.num, 0),
    }
    const reached = fullReduction(marketing, worth)
    if (!reached || reached.fee === 0) continue
    const rule = ruleText(marketing, reached.rule)
    const shares = splitByWorth(reached.fee, weights)
    lines.forEach((line, index) => {
      const discountFee = shares[index] ?? 0
      line.promotionDiscount += discountFee
      discountLine(line, {
        id: marketing.marketingId,
        type: marketing.marketingType === 'full_discount' ? 'full_discount' : 'full_minus',
        info: marketing.marketingName,
        rule,
        discountFee,
      })
    })
    bill.reductions.push({ marketing, rule, cartIds: lines.map((line) => line.cartId), fee: reached.fee })
  }
}

/** The promotions that a line may join, the applied one first: the member's choice, otherwise the earliest started. */
function choicesOf(line: BillLine, { marketings, viewer, now }: BillContext): Marketing[] {
  if (line.isLastPrice) return []
  const isOther = ({ marketingId }: Marketing) => Number(marketingId !== line.marketingId)
  return joinableReductions(marketings, line.sku, viewer, now).sort((a, b) => isOther(a) - isOther(b))
}

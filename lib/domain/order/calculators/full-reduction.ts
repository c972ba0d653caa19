import { splitByWorth } from '../../money'
import { fullReduction, isReduction, joinProblem, ruleText, type Marketing } from '../../promotion'
import { boughtLines, discountLine, type BillContext, type BillLine, type Calculator } from '../bill'

/**
 * 满减 and 满折: each line joins one activity, the lines of an activity share what it takes off by their worth (contract
 * trade §3.3).
 */
export const applyFullReduction: Calculator = (bill, context) => {
  const groups = new Map<Marketing, BillLine[]>()
  for (const line of boughtLines(bill)) {
    line.choices = choicesOf(line, context)
    const chosen = line.choices[0]
    if (chosen) groups.set(chosen, [...(groups.get(chosen) ?? []), line])
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
    lines.forEach((line, at) => {
      const discountFee = shares[at] ?? 0
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

/** Activities a line may join, the one that counts first: the member's choice, else the earliest started. */
function choicesOf(line: BillLine, { marketings, viewer, now }: BillContext): Marketing[] {
  if (line.isLastPrice) return []
  const fitting = marketings.filter(
    (marketing) =>
      isReduction(marketing.marketingType) && joinProblem(marketing, line.sku, viewer, now) === null,
  )
  const rank = (marketing: Marketing) => (marketing.marketingId === line.marketingId ? 0 : 1)
  return fitting.sort(
    (a, b) => rank(a) - rank(b) || a.startTime - b.startTime || a.marketingId - b.marketingId,
  )
}

import { joinableReductions, reductionOf, ruleText, type ReductionMarketing } from '@/lib/domain/promotion'
import { normalLines, discountLine, type BillContext, type BillLine, type Calculator } from '../bill'

/**
 * 满减, 满折 and other reductions (contract trade §3.3): each line joins one promotion, whose lines share its reduction.
 */
export const applyReductions: Calculator = (bill, context) => {
  const groups = new Map<ReductionMarketing, BillLine[]>()
  for (const line of normalLines(bill)) {
    line.choices = choicesOf(line, context)
    const [joined] = line.choices
    if (joined) groups.set(joined, [...(groups.get(joined) ?? []), line])
  }
  for (const [marketing, lines] of groups) {
    const { marketingType: type } = marketing
    const joined = lines.map(({ totalFee: fee, num }) => ({ fee, num }))
    const reached = reductionOf[type](marketing, joined)
    if (!reached || reached.fee === 0) continue
    const rule = ruleText(marketing, reached.rule)
    const cartIds = lines.flatMap((line, index) => {
      const discountFee = reached.shares[index] ?? null
      if (discountFee === null) return []
      line.promotionDiscount += discountFee
      discountLine(line, {
        id: marketing.marketingId,
        type,
        info: marketing.marketingName,
        rule,
        discountFee,
      })
      return [line.cartId]
    })
    bill.reductions.push({ marketing, rule, cartIds, fee: reached.fee })
  }
}

/** The promotions that a line may join, the applied one first: the member's choice, otherwise the earliest started. */
function choicesOf(line: BillLine, { marketings, viewer, now }: BillContext): ReductionMarketing[] {
  if (line.isLastPrice) return []
  const isOther = ({ marketingId }: ReductionMarketing) => Number(marketingId !== line.marketingId)
  return joinableReductions(marketings, line.sku, viewer, now).sort((a, b) => isOther(a) - isOther(b))
}

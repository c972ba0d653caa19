import { estimateSubsidies, sumSubsidies } from '../../subsidy/estimate-subsidy'
import { discountLine, type Calculator } from '../bill'

/**
 * 国家补贴 of the renewal programme: after everything that lowers the price of a piece, before gifts and points. It does
 * not affect thresholds of promotions, coupon and freight; the buyer pays the rest (ADR 0034).
 */
export const applySubsidy: Calculator = (bill, { subsidy: terms }) => {
  if (!terms) return
  const parts = estimateSubsidies(bill.lines, terms)
  for (const { line, subsidy, fee } of parts) {
    line.subsidy = subsidy
    line.subsidyFee = fee
    if (fee > 0) {
      discountLine(line, {
        id: 0,
        type: 'subsidy',
        info: '国家补贴',
        rule: terms.programmeName,
        discountFee: fee,
      })
    }
  }
  bill.subsidy = sumSubsidies(parts)
}

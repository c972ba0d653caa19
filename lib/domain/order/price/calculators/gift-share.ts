import type { BillLine, Calculator } from '../bill'

/** Value of a line: gifts and plus items count with their list value, others with their cost. */
function valueOf({ type, sku, num, totalFee }: BillLine): number {
  return type === 'gift' || type === 'plus_buy' ? sku.price * num : totalFee
}

/**
 * Distributes the paid amount over bought lines, plus items and gifts in proportion to their value, so that each can be
 * refunded fairly. The sum of the lines stays the same (contract trade §3.1, contract trade §3.4).
 */
export const shareWithGifts: Calculator = (bill) => {
  const paid = bill.lines.reduce((sum, line) => sum + line.totalFee, 0)
  const values = bill.lines.map(valueOf)
  const total = values.reduce((sum, fee) => sum + fee, 0)
  if (total === 0 || values.every((value, index) => value === bill.lines[index]?.totalFee)) return
  let rest = paid
  bill.lines.forEach((line, index) => {
    // Rounded down, so that the rest for the last line is never negative.
    const share = index === bill.lines.length - 1 ? rest : Math.floor(((values[index] ?? 0) * paid) / total)
    line.totalFee = share
    rest -= share
  })
}

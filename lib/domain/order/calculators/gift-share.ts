import type { Calculator } from '../bill'

/**
 * Distributes the paid amount over bought lines and gifts in proportion to their value, so that each can be refunded
 * fairly. The sum of the lines stays the same (contract trade §3.4).
 */
export const shareWithGifts: Calculator = (bill) => {
  const paid = bill.lines.reduce((sum, line) => sum + line.totalFee, 0)
  const values = bill.lines.map((line) => (line.type === 'gift' ? line.itemFee : line.totalFee))
  const total = values.reduce((sum, fee) => sum + fee, 0)
  if (total === paid) return
  let rest = paid
  bill.lines.forEach((line, index) => {
    // Rounded down, so that the rest for the last line is never negative.
    const share = index === bill.lines.length - 1 ? rest : Math.floor(((values[index] ?? 0) * paid) / total)
    line.totalFee = share
    rest -= share
  })
}

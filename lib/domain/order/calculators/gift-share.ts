import type { Calculator } from '../bill'

/**
 * Spreads what is paid over goods and gifts by their worth, so that a refund of either is fair. The buyer pays nothing
 * more: the sum of the lines stays the same (contract trade §3.4).
 */
export const shareWithGifts: Calculator = (bill) => {
  const paid = bill.lines.reduce((sum, line) => sum + line.totalFee, 0)
  const worth = bill.lines.map((line) => (line.type === 'gift' ? line.itemFee : line.totalFee))
  const all = worth.reduce((sum, fee) => sum + fee, 0)
  if (all === paid) return
  let rest = paid
  bill.lines.forEach((line, at) => {
    // Rounded down, so the rest never falls below zero; the last line takes it.
    const share = at === bill.lines.length - 1 ? rest : Math.floor(((worth[at] ?? 0) * paid) / all)
    line.totalFee = share
    rest -= share
  })
}

import { percentOf } from '../../../money'
import type { Reduce } from '../reduction'

/**
 * 第二件半价: each second piece of a SKU at a rate. Pieces of one SKU pair up, as Chinese malls mean it by default (同款第二件):
 * two and three pieces are one pair, four are two, and single pieces of two SKUs are none. A pair costs the same in
 * every cart, and the pieces of a line have one price, so each line bears its own reduction and nothing is split.
 *
 * Settings: one tier `{ full: 2, discount }` with the condition `quantity`. `discount` is percent off the second piece:
 * 50 for 半价, 30 for 第二件7折. It is taken from the price of one piece after the member price and rounded down to the cent.
 */
export const secondPiece: Reduce = ({ rules: [rule] }, lines) => {
  if (!rule) return null
  const { discount = 0 } = rule
  const shares = lines.map(({ fee, num }) => {
    const pairs = Math.floor(num / 2)
    return pairs > 0 ? Math.min(pairs * percentOf(Math.floor(fee / num), discount), fee) : null
  })
  const fee = shares.reduce<number>((sum, share) => sum + (share ?? 0), 0)
  return fee > 0 ? { fee, shares, rule } : null
}

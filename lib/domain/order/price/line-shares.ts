import { priceRowLabels } from './price-rows'

/** The fields of an order line that say what it costs and what was taken off, in cents for the whole line. */
export interface SharedLine {
  item_fee: number
  total_fee: number
  point_fee: number
  discount_info: readonly { info: string; rule: string; discount_fee: number }[]
}

export interface LineShare {
  label: string
  /** Taken off; negative for what a gift adds to the others. */
  cents: number
}

const nameOf = ({ info, rule }: { info: string; rule: string }): string =>
  rule === '' || rule === info ? info : `${info}（${rule}）`

/**
 * What was taken off an order line, by name: its own discounts, its share of those of the order, and what gifts shift
 * between the lines. The price of the line less all of them is what is paid for it, to the cent.
 */
export function lineShares({ item_fee, total_fee, point_fee, discount_info }: SharedLine): LineShare[] {
  const shares = [
    ...discount_info.map((entry) => ({ label: nameOf(entry), cents: entry.discount_fee })),
    { label: priceRowLabels.points, cents: point_fee },
  ]
  const taken = shares.reduce((sum, { cents }) => sum + cents, 0)
  const shifted = item_fee - taken - total_fee
  return [...shares, { label: '赠品与加价购分摊', cents: shifted }].filter(({ cents }) => cents !== 0)
}

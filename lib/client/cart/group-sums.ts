import type { CartGroup, CartLine } from '@/lib/contract/cart'

/** Pieces of a line as parcels hold them: of a package, those of all its parts, of which each package has one. */
const piecesOf = ({ num, packages }: CartLine): number => num * (packages?.length ?? 1)

/** Amounts in cents. */
export interface CartSums {
  pieces: number
  payable: number
  saved: number
  /** What the programme is expected to pay. */
  subsidy: number
}

/**
 * What the selected lines of a shop and the chosen plus items cost, their pieces, and what member price, 满减 and 满折 save,
 * in cents. `total_fee` of cart/list has 满减 and 满折 added back (contract trade §2.2), so the lines are added up. A plus item
 * counts with its plus price, as in the checkout: `saved` is the same amount there.
 */
export function groupSums({ list, plus_buy_activity: plusBuys }: CartGroup): {
  pieces: number
  payable: number
  saved: number
} {
  const selected = list.filter((line) => line.is_checked)
  const chosen = plusBuys.flatMap(({ plus_item: item }) => (item ? [item] : []))
  const sum = <T>(rows: readonly T[], of: (row: T) => number) =>
    rows.reduce((total, row) => total + of(row), 0)
  return {
    // As the checkout counts them: one piece of each plus item, and no gifts.
    pieces: sum(selected, piecesOf) + chosen.length,
    payable: sum(selected, (line) => line.total_fee) + sum(chosen, (item) => item.plus_price),
    saved: sum(selected, (line) => line.discount_fee),
  }
}

/** The sums of several shops together. */
export const cartSums = (groups: readonly CartGroup[]): CartSums =>
  groups.reduce<CartSums>(
    (total, group) => {
      const { pieces, payable, saved } = groupSums(group)
      return {
        pieces: total.pieces + pieces,
        payable: total.payable + payable,
        saved: total.saved + saved,
        subsidy: total.subsidy + (group.expected_subsidy ?? 0),
      }
    },
    { pieces: 0, payable: 0, saved: 0, subsidy: 0 },
  )

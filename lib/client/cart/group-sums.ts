import type { CartGroup, CartLine } from '@/lib/contract/trade/cart'
import { priceRows, sumRows, type PriceRow } from '@/lib/domain/order/price/price-rows'

/** Pieces of a line as parcels hold them: of a package, those of all its parts, of which each package has one. */
const piecesOf = ({ num, packages }: CartLine): number => num * (packages?.length ?? 1)

/** Amounts in cents. */
export interface CartSums {
  pieces: number
  /** Rows of 优惠明细, which add up to `payable`; freight is known at the checkout. */
  rows: PriceRow[]
  payable: number
  /** Amount that 满减 and 满折 take off; the prices of the lines contain the member price already. */
  saved: number
  /** The expected subsidy of the programme in `payable`. */
  subsidy: number
}

/**
 * The sums of the selected lines and the chosen plus items of some shops. A plus item counts with its plus price, as in
 * the checkout. `total_fee` of cart/list has 满减 and 满折 added back (contract trade §2.2), so the lines are added up.
 */
export function cartSums(groups: readonly CartGroup[]): CartSums {
  const selected = groups.flatMap(({ list }) => list.filter((line) => line.is_checked))
  const chosen = groups.flatMap(({ plus_buy_activity: plusBuys }) =>
    plusBuys.flatMap(({ plus_item: item }) => item ?? []),
  )
  const sum = <T>(items: readonly T[], of: (item: T) => number) =>
    items.reduce((total, item) => total + of(item), 0)
  const plusFee = sum(chosen, (item) => item.plus_price)
  const memberDiscount = sum(selected, (line) => line.member_discount)
  const discount = sum(selected, (line) => line.discount_fee)
  const rows = priceRows({
    item_fee: sum(selected, (line) => line.price * line.num) + plusFee,
    member_discount: memberDiscount,
    discount_fee: discount,
    freight_fee: null,
  })
  return {
    // As the checkout counts them: one piece of each plus item, and no gifts.
    pieces: sum(selected, piecesOf) + chosen.length,
    rows,
    payable: sumRows(rows),
    saved: discount - memberDiscount,
    subsidy: sum(groups, (group) => group.expected_subsidy ?? 0),
  }
}

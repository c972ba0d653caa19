import type { Cart, CartGroup, CartLine } from '@/lib/contract/trade/cart'
import { lineTotal, sumLines, withPieces, type LineAmounts } from '@/lib/domain/order/price/line-amounts'

/**
 * A preview of a changed cart, shown until the API has answered: sums follow the lines, a line keeps its share of a 满减
 * until the answer brings the new one. All amounts in cents.
 */

const amountsOf = ({ price, num, member_discount, discount_fee }: CartLine): LineAmounts => ({
  price,
  num,
  memberDiscount: member_discount,
  promotionDiscount: discount_fee - member_discount,
})

const withAmounts = (line: CartLine, amounts: LineAmounts): CartLine => ({
  ...line,
  num: amounts.num,
  member_discount: amounts.memberDiscount,
  discount_fee: amounts.memberDiscount + amounts.promotionDiscount,
  total_fee: lineTotal(amounts),
})

function withLines(group: CartGroup, list: CartLine[]): CartGroup {
  const sums = sumLines(list.filter((line) => line.is_checked).map(amountsOf))
  return {
    ...group,
    list,
    item_fee: sums.itemFee,
    cart_total_price: sums.itemFee,
    cart_total_num: sums.num,
    cart_total_count: sums.count,
    member_discount: sums.memberDiscount,
    discount_fee: sums.memberDiscount + sums.promotionDiscount,
    total_fee: sums.itemFee - sums.memberDiscount,
    expected_subsidy: list.reduce(
      (sum, line) => sum + (line.is_checked ? (line.expected_subsidy ?? 0) : 0),
      0,
    ),
  }
}

function mapLines(cart: Cart, change: (line: CartLine) => CartLine | null): Cart {
  return {
    ...cart,
    valid_cart: cart.valid_cart
      .map((group) =>
        withLines(
          group,
          group.list.flatMap((line) => change(line) ?? []),
        ),
      )
      .filter((group) => group.list.length > 0),
    invalid_cart: cart.invalid_cart.flatMap((line) => change(line) ?? []),
  }
}

/** The cart with another quantity of one line; changing a quantity checks the line (contract trade §2.3). */
export const withQuantity = (cart: Cart, cartId: number, num: number): Cart =>
  mapLines(cart, (line) =>
    line.cart_id !== cartId || line.num === num
      ? line
      : { ...withAmounts(line, withPieces(amountsOf(line), num)), is_checked: true },
  )

/** The cart with some lines checked or unchecked. An unchecked line has no share in a 满减. */
export const withTicks = (cart: Cart, cartIds: readonly number[], ticked: boolean): Cart =>
  mapLines(cart, (line) => {
    if (!cartIds.includes(line.cart_id) || line.is_checked === ticked) return line
    if (ticked) return { ...line, is_checked: true }
    return { ...withAmounts(line, { ...amountsOf(line), promotionDiscount: 0 }), is_checked: false }
  })

/** The cart without some lines; a shop without lines is left out. */
export const without = (cart: Cart, cartIds: readonly number[]): Cart =>
  mapLines(cart, (line) => (cartIds.includes(line.cart_id) ? null : line))

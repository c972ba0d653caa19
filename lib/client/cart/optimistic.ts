import type { Cart, CartGroup, CartLine } from '@/lib/contract/cart'

/**
 * What the cart will look like once the mall has answered, as far as a page can know: sums follow the lines, a line
 * keeps its share of a 满减 until the answer brings the new one. All amounts in cents.
 */

const sum = (lines: readonly CartLine[], of: (line: CartLine) => number) =>
  lines.reduce((total, line) => total + of(line), 0)

function resum(group: CartGroup, list: CartLine[]): CartGroup {
  const ticked = list.filter((line) => line.is_checked)
  const itemFee = sum(ticked, (line) => line.price * line.num)
  return {
    ...group,
    list,
    item_fee: itemFee,
    cart_total_price: itemFee,
    cart_total_num: sum(ticked, (line) => line.num),
    cart_total_count: ticked.length,
    member_discount: sum(ticked, (line) => line.member_discount),
    discount_fee: sum(ticked, (line) => line.discount_fee),
    total_fee: sum(ticked, (line) => line.total_fee),
  }
}

function mapLines(cart: Cart, change: (line: CartLine) => CartLine | null): Cart {
  return {
    ...cart,
    valid_cart: cart.valid_cart
      .map((group) =>
        resum(
          group,
          group.list.flatMap((line) => change(line) ?? []),
        ),
      )
      .filter((group) => group.list.length > 0),
    invalid_cart: cart.invalid_cart.flatMap((line) => change(line) ?? []),
  }
}

/** The cart with another quantity of one line; changing a quantity ticks the line (contract trade §2.3). */
export const withQuantity = (cart: Cart, cartId: number, num: number): Cart =>
  mapLines(cart, (line) => {
    if (line.cart_id !== cartId || line.num === num) return line
    const memberDiscount = Math.round((line.member_discount / Math.max(1, line.num)) * num)
    const discountFee = Math.min(memberDiscount + line.discount_fee - line.member_discount, line.price * num)
    return {
      ...line,
      num,
      is_checked: true,
      member_discount: memberDiscount,
      discount_fee: discountFee,
      total_fee: line.price * num - discountFee,
    }
  })

/** The cart with some lines ticked or not. A line that is not ordered has no share in a 满减. */
export const withTicks = (cart: Cart, cartIds: readonly number[], ticked: boolean): Cart =>
  mapLines(cart, (line) => {
    if (!cartIds.includes(line.cart_id) || line.is_checked === ticked) return line
    if (ticked) return { ...line, is_checked: true }
    return {
      ...line,
      is_checked: false,
      discount_fee: line.member_discount,
      total_fee: line.price * line.num - line.member_discount,
    }
  })

/** The cart without some lines; a shop without lines is gone. */
export const without = (cart: Cart, cartIds: readonly number[]): Cart =>
  mapLines(cart, (line) => (cartIds.includes(line.cart_id) ? null : line))

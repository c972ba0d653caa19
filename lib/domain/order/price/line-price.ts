/**
 * The fields of a line in cart, preview and order that decide its shown price, in cents. `price`, `market_price` and
 * the three special prices are for one piece, `member_discount` for the whole line (contract trade §2.2, §6.2, §8.2).
 */
export interface LineFields {
  num: number
  price: number
  market_price?: number | undefined
  activity_price?: number | undefined
  package_price?: number | undefined
  member_discount: number
  order_item_type?: 'normal' | 'gift' | 'plus_buy' | 'package' | undefined
}

/** The price of a line as all pages show it, in cents. */
export interface LinePrice {
  /** One piece at the price of this buyer: 活动价, package price, 会员价 or the sale price. */
  unit: number
  /** The struck-through price beside `unit` (`struckBase`); null when it is not higher. */
  was: number | null
  /** `unit` for all pieces. 满减, coupon, subsidy and points are rows of the order (`priceRows`). */
  amount: number
}

/**
 * The struck-through price beside the price `paid` for a piece, in cents: the market price when it is above `paid`,
 * else the sale price. Lines carry it as `market_price`, because the `price` of 加价购, packages and activities is the
 * paid one.
 */
export const struckBase = (sku: { price: number; marketPrice: number }, paid: number): number =>
  sku.marketPrice > paid ? sku.marketPrice : sku.price

/** `struckBase` of a priced line. */
export const lineBase = (line: {
  sku: { price: number; marketPrice: number }
  num: number
  price: number
  memberDiscount: number
}): number => struckBase(line.sku, line.price - Math.round(line.memberDiscount / Math.max(1, line.num)))

/**
 * The shown price of a line: the only rule for cart, checkout, order and after-sale pages (contract trade §3.1). The
 * amounts of all lines add up to the first row of `priceRows`; a gift costs nothing.
 */
export function linePrice(line: LineFields): LinePrice {
  const { num, price, market_price: market = 0 } = line
  const baseOf = (paid: number) => struckBase({ price, marketPrice: market }, paid)
  if (line.order_item_type === 'gift') return { unit: 0, was: baseOf(0), amount: 0 }
  const special = line.activity_price ?? line.package_price
  const unit = special ?? price - Math.round(line.member_discount / Math.max(1, num))
  const base = baseOf(unit)
  return { unit, was: base > unit ? base : null, amount: price * num - line.member_discount }
}

/** The amounts with which a line of an order was paid, after all discounts of the order were shared out. */
export interface PaidLine extends LineFields {
  /** Cents. */
  total_fee: number
  /** Points. */
  point: number
}

/**
 * The payment for a line when it differs from the amount that pages show; else null. 满减, coupon, subsidy and points
 * reduce each line by a share, and 加价购 and gifts get a share of the cost of the others. A refund returns these shares,
 * so pages show them beforehand (contract trade §10.1).
 */
export function paidShare(line: PaidLine): { fee: number; points: number } | null {
  const { total_fee: fee, point: points } = line
  return points > 0 || fee !== linePrice(line).amount ? { fee, points } : null
}

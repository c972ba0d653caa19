import type { DiscountEntry } from '../price'
import type { Bill, BillContext, Calculator, RequestedLine } from './bill'
import { applyCoupon } from './calculators/coupon'
import { applyFreight } from './calculators/freight'
import { applyFullGift } from './calculators/full-gift'
import { applyFullReduction } from './calculators/full-reduction'
import { shareWithGifts } from './calculators/gift-share'
import { applyMemberPrice } from './calculators/member-price'
import { applyPoints } from './calculators/points'
import { saleLine } from './calculators/sale-price'
import { addUp } from './calculators/totals'

/** Lines that are not ticked: only what the line alone decides. */
const lineSteps: readonly Calculator[] = [applyMemberPrice, addUp]
/** A cart group: everything before address, coupon and points are known. */
const cartSteps: readonly Calculator[] = [applyMemberPrice, applyFullReduction, applyFullGift, addUp]
/** An order, previewed or placed (contract trade §3.1). */
const orderSteps: readonly Calculator[] = [
  applyMemberPrice,
  applyFullReduction,
  applyFullGift,
  applyFreight,
  applyCoupon,
  shareWithGifts,
  applyPoints,
  addUp,
]
/** A seckill order knows only the seckill price, freight and points. */
const seckillSteps: readonly Calculator[] = [applyFreight, applyPoints, addUp]

function run(wanted: readonly RequestedLine[], context: BillContext, steps: readonly Calculator[]): Bill {
  const bill: Bill = {
    lines: wanted.map((line) => saleLine(line, context.seckillId)),
    itemFee: 0,
    marketFee: 0,
    memberDiscount: 0,
    promotionDiscount: 0,
    couponDiscount: 0,
    freightFee: 0,
    pointUse: 0,
    pointFee: 0,
    totalFee: 0,
    reductions: [],
    gifts: [],
    coupon: null,
  }
  for (const step of steps) step(bill, context)
  return bill
}

/** Prices lines one by one, as unticked cart lines are shown. */
export const priceLines = (wanted: readonly RequestedLine[], context: BillContext): Bill =>
  run(wanted, context, lineSteps)

/** Prices the ticked lines of one shop in the cart. */
export const priceCart = (wanted: readonly RequestedLine[], context: BillContext): Bill =>
  run(wanted, context, cartSteps)

/**
 * Prices an order; preview and creation use the same call, so what is shown is what is charged.
 * @throws MallError when the wanted points may not be used.
 */
export const priceOrder = (wanted: readonly RequestedLine[], context: BillContext): Bill =>
  run(wanted, context, context.seckillId === null ? orderSteps : seckillSteps)

/** The reasons of all lines, one entry per activity or coupon (contract trade §6.2 `discount_info`). */
export function discountInfo(bill: Bill): DiscountEntry[] {
  const entries = new Map<string, DiscountEntry>()
  for (const line of bill.lines) {
    for (const entry of line.discounts) {
      const key = `${entry.type}:${entry.id}:${entry.rule}:${entry.couponCode ?? ''}`
      const known = entries.get(key)
      if (known) known.discountFee += entry.discountFee
      else entries.set(key, { ...entry })
    }
  }
  return [...entries.values()]
}

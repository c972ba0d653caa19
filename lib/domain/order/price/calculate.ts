import { checkoutRules, type PriceStep } from '../kinds'
import type { Bill, BillContext, Calculator, RequestedLine } from './bill'
import { applyCoupon } from './calculators/coupon'
import { applyFreight, describeFreight } from './calculators/freight'
import { applyFullGift } from './calculators/full-gift'
import { shareWithGifts } from './calculators/gift-share'
import { applyMemberPrice } from './calculators/member-price'
import { applyPlusBuy } from './calculators/plus-buy'
import { applyPointPrice } from './calculators/point-price'
import { applyPoints } from './calculators/points'
import { applyReductions } from './calculators/reduction'
import { saleLine } from './calculators/sale-price'
import { applySubsidy } from './calculators/subsidy'
import { addUp } from './calculators/totals'

/** Unchecked lines: only what depends on the line alone. */
const lineSteps: readonly Calculator[] = [applyMemberPrice, addUp]
/** A cart group: everything that needs no address, coupon or points. */
const cartSteps: readonly Calculator[] = [
  applyMemberPrice,
  applyReductions,
  applyFullGift,
  applyPlusBuy,
  describeFreight,
  addUp,
]
/** The calculators of each step that the kind of an order names. */
const orderSteps: Record<PriceStep, readonly Calculator[]> = {
  memberPrice: [applyMemberPrice],
  promotions: [applyReductions, applyFullGift, applyPlusBuy],
  freight: [applyFreight],
  coupon: [applyCoupon],
  subsidy: [applySubsidy],
  giftShares: [shareWithGifts],
  points: [applyPoints],
  pointPrice: [applyPointPrice],
}

function priceWith(
  requested: readonly RequestedLine[],
  context: BillContext,
  steps: readonly Calculator[],
): Bill {
  const bill: Bill = {
    lines: requested.map((line) => saleLine(line, context)),
    itemFee: 0,
    marketFee: 0,
    memberDiscount: 0,
    promotionDiscount: 0,
    couponDiscount: 0,
    subsidyFee: 0,
    subsidy: null,
    freightFee: 0,
    freightReason: { rule: '', placed: '' },
    freightPoint: 0,
    pointUse: 0,
    pointFee: 0,
    totalFee: 0,
    reductions: [],
    gifts: [],
    plusBuys: [],
    coupon: null,
  }
  for (const step of steps) step(bill, context)
  return bill
}

/** Prices lines one by one, for unchecked cart lines. */
export const priceLines = (requested: readonly RequestedLine[], context: BillContext): Bill =>
  priceWith(requested, context, lineSteps)

/** Prices the checked cart lines of one shop. */
export const priceCart = (requested: readonly RequestedLine[], context: BillContext): Bill =>
  priceWith(requested, context, cartSteps)

/**
 * Prices an order, previewed or placed, by the steps of its kind (contract trade §3.1). Preview and placing use this
 * same function, so the shown amount is the charged one.
 * @throws MallError when the requested points may not be used
 */
export const priceOrder = (requested: readonly RequestedLine[], context: BillContext): Bill =>
  priceWith(requested, context, [
    ...checkoutRules(context.terms.kind).steps.flatMap((step) => orderSteps[step]),
    addUp,
  ])

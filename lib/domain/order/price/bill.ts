import type { Coupon, CouponLine } from '../../coupon'
import type { FreightTemplate } from '../../delivery/freight'
import type { FreightReason } from '../../delivery/freight-rule'
import type { DiscountEntry } from '../../goods/price'
import type { SaleFacts } from '../../goods/stock'
import type { GradePrices, PriceViewer } from '../../person/viewer-price'
import type { GoodsScope, LimitedBuy, Marketing, ReductionMarketing, SkuActivity } from '../../promotion'
import type { LineSubsidy, OrderSubsidy, SubsidyTerms } from '../subsidy/subsidy-terms'
import type { OrderTerms } from './order-terms'

/** The facts about a SKU that price it in a cart or order. Money in cents, weight in kg, volume in m³. */
export interface SkuFacts extends GoodsScope, SaleFacts {
  itemId: number
  itemBn: string
  itemName: string
  itemSpecDesc: string
  itemUnit: string
  pic: string
  brief: string
  price: number
  /** Points for one piece of a points product, besides `price`; 0 for others. */
  point: number
  marketPrice: number
  store: number
  startNum: number
  weight: number
  volume: number
  templatesId: number
  /** Sales categories of the product with all above them; empty for a product that is in no list. */
  salesCategories: number[]
  gradePrices: GradePrices
  activity: SkuActivity | null
  /** Pieces that the viewer has ordered within that activity, and cents spent in all of it. */
  activityBought: number
  activitySpent: number
  /** Limit of the pieces that the viewer may order; null without a limit. */
  limitedBuy: LimitedBuy | null
}

/** A SKU with the number of pieces that a buyer requests. */
export interface RequestedLine {
  /** 0 for lines that are not from the cart. */
  cartId: number
  sku: SkuFacts
  num: number
  /** The 满减 or 满折 that the member chose for the line; null for the default of the rule. */
  marketingId: number | null
  /** The package that the line is a part of, with the price of one piece in it. */
  inPackage?: { packageId: number; packageName: string; price: number }
}

/**
 * A priced line. Amounts are cents for the whole line; `price`, `memberPrice` and `activityPrice` are for one piece.
 */
export interface BillLine extends RequestedLine {
  type: 'normal' | 'gift' | 'plus_buy' | 'package'
  /** Sale price: the activity price while an activity is on sale. */
  price: number
  memberPrice?: number
  /** The grade that gives the member price. */
  memberGradeName?: string
  activityPrice?: number
  /** The activity whose price applies. */
  activityId: number | null
  /** An activity price excludes other promotions (contract trade §3.1). */
  isLastPrice: boolean
  /** `price` × `num`. */
  itemFee: number
  memberDiscount: number
  promotionDiscount: number
  couponDiscount: number
  /** Subsidy of the renewal programme with its class and number of pieces; null when it does not concern the line. */
  subsidy: LineSubsidy | null
  subsidyFee: number
  pointFee: number
  /** Points that pay `pointFee`; of a points order its price in points. */
  sharePoints: number
  /** Amount that the buyer pays for the line. */
  totalFee: number
  discounts: DiscountEntry[]
  /** The 满减 and 满折 that the line may join, the applied one first. */
  choices: ReductionMarketing[]
}

/** The rule for paying with points (contract trade §13.1). */
export interface PointRule {
  isOpen: boolean
  /** Points per yuan. */
  deductPoint: number
  /** Percent of the amount that points may pay. */
  proportionLimit: number
  /** The mall's name for its points. */
  name: string
}

/** The input of the calculators besides the lines. */
export interface BillContext {
  now: number
  viewer: (PriceViewer & { point: number }) | null
  distributorId: number
  /** The kind of the order, with the offer that gives it its prices. */
  terms: OrderTerms
  marketings: readonly Marketing[]
  /** The item that the member chose in a 加价购, by promotion id. */
  plusChoices: ReadonlyMap<number, number>
  /** SKUs that promotions give away or offer at a plus price, by SKU id. */
  giftSkus: ReadonlyMap<number, SkuFacts>
  /** Coupons that the member may use, also those to claim with the order. */
  coupons: readonly Coupon[]
  /** A coupon code; null picks the best coupon, false uses none. */
  couponChoice: string | null | false
  /** Region ids of the address; null without an address. */
  areaIds: readonly string[] | null
  freightTemplates: ReadonlyMap<number, FreightTemplate>
  isPickup: boolean
  /** The renewal programme; null when it concerns none of the products. */
  subsidy: SubsidyTerms | null
  pointRule: PointRule
  /** Points to use; `all` pays the whole order with points. */
  pointUse: number | 'all'
}

/** A 满减 or 满折 that applies to a group of lines; `fee` in cents. */
interface AppliedReduction {
  marketing: Marketing
  rule: string
  cartIds: number[]
  fee: number
}

/** A 满赠 whose tier is reached. */
interface AppliedGift {
  marketing: Marketing
  rule: string
  itemIds: number[]
  gifts: { sku: SkuFacts; num: number }[]
}

/** A 加价购 that covers lines: `offers` in cents. Without a reached tier `missing` is above 0 and nothing is chosen. */
export interface AppliedPlusBuy {
  marketing: Marketing
  rule: string
  itemIds: number[]
  offers: { sku: SkuFacts; price: number }[]
  chosen: { sku: SkuFacts; price: number } | null
  /** Cents or pieces to the lowest tier, by the condition of the promotion. */
  missing: number
}

/** A priced cart group or order. Amounts in cents. `totalFee` = `itemFee` − discounts + `freightFee` − `pointFee`. */
export interface Bill {
  lines: BillLine[]
  itemFee: number
  marketFee: number
  memberDiscount: number
  promotionDiscount: number
  couponDiscount: number
  subsidyFee: number
  /** Whether and why the renewal programme pays; null when it concerns none of the lines. */
  subsidy: OrderSubsidy | null
  freightFee: number
  /** Why freight is charged, or why not; empty in an order without an address. */
  freightReason: FreightReason
  /** Freight in points; a part of `pointUse`. */
  freightPoint: number
  pointUse: number
  pointFee: number
  totalFee: number
  reductions: AppliedReduction[]
  gifts: AppliedGift[]
  plusBuys: AppliedPlusBuy[]
  coupon: Coupon | null
}

/** One step of pricing, which changes the bill in place; contract trade §3.1 defines the sequence. */
export type Calculator = (bill: Bill, context: BillContext) => void

/** The lines with a price: all but gifts. */
export const boughtLines = (bill: Bill): BillLine[] => bill.lines.filter((line) => line.type !== 'gift')

/** The lines that the buyer requested, packages included: no gifts and plus items, which promotions add. */
export const requestedLines = (bill: Bill): BillLine[] =>
  bill.lines.filter((line) => line.type === 'normal' || line.type === 'package')

/** Lines of single SKUs. Packages have fixed prices: no member price, 满减 or 满折 (contract trade §3.1). */
export const normalLines = (bill: Bill): BillLine[] => bill.lines.filter((line) => line.type === 'normal')

/** The promotions that a bill joins: each counts towards its limit per member. */
export const joinedMarketings = ({ reductions, gifts, plusBuys }: Bill): Marketing[] =>
  [...reductions, ...gifts, ...plusBuys.filter(({ chosen }) => chosen !== null)].map(
    ({ marketing }) => marketing,
  )

/** A line before discounts, at `price` cents for one piece. */
export const billLine = (type: BillLine['type'], requested: RequestedLine, price: number): BillLine => ({
  ...requested,
  type,
  price,
  activityId: null,
  isLastPrice: false,
  itemFee: price * requested.num,
  memberDiscount: 0,
  promotionDiscount: 0,
  couponDiscount: 0,
  subsidy: null,
  subsidyFee: 0,
  pointFee: 0,
  sharePoints: 0,
  totalFee: price * requested.num,
  discounts: [],
  choices: [],
})

/** Takes a discount off a line and records its reason. */
export function discountLine(line: BillLine, entry: DiscountEntry): void {
  line.totalFee -= entry.discountFee
  line.discounts.push(entry)
}

/** All discounts of a line; what points pay is not one (`discount_fee` of contract trade §6.2). */
export const lineDiscount = (line: BillLine): number =>
  line.memberDiscount + line.promotionDiscount + line.couponDiscount + line.subsidyFee

/** All discounts of an order. */
export const billDiscount = (bill: Bill): number =>
  bill.memberDiscount + bill.promotionDiscount + bill.couponDiscount + bill.subsidyFee

/**
 * The requested lines with their amounts after promotions, as coupons see them. Lines at a plus price take no coupon.
 */
export const couponLines = (bill: Bill): CouponLine[] =>
  requestedLines(bill).map((line) => ({ goods: line.sku, fee: line.totalFee + line.couponDiscount }))

import type { Coupon, CouponLine } from '../coupon'
import type { FreightTemplate } from '../freight'
import type { DiscountEntry, GradePrices, PriceViewer } from '../price'
import type { GoodsScope, Marketing, SkuActivity } from '../promotion'
import type { SaleFacts } from '../stock'
import type { LineSubsidy, OrderSubsidy, SubsidyTerms } from './subsidy-terms'

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
  /** Pieces that the viewer has ordered within that activity. */
  activityBought: number
}

/** A SKU with the number of pieces that a buyer requests. */
export interface RequestedLine {
  /** 0 for lines that are not from the cart. */
  cartId: number
  sku: SkuFacts
  num: number
  /** The 满减 or 满折 that the member chose for the line; null for the default of the rule. */
  marketingId: number | null
}

/** A priced line. Amounts are cents for the whole line; `price`, `memberPrice` and `activityPrice` are for one piece. */
export interface BillLine extends RequestedLine {
  type: 'normal' | 'gift'
  /** Sale price: the activity price while an activity is on sale. */
  price: number
  memberPrice?: number
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
  /** What the renewal programme pays, and for which class and how many pieces; null when it does not concern the line. */
  subsidy: LineSubsidy | null
  subsidyFee: number
  pointFee: number
  /** Points that pay `pointFee`. */
  sharePoints: number
  /** What the buyer pays for the line. */
  totalFee: number
  discounts: DiscountEntry[]
  /** The 满减 and 满折 that the line may join, the applied one first. */
  choices: Marketing[]
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
  /** The seckill of this order, whose price is the only promotion; null for other orders. */
  seckillId: number | null
  marketings: readonly Marketing[]
  /** SKUs that promotions give away, by SKU id. */
  giftSkus: ReadonlyMap<number, SkuFacts>
  /** Coupons that the member may use. */
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
  pointUse: number
}

/** A 满减 or 满折 that applies to a group of lines; `fee` in cents. */
export interface AppliedReduction {
  marketing: Marketing
  rule: string
  cartIds: number[]
  fee: number
}

/** A 满赠 whose tier is reached. */
export interface AppliedGift {
  marketing: Marketing
  rule: string
  itemIds: number[]
  gifts: { sku: SkuFacts; num: number }[]
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
  pointUse: number
  pointFee: number
  totalFee: number
  reductions: AppliedReduction[]
  gifts: AppliedGift[]
  coupon: Coupon | null
}

/** One step of pricing, which changes the bill in place; contract trade §3.1 defines the sequence. */
export type Calculator = (bill: Bill, context: BillContext) => void

/** The bought lines, without gifts. */
export const boughtLines = (bill: Bill): BillLine[] => bill.lines.filter((line) => line.type === 'normal')

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

/** The bought lines as coupons see them: with what they cost after promotions. */
export const couponLines = (bill: Bill): CouponLine[] =>
  boughtLines(bill).map((line) => ({ goods: line.sku, fee: line.totalFee + line.couponDiscount }))

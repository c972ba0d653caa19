import type { Coupon, CouponLine } from '../coupon'
import type { FreightTemplate } from '../freight'
import type { DiscountEntry, GradePrices, PriceViewer } from '../price'
import type { GoodsScope, Marketing, SkuActivity } from '../promotion'
import type { SaleFacts } from '../stock'

/** Everything the rules need to know of a sku in a cart or order. Money in cents, weight in kg, volume in m³. */
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
  gradePrices: GradePrices
  activity: SkuActivity | null
  /** Pieces the viewer has ordered within that activity. */
  activityBought: number
}

/** What a buyer wants of a sku. */
export interface RequestedLine {
  /** 0 for lines that do not come from the cart. */
  cartId: number
  sku: SkuFacts
  num: number
  /** The 满减/满折 the member chose for the line; null lets the rule choose. */
  marketingId: number | null
}

/** A line with its money; all amounts in cents for the whole line except `price` and the other unit prices. */
export interface BillLine extends RequestedLine {
  type: 'normal' | 'gift'
  /** Sale price of one piece: the activity price while an activity sells. */
  price: number
  memberPrice?: number
  activityPrice?: number
  /** The activity that set the price. */
  activityId: number | null
  /** An activity's price takes no other promotion (contract trade §3.1). */
  isLastPrice: boolean
  /** Price times pieces. */
  itemFee: number
  memberDiscount: number
  promotionDiscount: number
  couponDiscount: number
  pointFee: number
  /** What is paid for the line. */
  totalFee: number
  discounts: DiscountEntry[]
  /** 满减/满折 activities the line may choose from, the applied one first. */
  choices: Marketing[]
}

/** Points of a member and the rule for paying with them (contract trade §13.1). */
export interface PointRule {
  isOpen: boolean
  /** Points that make one yuan. */
  deductPoint: number
  /** Percent of the amount that points may cover. */
  proportionLimit: number
  /** What the mall calls its points. */
  name: string
}

/** What the calculators look at. */
export interface BillContext {
  now: number
  viewer: (PriceViewer & { point: number }) | null
  distributorId: number
  /** The seckill that this order belongs to; its price is the only promotion. */
  seckillId: number | null
  marketings: readonly Marketing[]
  /** Facts of skus that promotions give away, by sku id. */
  giftSkus: ReadonlyMap<number, SkuFacts>
  /** Coupons the member may use here; `null` as choice lets the best win, `false` forbids all. */
  coupons: readonly Coupon[]
  couponChoice: string | null | false
  /** Region ids of the address, or null while none is known. */
  areaIds: readonly string[] | null
  freightTemplates: ReadonlyMap<number, FreightTemplate>
  isPickup: boolean
  pointRule: PointRule
  pointUse: number
}

/** A 满减 or 满折 that was applied to a group of lines. */
export interface AppliedReduction {
  marketing: Marketing
  rule: string
  cartIds: number[]
  fee: number
}

/** A 满赠 that was reached. */
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
  freightFee: number
  pointUse: number
  pointFee: number
  totalFee: number
  reductions: AppliedReduction[]
  gifts: AppliedGift[]
  coupon: Coupon | null
}

/** One step of pricing: changes the draft it is given. The order of steps is contract trade §3.1. */
export type Calculator = (bill: Bill, context: BillContext) => void

/** Lines that were bought, without those that were given. */
export const boughtLines = (bill: Bill): BillLine[] => bill.lines.filter((line) => line.type === 'normal')

/** Lowers a line and says why. */
export function discountLine(line: BillLine, entry: DiscountEntry): void {
  line.totalFee -= entry.discountFee
  line.discounts.push(entry)
}

/** The lines as a coupon sees them: what they cost after promotions, gifts apart. */
export const couponLines = (bill: Bill): CouponLine[] =>
  boughtLines(bill).map((line) => ({ goods: line.sku, fee: line.totalFee + line.couponDiscount }))

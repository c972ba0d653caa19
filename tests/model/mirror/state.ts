/**
 * The expected state of the mall, kept in plain TypeScript from the contract alone
 * (contract trade §6, §8, §10, §12, §13 and contract operator). It shares no code with `lib/`, so that an error there is not repeated here. Money in
 * cents, times in epoch seconds.
 */

/** The fixed facts of a run: what the mall sells and its settings. */
export interface World {
  skus: readonly WorldSku[]
  /** 满减 of the SKUs that join it. */
  reduction: { full: number; minus: number; repeats: boolean }
  /** 满赠 of the SKUs that join it: this many pieces for each multiple of `full`. */
  gift: { full: number; itemId: number; num: number }
  /** 加价购 of the SKUs that join it, at a price for one piece. */
  plus: { marketingId: number; full: number; itemId: number; price: number }
  /** 组合 of two SKUs with the price of each in it; the first one is the main one. */
  bundle: { packageId: number; parts: readonly [Part, Part] }
  cards: readonly Card[]
  /** 拼团 of one SKU. */
  group: { activityId: number; itemId: number; price: number; people: number; seconds: number }
  /** 国家补贴 of the one class: percent of a piece, at most `cap` cents, for `limit` pieces per person. */
  programme: { rate: number; cap: number; limit: number; budget: number }
  /** Points per yuan. */
  deductPoint: number
  /** Points that an order earns for each yuan of its goods. */
  gainPoint: number
  cancelSeconds: number
  /** The same for an order by bank transfer, from its last step. */
  offlineSeconds: number
  finishSeconds: number
  aftersaleSeconds: number
}

/** A part of a package. */
interface Part {
  itemId: number
  price: number
}

export interface WorldSku {
  /** 0 for the mall itself; products of a shop are picked up there. */
  shopId: number
  itemId: number
  /** Freight by pieces in cents; null for none. */
  freight: { first: number; next: number } | null
  inReduction: boolean
  inGift: boolean
  inPlus: boolean
  /** Whether buyers select it themselves; false for gifts, plus items and main SKUs of packages. */
  isListed: boolean
  /** Whether the programme pays for it. */
  isSubsidised: boolean
}

export interface Card {
  cardId: number
  kind: 'cash' | 'discount'
  /** Cents of a cash coupon, percent off of a discount coupon. */
  worth: number
  least: number
  /** The largest base of a discount coupon. */
  most: number
  limit: number
}

export interface Sku {
  price: number
  store: number
  sold: number
}

export interface CartLine {
  itemId: number
  num: number
  checked: boolean
}

interface Coupon {
  cardId: number
  /** The order that uses it. */
  orderId: string | null
}

export interface Member {
  points: number
  /** Stored value in cents. */
  deposit: number
  /** A verified person, who may draw subsidies. */
  isVerified: boolean
  /** Pieces of subsidies that the person has reserved or drawn. */
  pieces: number
  cart: CartLine[]
  /** The member has selected the item of the 加价购. */
  wantsPlus: boolean
  coupons: Map<string, Coupon>
}

type OrderStatus = 'NOTPAY' | 'WAIT_GROUPS_SUCCESS' | 'PAYED' | 'WAIT_BUYER_CONFIRM' | 'DONE' | 'CANCEL'

/** The way in which a line was added to its order. */
export type LineKind = 'normal' | 'gift' | 'plus_buy' | 'package'

/** A line of an order in units. */
export interface Line {
  /** The number of the line in calls; read when the order was placed. */
  id: number
  itemId: number
  kind: LineKind
  num: number
  /** The amount that the buyer pays for the line. */
  total: number
  delivered: number
  cancelled: number
  /** In after-sales, or cancelled. */
  applied: number
  refunded: number
  /** The subsidy of the line, and its number of subsidised pieces. */
  subsidyFee: number
  subsidyNum: number
  /** The price before subsidy, gifts and points. */
  priced: number
  /** The part of the subsidy that was lost when the price was lowered. */
  subsidyLowered: number
  /** Points used for the line; read when the order was placed, their sum is that of the order. */
  points: number
  /** The shares of the applied units. */
  appliedFee: number
  appliedPoints: number
  /** Units whose subsidy was returned. */
  returned: number
}

type TradeState = 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND'

/** The provider of a trade: a payment provider, a bank, or the mall itself. */
export type Provider = 'test' | 'alipay' | 'wechat' | 'offline' | 'deposit' | ''

/** A payment method. */
export interface Way {
  payType: string
  channel: string
  provider: Provider
}

export interface Trade extends Way {
  tradeId: string
  fee: number
  state: TradeState
  /** The amount that was actually paid, as far as the mall knows. */
  paid: number
  /** The amount that the provider has received without the mall knowing. */
  unheard: number
  /** The time from which it can no longer be paid. */
  expires: number
}

/**
 * A refund. `due` will be paid by the job sooner or later; the other states are those of the contract.
 */
export interface Refund {
  /** 0 after-sale · 1 cancelled order · 3 unexpected payment · 4 unshipped rest cancelled. */
  type: number
  fee: number
  state: 'READY' | 'due' | 'SUCCESS' | 'REFUSE' | 'CANCEL' | 'REFUNDCLOSE'
  /** The trade that is refunded. */
  tradeId: string
  /** Points that are returned with it. */
  points: number
  /** Its after-sale; empty for other refunds. */
  bn: string
  /** The part of `fee` that is freight. */
  freight: number
  /** The refunds for lines of cancelled units. */
  parts: { lineId: number; fee: number }[]
}

export type AftersaleType = 'ONLY_REFUND' | 'REFUND_GOODS' | 'EXCHANGING_GOODS'

/** A team of a group buying: 1 running · 2 complete · 3 failed (contract trade §8.6). */
export interface Team {
  teamId: number
  leader: number
  /** Number of paid seats that complete it. */
  people: number
  status: 1 | 2 | 3
  end: number
  /** Orders with a seat, and whether they are paid. */
  seats: Map<string, boolean>
}

/** An after-sale of one unit (contract trade §12.4). */
export interface Aftersale {
  bn: string
  orderId: string
  lineId: number
  itemId: number
  type: AftersaleType
  /** Status and progress, such as `0-0`. */
  at: string
  /** The value of the unit, which is refunded. */
  share: { fee: number; points: number }
  fee: number
  points: number
  /** Freight that is refunded in addition to `fee`. */
  freight: number
  isRestocked: boolean
  isSettled: boolean
}

export interface Order {
  orderId: string
  userId: number
  orderStatus: OrderStatus
  payStatus: 'NOTPAY' | 'PAYED'
  deliveryStatus: 'PENDING' | 'PARTAIL' | 'DONE'
  zitiStatus: 'NOTZITI' | 'PENDING' | 'DONE'
  cancelStatus: 'NO_APPLY_CANCEL' | 'WAIT_PROCESS' | 'SUCCESS' | 'FAILS'
  lines: Line[]
  total: number
  freight: number
  points: number
  /** Points that it earns when it completes, and the part of them that its buyer still has. */
  bonus: number
  reward: number
  coupon: string | null
  autoCancel: number
  autoFinish: number | null
  aftersaleUntil: number | null
  /** The team of a group order. */
  teamId: number | null
  /**
   * The voucher of a bank transfer: 0 waits for its review · 1 passed · 2 refused · 9 withdrawn (contract trade §7.7).
   */
  voucher: 0 | 1 | 2 | 9 | null
  /**
   * The buyer has selected bank transfer; another payment method then limits the order's time again (contract trade
   * §7.7).
   */
  isOffline: boolean
  trades: Trade[]
  refunds: Refund[]
}

export interface State {
  now: number
  skus: Map<number, Sku>
  members: Map<number, Member>
  orders: Map<string, Order>
  aftersales: Map<string, Aftersale>
  teams: Map<number, Team>
  /** Pieces that the programme has paid for, or reserved. */
  usedPieces: number
  /** Orders that the last step may have changed. */
  touched: Set<string>
}

/** The mall did not behave as a step expected. */
export class Mismatch extends Error {}

/** The value, which must exist. @throws Error naming `what` when it is undefined */
export function present<T>(value: T | undefined, what = 'it'): T {
  if (value === undefined) throw new Error(`${what} is missing`)
  return value
}

export function skuOf(state: State, itemId: number): Sku {
  const sku = state.skus.get(itemId)
  if (!sku) throw new Error(`the model has no SKU ${itemId}`)
  return sku
}

export function memberOf(state: State, userId: number): Member {
  const member = state.members.get(userId)
  if (!member) throw new Error(`the model has no member ${userId}`)
  return member
}

export const aftersaleOf = (state: State, bn: string): Aftersale =>
  present(state.aftersales.get(bn), `after-sale ${bn}`)

/** A SKU has two lines if only some of its pieces are subsidised. */
export const lineOf = (order: Order, lineId: number): Line =>
  present(
    order.lines.find(({ id }) => id === lineId),
    `line ${lineId}`,
  )

/** An order that a step is about to change. */
export function touch(state: State, orderId: string): Order {
  const order = state.orders.get(orderId)
  if (!order) throw new Error(`the model has no order ${orderId}`)
  state.touched.add(orderId)
  return order
}

/** Whether an unpaid order is past its time: shown as cancelled before the job cancels it (contract trade §12.2). */
export const isOverdue = (order: Order, now: number): boolean =>
  order.orderStatus === 'NOTPAY' && order.voucher !== 0 && now >= order.autoCancel

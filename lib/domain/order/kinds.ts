import type { Market } from '../goods/stock'
import type { SkuFacts } from './price/bill'

/** The kinds of orders, as `order_class` names them in the table and on the wire (contract trade §12.1). */
export const orderClasses = [
  'normal',
  'seckill',
  'groups',
  'pointsmall',
  'employee_purchase',
  'membercard',
  'recharge',
] as const
export type OrderKind = (typeof orderClasses)[number]

/** A step of pricing between the sale price and the totals; `calculate.ts` has its calculators. */
export type PriceStep =
  'memberPrice' | 'promotions' | 'freight' | 'coupon' | 'subsidy' | 'giftShares' | 'points' | 'pointPrice'

/** The event of an order's state by which its payment moves it (`transitions`). */
export type PayEvent = 'pay' | 'payGroup' | 'payVip' | 'payRecharge'

/** How a checkout prices orders of a kind, and what limits them. */
interface CheckoutRules {
  /** Source of its lines: the cart or buy-now of the mall, as the request says, or an offer with its own SKUs. */
  lines: 'request' | 'offer'
  /** Where its products are sold. */
  market: Market
  /** SKU facts that such an order ignores, with the values used instead. */
  ignored: Partial<Pick<SkuFacts, 'activity' | 'limitedBuy' | 'reserved' | 'staffGoods'>>
  /** A ticket holds its pieces, so it takes none from the stock of a limited-time sale. */
  hasTicket: boolean
  /** Counts towards a limit per member that only the member's lock protects, whatever its promotions are. */
  isCounted: boolean
  /** The steps of its price, in their sequence (contract trade §3.1). */
  steps: readonly PriceStep[]
  /** Its money earns points. */
  earnsPoints: boolean
}

export interface OrderKindRules {
  /** `order_type` and `trade_source_type` on the wire (contract trade §6.1, contract trade §7.5). */
  type: string
  /** Null for kinds that a call of their own places: they have no lines to price. */
  checkout: CheckoutRules | null
  /**
   * Buys products. Orders of other kinds are not shipped, rated or returned, and are in no list of a member's orders.
   */
  hasGoods: boolean
  /** A price in points is taken when the order is placed; money is paid besides. */
  price: 'money' | 'points'
  payEvent: PayEvent
  /**
   * Payment providers that can never pay it: transfers are reviewed by the desk, points do not buy grades, stored value
   * not itself.
   */
  refusedProviders: readonly string[]
  /** Stays open for days when it is paid by bank transfer, unless it holds pieces of an activity (ADR 0103). */
  isKeptForTransfer: boolean
}

/** The price of an activity is the only promotion. */
const activity = {
  lines: 'request',
  market: 'mall',
  ignored: { activity: null },
  hasTicket: false,
  isCounted: false,
  steps: ['freight', 'subsidy', 'points'],
  earnsPoints: true,
} as const satisfies CheckoutRules

const goods = {
  hasGoods: true,
  price: 'money',
  payEvent: 'pay',
  refusedProviders: [],
  isKeptForTransfer: false,
} as const satisfies Partial<OrderKindRules>

/**
 * Everything that the engine decides by the kind of an order, in one table. A package, a buy-now line and a
 * limited-time sale are no kinds: they are lines of a normal order.
 */
export const orderKinds = {
  normal: {
    ...goods,
    type: 'normal',
    checkout: {
      ...activity,
      ignored: {},
      // The subsidy comes before the shares: a gift never lowers what the programme pays, which cart and product page
      // have shown.
      steps: ['memberPrice', 'promotions', 'freight', 'coupon', 'subsidy', 'giftShares', 'points'],
    },
    isKeptForTransfer: true,
  },
  seckill: {
    ...goods,
    type: 'normal_seckill',
    checkout: { ...activity, ignored: {}, hasTicket: true },
  },
  groups: {
    ...goods,
    type: 'normal_groups',
    checkout: { ...activity, isCounted: true },
    payEvent: 'payGroup',
  },
  pointsmall: {
    ...goods,
    type: 'normal_pointsmall',
    checkout: {
      ...activity,
      market: 'points',
      // Prices in points and money are fixed.
      steps: ['freight', 'pointPrice'],
      earnsPoints: false,
    },
    price: 'points',
  },
  employee_purchase: {
    ...goods,
    type: 'normal_employee_purchase',
    checkout: {
      ...activity,
      lines: 'offer',
      // Sales, limited buys and audiences of the mall do not matter to it.
      ignored: { activity: null, limitedBuy: null, reserved: false, staffGoods: false },
      // Its prices include everything that the mall and the programme take off otherwise.
      steps: ['freight', 'points'],
      earnsPoints: false,
    },
  },
  membercard: {
    ...goods,
    type: 'membercard',
    checkout: null,
    hasGoods: false,
    payEvent: 'payVip',
    refusedProviders: ['offline', 'point'],
  },
  recharge: {
    ...goods,
    type: 'recharge',
    checkout: null,
    hasGoods: false,
    payEvent: 'payRecharge',
    refusedProviders: ['offline', 'point', 'deposit'],
  },
} as const satisfies Record<OrderKind, OrderKindRules>

export type OrderType = (typeof orderKinds)[OrderKind]['type']

/** The kinds that a checkout prices and places. */
export type CheckoutKind = {
  [K in OrderKind]: (typeof orderKinds)[K]['checkout'] extends null ? never : K
}[OrderKind]

/**
 * A type with an entry for each of these kinds: without one it does not compile. An interface that extends the record
 * would inherit the missing entries.
 */
export type EachCheckoutKind<T extends Record<CheckoutKind, object>> = T

/** The rules of a kind, for callers that read one of them for any kind. */
export const kindRules = (kind: OrderKind): OrderKindRules & { type: OrderType } => orderKinds[kind]
export const checkoutRules = (kind: CheckoutKind): CheckoutRules => orderKinds[kind].checkout

/**
 * The kind that an `order_class`, or an `order_type` or `trade_source_type`, of the wire names. One that this mall does
 * not have, such as those of other back ends, counts as normal.
 */
export const kindNamed = (name: string): OrderKind =>
  orderClasses.find((kind) => kind === name || orderKinds[kind].type === name) ?? 'normal'

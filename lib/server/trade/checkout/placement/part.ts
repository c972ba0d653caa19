import 'server-only'
import { orderColumns, type OrderColumn } from './order-columns'
import type { Refusal } from './refusal'

/**
 * What an order takes besides stock. Each combination is a statement of its own, because PostgreSQL sets up every part of a
 * statement before it runs, also parts that then find nothing to do: most of the time of an ordinary order.
 */
export interface Parts {
  source: 'cart' | 'fastbuy' | 'named'
  /** More than one SKU: they are locked in id order before stock is taken. */
  hasManySkus: boolean
  /** Promotions to count, or pieces of limited-time sales. */
  hasPromotions: boolean
  /** A coupon, points or a ticket. */
  hasAssets: boolean
  /** Pieces and money of the renewal programme. */
  hasSubsidy: boolean
  /** A group order opens a team or joins one. It has one SKU and no promotions. */
  group: 'none' | 'open' | 'join'
  /** An order of employee purchase: SKUs that the call names, without promotions and subsidies. */
  isPurchase: boolean
}

/** Values that the statements take, with their types; besides them, each column of the order. */
const valueTypes = {
  idHead: 'text',
  idTail: 'text',
  skus: 'bigint[]',
  nums: 'int[]',
  items: 'jsonb',
  cartIds: 'bigint[]',
  lineNums: 'int[]',
  sales: 'jsonb',
  joins: 'jsonb',
  ticket: 'text',
  claims: 'jsonb',
  personKey: 'text',
  groupActivity: 'int',
  groupPeople: 'int',
  groupEnd: 'bigint',
  groupBought: 'bigint',
  purchaseActivity: 'int',
  purchaseEnterprise: 'int',
  purchaseOwner: 'bigint',
  purchaseFee: 'bigint',
  purchaseLimit: 'bigint',
  purchaseLines: 'jsonb',
  purchaseFromCart: 'boolean',
  now: 'bigint',
  unpaidFrom: 'int',
  unpaidLimit: 'int',
} as const
export type Value = keyof typeof valueTypes | OrderColumn
/** Writes a value into a statement as a typed parameter. */
export type Parameter = (value: Value) => string

/** The SQL type of a value. */
export const typeOf = (value: Value): string =>
  value in valueTypes ? valueTypes[value as keyof typeof valueTypes] : orderColumns[value as OrderColumn]

/** A part of the statement: a common table expression, and when it could not take what the order needs. */
export interface Part {
  cte: string
  refusedWhen?: string
  reason?: Refusal
}

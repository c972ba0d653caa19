import type { DiscountEntry } from '../../goods/price'

/** The amounts of a cart, preview or order that its 优惠明细 shows, in cents (contract trade §2.2, §6.2, §8.2). */
export interface PriceFields {
  /** Sale price of all pieces. */
  item_fee: number
  member_discount: number
  /** Everything below but points: member price, 满减 and 满折, coupon, subsidy, change by the merchant. */
  discount_fee: number
  /** Absent in a cart, which has neither coupon nor subsidy nor points. */
  coupon_discount?: number
  subsidy_fee?: number
  point_fee?: number
  discount_info?: readonly { type: DiscountEntry['type']; discount_fee: number }[]
  /** null while the address is unknown. */
  freight_fee: number | null
}

export type PriceRowKind = 'goods' | 'freight' | 'promotion' | 'coupon' | 'priceChange' | 'subsidy' | 'points'

/** A row of the 优惠明细; `cents` is negative for what is taken off, null for freight that is not known yet. */
export interface PriceRow {
  kind: PriceRowKind
  cents: number | null
}

export const priceRowLabels: Record<PriceRowKind, string> = {
  goods: '商品总计',
  freight: '运费',
  promotion: '优惠',
  coupon: '优惠券',
  priceChange: '商家改价',
  subsidy: '国家补贴',
  points: '积分抵扣',
}

/** The reason for freight of products that are always delivered free (`freightReason`). */
export const freeFreightText = '包邮'

/** Rows that are shown without an amount too. */
const constantRows: readonly PriceRowKind[] = ['goods', 'promotion', 'freight']

/**
 * The rows of the 优惠明细 of a cart, preview or order. They add up to what is paid, and the first one is the sum of the
 * amounts of all lines (`linePrice`): the member price is a part of those and therefore no row.
 */
export function priceRows(fields: PriceFields): PriceRow[] {
  const { coupon_discount: coupon = 0, subsidy_fee: subsidy = 0, point_fee: points = 0 } = fields
  const priceChange = (fields.discount_info ?? [])
    .filter(({ type }) => type === 'price_change')
    .reduce((sum, { discount_fee: fee }) => sum + fee, 0)
  const taken: [PriceRowKind, number][] = [
    ['promotion', fields.discount_fee - fields.member_discount - coupon - subsidy - priceChange],
    ['coupon', coupon],
    ['priceChange', priceChange],
    ['subsidy', subsidy],
    ['points', points],
  ]
  const rows: PriceRow[] = [
    { kind: 'goods', cents: fields.item_fee - fields.member_discount },
    { kind: 'freight', cents: fields.freight_fee },
    ...taken.map(([kind, cents]) => ({ kind, cents: 0 - cents })),
  ]
  return rows.filter(({ kind, cents }) => cents !== 0 || constantRows.includes(kind))
}

/** Sum of the rows, in cents. */
export const sumRows = (rows: readonly PriceRow[]): number =>
  rows.reduce((sum, { cents }) => sum + (cents ?? 0), 0)

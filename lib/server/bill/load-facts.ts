import 'server-only'
import type { Coupon } from '@/lib/domain/coupon'
import type { FreightTemplate } from '@/lib/domain/freight'
import type { SkuFacts, RequestedLine } from '@/lib/domain/order/bill'
import { seckillStatus, type Marketing } from '@/lib/domain/promotion'
import type { Queries } from '@/lib/server/db/connection'
import type { RowOf } from '@/lib/server/db/statement'
import type { Viewer } from '@/lib/server/viewer/viewer'
import { cartFacts, checkoutFacts, type ShopFacts } from './sql'

export type { ShopFacts } from './sql'

type CartRow = RowOf<typeof cartFacts.cart>

/** A line whose SKU exists. */
export interface FactLine extends RequestedLine {
  isChecked: boolean
}

/** What prices a cart. */
export interface CartFacts {
  lines: FactLine[]
  /** Ids of lines whose SKU no longer exists. */
  lostIds: number[]
  /** SKUs of the lines and of possible gifts. */
  skus: Map<number, SkuFacts>
  marketings: Marketing[]
  shops: Map<number, ShopFacts>
}

/** What prices an order; `trade` and `point` are the raw settings. */
export interface CheckoutFacts extends CartFacts {
  coupons: Coupon[]
  templates: Map<number, FreightTemplate>
  trade: Record<string, unknown> | null
  point: Record<string, unknown> | null
}

/** A SKU that a call names, with its pieces. */
export interface NamedSku {
  itemId: number
  num: number
}

function toFacts(row: CartRow, now: number): CartFacts {
  const skus = new Map(row.facts.map((sku) => [sku.itemId, sku]))
  for (const { activity } of row.facts) if (activity) activity.status = seckillStatus(activity, now)
  const lines: FactLine[] = []
  const lostIds: number[] = []
  for (const { itemId, ...line } of row.lines) {
    const sku = skus.get(itemId)
    if (sku) lines.push({ ...line, sku })
    else lostIds.push(line.cartId)
  }
  return {
    lines,
    lostIds,
    skus,
    marketings: row.marketings,
    shops: new Map(row.shops.map((shop) => [shop.distributorId, shop])),
  }
}

const viewerParams = (viewer: Viewer | null, now: number) => [
  viewer?.userId ?? 0,
  now,
  viewer?.vipGradeId ?? 0,
  viewer?.gradeId ?? 0,
]

function only<T>(rows: T[]): T {
  const [row] = rows
  if (!row) throw new Error('the query for cart or checkout facts returned no row')
  return row
}

/**
 * Reads what prices the cart, the buy-now line or named SKUs that are about to be added; one round trip.
 * @param now epoch seconds
 */
export async function loadCartFacts(
  db: Queries,
  viewer: Viewer | null,
  now: number,
  source: 'cart' | 'fastbuy' | { named: NamedSku[] },
): Promise<CartFacts> {
  const params = viewerParams(viewer, now)
  const rows =
    source === 'cart'
      ? await db.run(cartFacts.cart, params)
      : source === 'fastbuy'
        ? await db.run(cartFacts.fastbuy, [...params, 0])
        : await db.run(cartFacts.direct, [...params, JSON.stringify(source.named)])
  return toFacts(only(rows), now)
}

/** Which lines a checkout is about, and which coupons it may use. */
export interface CheckoutQuery {
  source: 'checked' | 'fastbuy' | { named: NamedSku[] }
  /** 0 for the lines of all shops. */
  distributorId: number
  couponCode: string | null
  /** Reads every usable coupon of the member, so that the best can be picked. */
  allCoupons: boolean
}

/**
 * Reads what prices an order; one round trip.
 * @param now epoch seconds
 */
export async function loadCheckoutFacts(
  db: Queries,
  viewer: Viewer | null,
  now: number,
  { source, distributorId, couponCode, allCoupons }: CheckoutQuery,
): Promise<CheckoutFacts> {
  const isNamed = typeof source === 'object'
  const rows = await db.run(isNamed ? checkoutFacts.direct : checkoutFacts[source], [
    ...viewerParams(viewer, now),
    isNamed ? JSON.stringify(source.named) : distributorId,
    couponCode,
    allCoupons,
  ])
  const row = only(rows)
  return {
    ...toFacts(row, now),
    coupons: row.coupons,
    templates: new Map(row.templates.map((template) => [template.templateId, template])),
    trade: row.trade,
    point: row.point,
  }
}

import 'server-only'
import type { Coupon } from '@/lib/domain/coupon'
import type { FreightTemplate } from '@/lib/domain/freight'
import type { SkuFacts, RequestedLine } from '@/lib/domain/order/bill'
import { seckillStatus, type Marketing } from '@/lib/domain/promotion'
import type { Queries } from '@/lib/server/db/connection'
import type { Viewer } from '@/lib/server/session/viewer'
import { cartFacts, checkoutFacts } from './sql'

/** A shop as cart, checkout and pickup show it. */
export interface ShopFacts {
  distributorId: number
  name: string
  mobile: string
  hour: string
  isZiti: boolean
  isDelivery: boolean
  province: string
  city: string
  area: string
  address: string
  lng: number
  lat: number
}

interface RawLine {
  cartId: number
  itemId: number
  num: number
  isChecked: boolean
  marketingId: number | null
}

interface CartRow {
  lines: RawLine[]
  facts: SkuFacts[]
  marketings: Marketing[]
  shops: ShopFacts[]
}

interface CheckoutRow extends CartRow {
  coupons: Coupon[]
  templates: FreightTemplate[]
  trade: Record<string, unknown> | null
  point: Record<string, unknown> | null
}

/** A line whose sku exists. */
export interface FactLine extends RequestedLine {
  isChecked: boolean
}

export interface CartFacts {
  lines: FactLine[]
  /** Lines whose sku is gone from the mall. */
  lostIds: number[]
  skus: Map<number, SkuFacts>
  marketings: Marketing[]
  shops: Map<number, ShopFacts>
}

export interface CheckoutFacts extends CartFacts {
  coupons: Coupon[]
  templates: Map<number, FreightTemplate>
  trade: Record<string, unknown> | null
  point: Record<string, unknown> | null
}

/** Skus named by a call. */
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
  if (!row) throw new Error('a statement of scalar subqueries gave no row')
  return row
}

/** Everything the cart, or named skus on their way into it, need; one round trip. */
export async function loadCartFacts(
  db: Queries,
  viewer: Viewer | null,
  now: number,
  source: 'cart' | 'fastbuy' | { named: NamedSku[] },
): Promise<CartFacts> {
  const base = viewerParams(viewer, now)
  const rows =
    source === 'cart'
      ? await db.run<CartRow>(cartFacts.cart, base)
      : source === 'fastbuy'
        ? await db.run<CartRow>(cartFacts.fastbuy, [...base, 0])
        : await db.run<CartRow>(cartFacts.direct, [...base, JSON.stringify(source.named)])
  return toFacts(only(rows), now)
}

/** Which lines a checkout is about, and which coupons it may weigh. */
export interface CheckoutQuery {
  source: 'checked' | 'fastbuy' | { named: NamedSku[] }
  distributorId: number
  couponCode: string | null
  allCoupons: boolean
}

/** Everything that prices an order; one round trip. */
export async function loadCheckoutFacts(
  db: Queries,
  viewer: Viewer | null,
  now: number,
  { source, distributorId, couponCode, allCoupons }: CheckoutQuery,
): Promise<CheckoutFacts> {
  const base = viewerParams(viewer, now)
  const isNamed = typeof source === 'object'
  const rows = await db.run<CheckoutRow>(isNamed ? checkoutFacts.direct : checkoutFacts[source], [
    ...base,
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

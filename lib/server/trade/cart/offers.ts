import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { isShownTo } from '@/lib/domain/goods/staff-goods'
import { saleRefusal } from '@/lib/domain/goods/stock'
import type { AddFacts } from '@/lib/domain/order/price/cart-line'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Package, SkuActivity } from '@/lib/domain/promotion'
import { runningActivity } from '@/lib/server/catalogue/goods-lookup/activity-columns'
import { limitedBuyOf } from '@/lib/server/catalogue/goods-lookup/limited-buy-columns'
import { saleColumns, scopeColumns, type scopeRow } from '@/lib/server/catalogue/goods-lookup/sale-columns'
import { inOpenJoinedShop, inOpenShop } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { packagesWith } from '@/lib/server/catalogue/package/parts'
import { isReservedFor } from '@/lib/server/catalogue/reference/is-reserved-for'
import { referenceAt } from '@/lib/server/catalogue/reference/load-reference'
import { referenceVersionIn } from '@/lib/server/catalogue/reference/parts'
import type { Queries } from '@/lib/server/ground/db/connection'
import {
  boolean,
  json,
  nullable,
  number,
  numbers,
  statement,
  type RowOf,
} from '@/lib/server/ground/db/statement'

/** A SKU as offered to a member: the facts that decide whether a quantity can be put into the cart. */
export type Offer = Omit<AddFacts, 'activity'> & {
  distributorId: number
  activity: Omit<SkuActivity, 'status'> | null
}

/** An `Offer` without the parts that come from the reference data. */
type StoredOffer = Omit<Offer, 'reserved'> & RowOf<typeof scopeRow> & { goodsId: number }

/** The `StoredOffer` of a SKU for member $1 at time $2; null for an unknown SKU. */
const offerOf = (itemId: string) => `(
  select row_to_json(offer) from (
    select g.goods_id as "goodsId", ${scopeColumns}, g.item_name as "itemName", s.store, s.start_num as "startNum",
           ${saleColumns(inOpenJoinedShop)}, a.activity, coalesce(a.bought, 0) as "activityBought",
           coalesce(a.spent, 0) as "activitySpent", ${limitedBuyOf('s.item_id', '$1', '$2')} as "limitedBuy"
      from skus s
      join goods g on g.goods_id = s.goods_id
      left join distributors d on d.distributor_id = g.distributor_id
      left join lateral ${runningActivity('s.item_id', '$1', '$2')} a on true
     where s.item_id = ${itemId}) offer)`

const version = referenceVersionIn()

/**
 * Completes the offers of rows with the reference data of their version. Other members get no offer of staff products,
 * as for an unknown SKU (ADR 0062).
 */
async function completer(
  db: Queries,
  [first]: readonly { version: number }[],
  viewer: Viewer,
  now: number,
): Promise<(offer: StoredOffer | null) => Offer | null> {
  const reference = first && (await referenceAt(db, first.version))
  return (offer) =>
    offer && isShownTo(offer, viewer)
      ? { ...offer, reserved: reference !== undefined && isReservedFor(reference, offer, viewer, now) }
      : null
}

const offers = statement(
  'cart_offers',
  `select w.item_id as "itemId", ${offerOf('w.item_id')} as "offer",
          (select c.num from cart_lines c where c.user_id = $1 and c.item_id = w.item_id and c.package_id = 0
            limit 1 for update) as "present",
          (select count(*) from cart_lines where user_id = $1) as "lineCount", ${inOpenShop('$4::int')} as "inOpenShop",
          ${version.sql} as "version"
     from unnest($3::bigint[]) w(item_id)`,
  {
    itemId: number,
    offer: nullable(json<StoredOffer>()),
    present: nullable(number),
    lineCount: number,
    inOpenShop: boolean,
    version: version.column,
  },
)

/**
 * SKUs with the pieces of each in the cart, and the number of all its lines. Locks the lines: an order that takes one
 * without the lock of the member commits before this read or after the change.
 * @param now epoch seconds
 * @param shopId the shop in the request, 0 for the mall: it must be open, even when another one sells the SKUs
 * @throws MallError 当前店铺已失效
 */
export async function readOffers(db: Queries, viewer: Viewer, now: number, itemIds: number[], shopId = 0) {
  const rows = await db.run(offers, [viewer.userId, now, itemIds, shopId])
  if (rows.some(({ inOpenShop: isOpen }) => !isOpen)) throw new MallError(saleRefusal('shopClosed'))
  const complete = await completer(db, rows, viewer, now)
  return rows.map(({ version: _, inOpenShop: __, offer, ...row }) => ({
    ...row,
    offer: complete(offer),
  }))
}

const lineOffers = statement(
  'cart_line_offers',
  `select c.cart_id as "cartId", c.item_id as "itemId", c.shop_id as "shopId",
          c.package_item_ids as "packageItemIds", ${packagesWith('array[c.package_id]')} as "packages",
          (select json_agg(${offerOf('part.item_id')} order by part.rank)
             from unnest(array_prepend(c.item_id, c.package_item_ids)) with ordinality part(item_id, rank)) as "offers",
          c.package_id > 0 as "isPackage", ${version.sql} as "version"
     from cart_lines c where c.user_id = $1 and c.cart_id = any($3::bigint[])`,
  {
    cartId: number,
    itemId: number,
    shopId: number,
    packageItemIds: numbers,
    packages: json<Package[]>(),
    /** The main SKU first; null for a SKU that no longer exists. */
    offers: json<(StoredOffer | null)[]>(),
    isPackage: boolean,
    version: version.column,
  },
)
export type LineOffer = Omit<RowOf<typeof lineOffers>, 'offers' | 'version'> & { offers: (Offer | null)[] }

/**
 * The member's lines with these ids, the SKUs of each and its package; ids of other members are left out.
 * @param now epoch seconds
 */
export async function readLineOffers(
  db: Queries,
  viewer: Viewer,
  now: number,
  cartIds: number[],
): Promise<LineOffer[]> {
  const rows = await db.run(lineOffers, [viewer.userId, now, cartIds])
  const complete = await completer(db, rows, viewer, now)
  return rows.map(({ version: _, ...row }) => ({
    ...row,
    offers: row.offers.map(complete),
  }))
}

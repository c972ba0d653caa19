import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as shopMessages from '@/lib/domain/messages/shop'
import { distanceBetween, distanceText, type Coordinates } from '@/lib/domain/shop/coordinates'
import type { Mall } from '@/lib/server/ground/mall'
import { findNearest } from './find-shops'
import {
  loadShopCards,
  loadShopMarketings,
  loadShopSales,
  loadShopScores,
  loadShopTags,
  noScore,
} from './load-add-ons'
import { loadHeadShop } from './load-head-shop'
import { loadDefaultShop, loadOpenShop, loadShop } from './load-shops'
import { deliversTo } from './nearby'
import type { ShopRow } from './sql'
import { wireShop } from './wire'

export interface ShopRequest {
  /** Undefined when the caller specifies no shop. */
  distributorId: number | undefined
  coordinates: Coordinates | null
  noStores: boolean
}

/**
 * The shop that serves a caller (contract goods §10.2): the requested one, the nearest, the head shop or the default
 * one, in this order; null when the mall has none.
 * @throws MallError 店铺查询错误. for a requested shop that does not exist or is closed
 */
export async function findValidShop({ db }: Mall, request: ShopRequest): Promise<ShopRow | null> {
  const { distributorId, coordinates, noStores } = request
  if (distributorId) {
    const shop = await loadOpenShop(db, distributorId)
    if (!shop) throw new MallError(shopMessages.shopUnknown)
    return shop
  }
  if (noStores) return loadHeadShop(db)
  const nearest = coordinates && (await findNearest(db, await deliversTo(db, coordinates), coordinates))
  if (nearest) return loadShop(db, nearest.distributorId)
  // Without an id and coordinates it is the mall itself; for any other shop H5 would show only that shop's products
  // (contract clients F19).
  return coordinates ? loadDefaultShop(db) : loadHeadShop(db)
}

/** A shop with the add-ons of `distributor/is_valid`, as the page of the shop shows it. @param userId 0 for a guest */
export async function describeShop(
  { db, now }: Mall,
  shop: ShopRow,
  addOns: { score?: boolean | undefined; sales?: boolean | undefined; marketing?: boolean | undefined },
  coordinates: Coordinates | null,
  userId: number,
) {
  const ids = [shop.distributorId]
  const id = shop.distributorId
  const [tags, sales, scores, cards, marketings] = await Promise.all([
    loadShopTags(db, ids),
    loadShopSales(db, ids),
    addOns.score ? loadShopScores(db, ids) : null,
    loadShopCards(db, ids, now(), userId),
    addOns.marketing ? loadShopMarketings(db, ids, now()) : null,
  ])
  const { lng, lat } = shop
  const isPlaced = id !== 0 && lng !== null && lat !== null
  return {
    ...wireShop(shop),
    // The contract means the street line here, not the whole address.
    store_address: shop.address,
    status: false as const,
    old_valid: false as const,
    ...(coordinates && isPlaced
      ? { distance: distanceText(distanceBetween(coordinates, { lng, lat })).distance }
      : {}),
    ...(addOns.sales ? { sales_count: sales.get(id)?.sales ?? 0 } : {}),
    ...(scores ? { scoreList: scores.get(id) ?? noScore } : {}),
    ...(marketings ? { marketingActivityList: marketings.get(id) ?? [] } : {}),
    goods_count: sales.get(id)?.goods ?? 0,
    tagList: tags.get(id) ?? [],
    discountCardList: cards.get(id) ?? [],
  }
}

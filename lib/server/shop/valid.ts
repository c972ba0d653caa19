import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { distanceBetween, distanceText, type Place } from '@/lib/domain/shop/place'
import type { Mall } from '@/lib/server/context'
import {
  loadShopCards,
  loadShopMarketings,
  loadShopSales,
  loadShopScores,
  loadShopTags,
  noScore,
} from './add-ons'
import { findNearest } from './find-shops'
import { loadHeadShop } from './head-shop'
import { deliversTo } from './nearby-sql'
import { loadDefaultShop, loadShop, wireShop, type ShopRow } from './rows'

export interface ValidQuestion {
  /** Undefined: the caller names none. */
  distributorId: number | undefined
  place: Place | null
  noStores: boolean
}

/**
 * The shop that a caller is to be served by (contract goods §10.2): the named one, the nearest, the head shop or the
 * default one, in this order; null when the mall has none.
 *
 * @throws MallError 店铺查询错误. for a named shop that does not exist or is switched off.
 */
export async function findValidShop({ db }: Mall, question: ValidQuestion): Promise<ShopRow | null> {
  const { distributorId, place, noStores } = question
  if (distributorId) {
    const shop = await loadShop(db, distributorId)
    if (shop?.isValid !== 'true') throw new MallError('店铺查询错误.')
    return shop
  }
  if (noStores) return loadHeadShop(db)
  const nearest = place && (await findNearest(db, await deliversTo(db, place), place))
  if (nearest) return loadShop(db, nearest.distributorId)
  return distributorId === 0 && !place ? loadHeadShop(db) : loadDefaultShop(db)
}

/** The add-ons of `distributor/is_valid`, and what a shop's own page says of it. */
export async function describeShop(
  { db, now }: Mall,
  shop: ShopRow,
  wanted: { score?: boolean | undefined; sales?: boolean | undefined; marketing?: boolean | undefined },
  place: Place | null,
  userId: number,
) {
  const ids = [shop.distributorId]
  const id = shop.distributorId
  const [tags, sales, scores, cards, marketings] = await Promise.all([
    loadShopTags(db, ids),
    loadShopSales(db, ids),
    wanted.score ? loadShopScores(db, ids) : null,
    loadShopCards(db, ids, now(), userId),
    wanted.marketing ? loadShopMarketings(db, ids, now()) : null,
  ])
  const isSomewhere = id !== 0 && place !== null
  return {
    ...wireShop(shop),
    // Here the contract means the plain line, not the whole address.
    store_address: shop.address,
    status: false as const,
    old_valid: false as const,
    ...(isSomewhere ? { distance: distanceText(distanceBetween(place, shop)).distance } : {}),
    ...(wanted.sales ? { sales_count: sales.get(id)?.sales ?? 0 } : {}),
    ...(scores ? { scoreList: scores.get(id) ?? noScore } : {}),
    ...(marketings ? { marketingActivityList: marketings.get(id) ?? [] } : {}),
    goods_count: sales.get(id)?.goods ?? 0,
    tagList: tags.get(id) ?? [],
    discountCardList: cards.get(id) ?? [],
  }
}

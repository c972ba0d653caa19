import 'server-only'
import { pickupTimes } from '@/lib/domain/order/pickup/pickup'
import { fullAddress } from '@/lib/domain/shop/address'
import type { Queries } from '@/lib/server/ground/db/connection'
import { loadOpenShop } from './load-shops'
import { shopCategories, shopRegions, shopsByLetter, shopsOfRegion } from './sql'
import { degreesText } from './wire'

/** Cities with open shops; provinces with the most shops first. */
export const listShopRegions = (db: Queries) => db.run(shopRegions, [])

/** Open shops by first letter, whose name contains `name`; names that begin with no letter last. */
export const listShopsByLetter = (db: Queries, name: string) => db.run(shopsByLetter, [name])

/** Categories of shops, sorted. */
export async function listShopCategories(db: Queries) {
  const rows = await db.run(shopCategories, [])
  return rows.map((row) => ({ ...row, company_id: 1 as const, updated: row.created }))
}

/** Most shops in one answer of the region search. */
const maxShops = 200

/**
 * The places where orders of a shop can be picked up: the shop itself if it is open, in this region ('' for any), and
 * offers pickup times. The head shop offers no pickup.
 */
export async function listPickupShops(
  db: Queries,
  distributorId: number,
  { province = '', city = '', area = '' }: Partial<Record<'province' | 'city' | 'area', string>>,
) {
  const shop = distributorId === 0 ? null : await loadOpenShop(db, distributorId)
  if (!shop?.isZiti || pickupTimes(shop) === null) return []
  const isThere = [
    [province, shop.province],
    [city, shop.city],
    [area, shop.area],
  ].every(([asked, own]) => asked === '' || asked === own)
  if (!isThere) return []
  const { distributorId: store_id, name: store_name, mobile: telephone } = shop
  return [{ store_id, store_name, address: fullAddress(shop), telephone }]
}

/** Open shops of a region, given from the province down: `浙江省,杭州市`. */
export async function searchShops(db: Queries, region: string) {
  const [province = '', city = '', area = ''] = region.split(/[,，]/).map((part) => part.trim())
  const rows = await db.run(shopsOfRegion, [province, city, area, maxShops])
  return rows.map((shop) => ({
    distributor_id: shop.distributorId,
    store_name: shop.name,
    address: fullAddress(shop),
    area: shop.area,
    mobile: shop.mobile,
    lng: degreesText(shop.lng),
    lat: degreesText(shop.lat),
  }))
}

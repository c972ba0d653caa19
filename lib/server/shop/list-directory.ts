import 'server-only'
import { fullAddress } from '@/lib/domain/shop/address'
import type { Queries } from '@/lib/server/db/connection'
import { shopCategories, shopRegions, shopsByLetter, shopsOfRegion } from './sql'

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

/** Open shops of a region where orders can be picked up; '' means any. */
export async function listPickupShops(
  db: Queries,
  { province = '', city = '', area = '' }: Record<string, string>,
) {
  const rows = await db.run(shopsOfRegion, [province, city, area, maxShops])
  return rows
    .filter(({ isZiti }) => isZiti)
    .map((shop) => ({
      store_id: shop.distributorId,
      store_name: shop.name,
      address: fullAddress(shop),
      telephone: shop.mobile,
    }))
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
    lng: String(shop.lng),
    lat: String(shop.lat),
  }))
}

import 'server-only'
import { sql } from 'drizzle-orm'
import { fullAddress } from '@/lib/domain/shop/address'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { rowsOf } from '@/lib/server/db/rows-of'
import { shopColumns, type ShopRow } from './rows'

const regions = statement(
  'shop_regions',
  `select province, city, count(*)::int as count from distributors where is_valid = 'true'
    group by province, city
    order by sum(count(*)) over (partition by province) desc, province, count desc, city`,
)

/** Cities with open shops; provinces with many shops stand first. */
export const listShopRegions = (db: Queries) =>
  db.run<{ province: string; city: string; count: number }>(regions, [])

const letters = statement(
  'shop_letters',
  `select distributor_id, name, logo, first_letter from distributors
    where is_valid = 'true' and ($1 = '' or strpos(lower(name), lower($1)) > 0)
    order by first_letter = '#', first_letter, name`,
)

/** Open shops by their letter, names beginning with anything else last. */
export const listShopsByLetter = (db: Queries, name: string) =>
  db.run<{ distributor_id: number; name: string; logo: string; first_letter: string }>(letters, [name])

const kinds = statement(
  'shop_categories',
  `select category_id, category_name, sort, created from distributor_categories order by sort desc, category_id`,
)

/** Kinds of shops in their order. */
export async function listShopCategories(db: Queries) {
  const rows = await db.run<{ category_id: number; category_name: string; sort: number; created: number }>(
    kinds,
    [],
  )
  return rows.map((row) => ({ ...row, company_id: 1 as const, updated: row.created }))
}

/** Shops of one answer of the old search at most. */
const mostFound = 200

/** Open shops of a place, named from the province down: `浙江省,杭州市`. */
export async function searchShops(db: Queries, place: string) {
  const [province = '', city = '', area = ''] = place.split(/[,，]/).map((part) => part.trim())
  const rows = await rowsOf<ShopRow>(
    db,
    sql`select ${sql.raw(shopColumns)} from distributors d
         where d.is_valid = 'true' and (${province} = '' or d.province = ${province})
           and (${city} = '' or d.city = ${city}) and (${area} = '' or d.area = ${area})
         order by d.is_default desc, d.created desc, d.distributor_id desc limit ${mostFound}`,
  )
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

import 'server-only'
import { and, sql, type SQL } from 'drizzle-orm'
import type { ShopListInput } from '@/lib/contract/shops/shop'
import { farthest, type Coordinates } from '@/lib/domain/shop/coordinates'
import { isOpenShop } from '@/lib/server/catalogue/goods-lookup/visible-products'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { distanceFrom, within } from './nearby'
import { shopCount, shopPage } from './sql'

/** A shop of a list and its distance in kilometres; null when the caller sends no coordinates, or the shop has none. */
export interface FoundShop {
  distributorId: number
  distance: number | null
}

/** With at most this many matching shops, sorting all of them is cheaper than reading ring by ring. */
const fewShops = 500
/** Radius of the first ring in kilometres; each further ring is four times as wide. */
const firstRing = 25

const soldPieces = sql`coalesce((select sum(g.sales) from goods g where g.distributor_id = d.distributor_id), 0)`

/**
 * `sort_type` as SQL (contract goods §10.3). Without coordinates the default shop comes first instead of the nearest
 * one. Shops without a position come last by distance.
 */
function sortOf(sort: ShopListInput['sort_type'], coordinates: Coordinates | null): SQL {
  const newest = sql`d.created desc, d.distributor_id desc`
  if (sort === 3) return sql`${soldPieces} desc, ${newest}`
  if (sort === 4) return sql`${soldPieces}, ${newest}`
  if (sort === 0) return newest
  if (!coordinates) return sql`d.is_default desc, ${newest}`
  return sort === 1
    ? sql`distance nulls last, d.distributor_id`
    : sql`distance desc nulls last, d.distributor_id`
}

/**
 * The nearest shops, read in widening rings, so that the index on the coordinates is used and not every distance is
 * computed (ADR 0015).
 * @param needed rows up to the end of the page
 */
async function inRings(
  db: Queries,
  where: SQL,
  coordinates: Coordinates,
  needed: number,
): Promise<FoundShop[]> {
  for (let ring = firstRing; ; ring *= 4) {
    const isWholeWorld = ring >= farthest
    const inRing = isWholeWorld ? where : sql`${where} and ${within(coordinates, ring)}`
    const rows = await db.run(
      ...shopPage(
        sql`select d.distributor_id as "distributorId", ${distanceFrom(coordinates)} as distance from distributors d
             where ${inRing} order by distance nulls last, d.distributor_id limit ${needed}`,
      ),
    )
    if (isWholeWorld || rows.length >= needed) return rows
  }
}

/** A page of the shops that fulfil `where`, and the number of all of them. */
export async function findShops(
  db: Queries,
  where: SQL,
  coordinates: Coordinates | null,
  { sort, page, pageSize }: { sort: ShopListInput['sort_type']; page: number; pageSize: number },
): Promise<{ found: FoundShop[]; total: number }> {
  const [counted] = await db.run(
    ...shopCount(sql`select count(*)::int as total from distributors d where ${where}`),
  )
  const total = counted?.total ?? 0
  const [limit, offset] = limitAndOffset(page, pageSize)
  if (offset >= total) return { found: [], total }
  if (coordinates && sort === 1 && total > fewShops) {
    const nearest = await inRings(db, where, coordinates, Math.min(total, offset + limit))
    return { found: nearest.slice(offset), total }
  }
  const distance = coordinates ? distanceFrom(coordinates) : sql`null::float8`
  const found = await db.run(
    ...shopPage(
      sql`select d.distributor_id as "distributorId", ${distance} as distance from distributors d
           where ${where} order by ${sortOf(sort, coordinates)} limit ${limit} offset ${offset}`,
    ),
  )
  return { found, total }
}

/** The nearest open shop that fulfils `where`; null when there is none. */
export async function findNearest(
  db: Queries,
  where: SQL,
  coordinates: Coordinates,
): Promise<FoundShop | null> {
  const open = and(sql.raw(isOpenShop('d')), where) ?? sql`true`
  const [nearest] = await inRings(db, open, coordinates, 1)
  return nearest ?? null
}

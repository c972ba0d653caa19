import 'server-only'
import { and, sql, type SQL } from 'drizzle-orm'
import type { ShopListInput } from '@/lib/contract/shop'
import { farthest, type Place } from '@/lib/domain/shop/place'
import type { Queries } from '@/lib/server/db/connection'
import { rowsOf } from '@/lib/server/db/rows-of'
import { distanceFrom, within } from './nearby-sql'

/** A shop of a list and how far it is, in kilometres; null when nobody asked from a place. */
export interface FoundShop {
  distributorId: number
  distance: number | null
}

/** Malls with fewer matching shops are sorted whole; that is cheaper than asking ring by ring. */
const smallMall = 500
/** Kilometres of the first ring; each further one is four times as wide. */
const firstRing = 25

const sold = sql`coalesce((select sum(g.sales) from goods g where g.distributor_id = d.distributor_id), 0)`

/** `sort_type` as SQL (contract goods §10.3). Without a place the default shop stands first instead of the nearest. */
function orderOf(sort: ShopListInput['sort_type'], place: Place | null): SQL {
  const newest = sql`d.created desc, d.distributor_id desc`
  if (sort === 3) return sql`${sold} desc, ${newest}`
  if (sort === 4) return sql`${sold}, ${newest}`
  if (sort === 0) return newest
  if (!place) return sql`d.is_default desc, ${newest}`
  return sort === 1 ? sql`distance, d.distributor_id` : sql`distance desc, d.distributor_id`
}

/**
 * The nearest shops in widening rings, so that the index on the coordinates answers instead of every shop being measured.
 * `needed` are the rows up to the end of the page.
 */
async function inRings(db: Queries, where: SQL, place: Place, needed: number): Promise<FoundShop[]> {
  for (let ring = firstRing; ; ring *= 4) {
    const whole = ring >= farthest
    const inside = whole ? where : sql`${where} and ${within(place, ring)}`
    const rows = await rowsOf<FoundShop>(
      db,
      sql`select d.distributor_id as "distributorId", ${distanceFrom(place)} as distance from distributors d
           where ${inside} order by distance, d.distributor_id limit ${needed}`,
    )
    if (whole || rows.length >= needed) return rows
  }
}

/** A page of the shops that fulfil `where`, and the number of all. */
export async function findShops(
  db: Queries,
  where: SQL,
  place: Place | null,
  { sort, page, pageSize }: { sort: ShopListInput['sort_type']; page: number; pageSize: number },
): Promise<{ found: FoundShop[]; total: number }> {
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from distributors d where ${where}`,
  )
  const total = counted?.total ?? 0
  const offset = (page - 1) * pageSize
  if (offset >= total) return { found: [], total }
  if (place && sort === 1 && total > smallMall) {
    const nearest = await inRings(db, where, place, Math.min(total, offset + pageSize))
    return { found: nearest.slice(offset), total }
  }
  const distance = place ? distanceFrom(place) : sql`null::float8`
  const found = await rowsOf<FoundShop>(
    db,
    sql`select d.distributor_id as "distributorId", ${distance} as distance from distributors d
         where ${where} order by ${orderOf(sort, place)} limit ${pageSize} offset ${offset}`,
  )
  return { found, total }
}

/** The open shop next to a place that delivers there; null when there is none. */
export async function findNearest(db: Queries, where: SQL, place: Place): Promise<FoundShop | null> {
  const open = and(sql`d.is_valid = 'true'`, where) ?? sql`true`
  const [nearest] = await inRings(db, open, place, 1)
  return nearest ?? null
}

import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { boxAround, earthRadius, type Coordinates } from '@/lib/domain/shop/coordinates'
import type { Queries } from '@/lib/server/ground/db/connection'
import { widestDelivery } from './sql'

/**
 * Kilometres from a point to `distributors d`: `distanceBetween` in SQL; null for a shop without a position, which `least`
 * alone would take for the farthest one.
 */
export const distanceFrom = ({ lat, lng }: Coordinates): SQL => sql`(
  case when d.lat is not null then 2 * ${earthRadius}::float8 * asin(sqrt(least(1::float8,
    power(sin(radians(d.lat - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(d.lat)) * power(sin(radians(d.lng - ${lng}::float8) / 2), 2)))) end)`

/** Only shops in the bounding box of all points within `km`; uses the index on the coordinates. */
function inBox(centre: Coordinates, km: number): SQL {
  const { south, north, meridians } = boxAround(centre, km)
  const parallels = sql`d.lat between ${south}::float8 and ${north}::float8`
  if (!meridians) return parallels
  const { west, east } = meridians
  const between =
    west <= east
      ? sql`d.lng between ${west}::float8 and ${east}::float8`
      : sql`(d.lng >= ${west}::float8 or d.lng <= ${east}::float8)`
  return sql`(${parallels} and ${between})`
}

/** Only shops within `km`: first the box, which uses the index, then the circle. */
export const within = (centre: Coordinates, km: number): SQL =>
  sql`(${inBox(centre, km)} and ${distanceFrom(centre)} <= ${km}::float8)`

/**
 * Only shops that deliver as far as this point. No shop delivers farther than the one with the widest radius, so
 * distances are computed only inside the box of that radius.
 */
export async function deliversTo(db: Queries, coordinates: Coordinates): Promise<SQL> {
  const [widest] = await db.run(widestDelivery, [])
  const near = inBox(coordinates, widest?.km ?? 0)
  return sql`(d.delivery_distance = 0
    or (d.delivery_distance > 0 and ${near} and ${distanceFrom(coordinates)} <= d.delivery_distance))`
}

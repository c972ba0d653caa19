import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { boxAround, earthRadius, type Place } from '@/lib/domain/shop/place'

/** Kilometres from a place to `distributors d`: the rule of `distanceBetween` in SQL. */
export const distanceFrom = ({ lat, lng }: Place): SQL => sql`(
  2 * ${earthRadius}::float8 * asin(sqrt(least(1::float8,
    power(sin(radians(d.lat - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(d.lat)) * power(sin(radians(d.lng - ${lng}::float8) / 2), 2)))))`

/** Only shops within `km`: first the box, which the index answers, then the circle. */
export function within(centre: Place, km: number): SQL {
  const { south, north, meridians } = boxAround(centre, km)
  const parallels = sql`d.lat between ${south}::float8 and ${north}::float8`
  const circle = sql`${distanceFrom(centre)} <= ${km}::float8`
  if (!meridians) return sql`(${parallels} and ${circle})`
  const { west, east } = meridians
  const between =
    west <= east
      ? sql`d.lng between ${west}::float8 and ${east}::float8`
      : sql`(d.lng >= ${west}::float8 or d.lng <= ${east}::float8)`
  return sql`(${parallels} and ${between} and ${circle})`
}

/** Only shops that deliver as far as this place. */
export const deliversTo = (place: Place): SQL =>
  sql`(d.delivery_distance = 0 or ${distanceFrom(place)} <= d.delivery_distance)`

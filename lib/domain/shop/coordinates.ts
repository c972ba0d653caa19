/** A point on the globe in degrees. */
export interface Coordinates {
  lat: number
  lng: number
}

/** Mean radius of the earth in kilometres; also written in `lib/server/shops/shop/nearby.ts`. */
export const earthRadius = 6371.0088

/** Half the circumference of the earth in kilometres: the largest distance. */
export const farthest = Math.PI * earthRadius

/** The coordinates of visitors who do not share theirs: Beijing (spec 1 §9). */
export const beijing: Coordinates = { lat: 39.9042, lng: 116.4074 }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
export function distanceBetween(one: Coordinates, other: Coordinates): number {
  const lat = Math.sin(radians(one.lat - other.lat) / 2)
  const lng = Math.sin(radians(one.lng - other.lng) / 2)
  const share = lat * lat + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * lng * lng
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, share)))
}

/** The degrees around all points within a radius. When `west` is greater than `east` the box crosses the date line. */
export interface BoundingBox {
  south: number
  north: number
  /** Null when the box has all meridians, as around a pole. */
  meridians: { west: number; east: number } | null
}

const wrapLongitude = (lng: number) => (lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng)

/** Added in degrees, so that rounding never excludes a point on the edge. */
const slack = 1e-7

/**
 * The box around all points within `km` of a centre. A circle that reaches a pole touches every meridian. Elsewhere the
 * outermost meridians do not touch it on the parallel of the centre, so their distance needs the arc sine.
 */
export function boxAround(centre: Coordinates, km: number): BoundingBox {
  const angle = km / earthRadius
  const reach = (angle * 180) / Math.PI + slack
  const south = Math.max(-90, centre.lat - reach)
  const north = Math.min(90, centre.lat + reach)
  if (south === -90 || north === 90) return { south, north, meridians: null }
  const half = (Math.asin(Math.sin(angle) / Math.cos(radians(centre.lat))) * 180) / Math.PI + slack
  return {
    south,
    north,
    meridians: { west: wrapLongitude(centre.lng - half), east: wrapLongitude(centre.lng + half) },
  }
}

/** Whether a point is in a box. */
export function isInside({ south, north, meridians }: BoundingBox, { lat, lng }: Coordinates): boolean {
  if (lat < south || lat > north) return false
  if (!meridians) return true
  const { west, east } = meridians
  return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east
}

/**
 * A distance in the format of the contract: whole metres below a kilometre, kilometres above (contract goods §10.3).
 */
export function distanceText(km: number): { distance: number; show: string; unit: 'm' | 'km' } {
  const distance = Math.round(km * 100) / 100
  const metres = Math.round(km * 1000)
  return metres < 1000
    ? { distance, show: String(metres), unit: 'm' }
    : { distance, show: String(distance), unit: 'km' }
}

import 'server-only'
import type { Coordinates } from '@/lib/domain/shop/coordinates'
import type { Queries } from '@/lib/server/ground/db/connection'
import { findNearest } from './find-shops'
import { loadOpenShop } from './load-shops'
import { within } from './nearby'

/** Kilometres within which the nearest shop determines the city, and the district. */
const cityRadius = 30
const districtRadius = 2

const unknown = { nation: '', province: '', city: '', district: '' }

/** The region of a point as far as the nearest open shop determines it; empty texts otherwise. */
export async function regionAt(db: Queries, place: Coordinates | null) {
  const nearest = place && (await findNearest(db, within(place, cityRadius), place))
  const shop = nearest && (await loadOpenShop(db, nearest.distributorId))
  if (!nearest || !shop) return unknown
  const isNear = nearest.distance !== null && nearest.distance <= districtRadius
  return { nation: '中国', province: shop.province, city: shop.city, district: isNear ? shop.area : '' }
}

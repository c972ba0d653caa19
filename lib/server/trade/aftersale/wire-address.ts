import 'server-only'
import type { z } from 'zod'
import type { aftersaleAddress } from '@/lib/contract/trade/aftersale-shape'
import { distanceBetween, type Coordinates } from '@/lib/domain/shop/coordinates'
import type { AddressRow } from './return-addresses'

/** Kilometres between two points; empty when one of them is unknown. Shop 0 has no coordinates. */
const kilometres = (from: Coordinates | null, to: Coordinates): string =>
  !from || (to.lng === 0 && to.lat === 0) ? '' : distanceBetween(from, to).toFixed(1)

/** A return address as the contract spells it (contract trade §10.8). @param from the buyer's coordinates */
export const wireAddress = (row: AddressRow, from: Coordinates | null): z.infer<typeof aftersaleAddress> => ({
  address_id: row.addressId,
  distributor_id: row.distributorId,
  name: row.name,
  contact: row.contact,
  mobile: row.mobile,
  province: row.province,
  city: row.city,
  area: row.area,
  address: row.address,
  hours: row.hours,
  is_default: row.isDefault ? 1 : 0,
  lng: String(row.lng),
  lat: String(row.lat),
  distance: kilometres(from, row),
})

import 'server-only'
import type { Address } from '@/lib/contract/people/address'
import type { addresses } from '@/lib/server/ground/db/schema'
import { regionIds } from '@/lib/server/ground/region/find-region'

export type AddressRow = typeof addresses.$inferSelect

/** An address in the contract's shape (contract member §6). */
export const wireAddress = (row: AddressRow): Address => ({
  address_id: row.addressId,
  company_id: 1,
  user_id: row.userId,
  username: row.username,
  telephone: row.telephone,
  area: null,
  province: row.province,
  city: row.city,
  county: row.county,
  adrdetail: row.adrdetail,
  postalCode: row.postalCode || null,
  is_def: row.isDef,
  created: row.created,
  updated: row.updated,
  third_data: '',
  lng: '',
  lat: '',
})

/** The same with the field names of the legacy gateway (contract member §16). */
export const wireOlderAddress = (row: AddressRow) => ({
  ...wireAddress(row),
  addr_id: row.addressId,
  name: row.username,
  mobile: row.telephone,
  region_id: regionIds(row.province, row.city, row.county).join(','),
  addr: row.adrdetail,
  zip: row.postalCode,
  def_addr: row.isDef ? (1 as const) : (0 as const),
})

import 'server-only'
import type { ReturnAddress } from '@/lib/domain/aftersale/snapshot'
import { MallError } from '@/lib/domain/errors'
import * as aftersaleMessages from '@/lib/domain/messages/aftersale'
import * as shopMessages from '@/lib/domain/messages/shop'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { Mall } from '@/lib/server/ground/mall'
import {
  clearDefault,
  insertAddress,
  listAddresses,
  shopExists,
  updateAddress,
  type AddressRow,
} from './sql/addresses'

export type { AddressRow } from './sql/addresses'

/** Return addresses of a shop, the default one first; of all shops without one. */
export const listReturnAddresses = (
  db: Queries,
  filter: { shopId: number | null; name?: string | undefined },
  page: { page: number; size: number },
): Promise<AddressRow[]> =>
  db.run(listAddresses, [filter.shopId, filter.name || null, ...limitAndOffset(page.page, page.size)])

/** Region and street in one line; a municipality is not repeated as its city. */
const fullAddress = ({ province, city, area, address }: AddressRow) =>
  `${province}${city === province ? '' : city}${area}${address}`

/** The copy of a return address that an after-sale stores. */
export const snapshotOf = (row: AddressRow): ReturnAddress => ({
  addressId: row.addressId,
  name: row.name,
  contact: row.contact,
  mobile: row.mobile,
  address: fullAddress(row),
  hours: row.hours,
})

/** All addresses of a shop; a shop has few. */
export const addressesOfShop = (db: Queries, shopId: number): Promise<AddressRow[]> =>
  listReturnAddresses(db, { shopId }, { page: 1, size: 100 })

/**
 * The address to which goods of a shop are returned: its default one, otherwise that of the mall; undefined without
 * any.
 */
export async function defaultReturnAddress(db: Queries, shopId: number): Promise<number | undefined> {
  const [own] = await addressesOfShop(db, shopId)
  return (own ?? (await addressesOfShop(db, 0))[0])?.addressId
}

export interface NewAddress {
  addressId?: number | undefined
  distributorId: number
  contact: string
  mobile: string
  province: string
  city: string
  area: string
  address: string
  hours: string
  isDefault: boolean
}

/**
 * Creates or changes a return address; the first one of a shop is its default.
 * @throws MallError 退货地址不存在 for ids of other shops; 店铺不存在
 */
export async function saveReturnAddress(mall: Mall, actor: Actor, values: NewAddress): Promise<AddressRow> {
  const now = mall.now()
  const { addressId, distributorId, isDefault, ...fields } = values
  return mall.db.transaction(async (tx) => {
    const [[shop], existing] = await Promise.all([
      tx.run(shopExists, [distributorId]),
      addressesOfShop(tx, distributorId),
    ])
    if (!shop) throw new MallError(shopMessages.shopMissing)
    const before = existing.find((row) => row.addressId === addressId)
    if (addressId !== undefined && !before) throw new MallError(aftersaleMessages.returnAddressMissing)
    const makesDefault = isDefault || existing.length === 0 || (before?.isDefault ?? false)
    if (makesDefault) await tx.run(clearDefault, [distributorId])
    const columns = [
      fields.contact,
      fields.mobile,
      fields.province,
      fields.city,
      fields.area,
      fields.address,
      fields.hours,
      makesDefault,
      now,
    ]
    const [saved] =
      addressId === undefined
        ? await tx.run(insertAddress, [distributorId, ...columns])
        : await tx.run(updateAddress, [addressId, ...columns])
    const row = (await addressesOfShop(tx, distributorId)).find((one) => one.addressId === saved?.addressId)
    if (!row) throw new Error('saving a return address returned no row')
    await recordAudit(
      tx,
      {
        actor,
        event: addressId === undefined ? 'createReturnAddress' : 'changeReturnAddress',
        subject: 'return_address',
        subjectId: row.addressId,
        before: before ? { ...before } : null,
        after: { ...row },
      },
      now,
    )
    return row
  })
}

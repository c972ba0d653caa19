import 'server-only'
import { eq } from 'drizzle-orm'
import {
  addressSentences,
  badAddressFields,
  maxAddresses,
  type AddressDraft,
} from '@/lib/domain/delivery/address'
import { MallError } from '@/lib/domain/errors'
import { only } from '@/lib/server/ground/db/only'
import { addresses } from '@/lib/server/ground/db/schema'
import type { Mall } from '@/lib/server/ground/mall'
import { findRegion } from '@/lib/server/ground/region/find-region'
import { lockMember } from '@/lib/server/people/account/lock-member'
import { clearDefault } from './default-address'
import { findAddress } from './list-addresses'
import type { AddressRow } from './wire'

const refuse = (field: keyof AddressDraft) =>
  new MallError(addressSentences[field], { errors: { [field]: [addressSentences[field]] } })

/** @throws MallError with the message of the first invalid field */
function assertFields(draft: AddressDraft): void {
  const [invalid] = badAddressFields(draft)
  if (invalid) throw refuse(invalid)
}

/** @throws MallError when the three names do not form an existing region */
function assertRegion({ province, city, county }: AddressDraft): void {
  const found = findRegion(province, city, county)
  if ('unknown' in found) throw refuse(found.unknown)
}

/**
 * Adds an address. The first one becomes the default; a new default replaces the old one.
 * @throws MallError for invalid fields, or when the member already has 20 addresses (contract member §6)
 */
export async function createAddress(
  { db, now }: Mall,
  userId: number,
  draft: AddressDraft,
  asDefault: boolean,
): Promise<AddressRow> {
  assertFields(draft)
  assertRegion(draft)
  const at = now()
  return db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const count = await tx.orm.$count(addresses, eq(addresses.userId, userId))
    if (count >= maxAddresses) throw new MallError(`最多添加${maxAddresses}个地址`, { status: 500 })
    const isDef = asDefault || count === 0
    if (isDef) await clearDefault(tx, userId)
    const row = only(
      await tx.orm
        .insert(addresses)
        .values({ ...draft, userId, isDef, created: at, updated: at })
        .returning(),
      'inserting an address',
    )
    return row
  })
}

/**
 * Changes an address of the member; missing fields stay as they are. The default can move to another address, but it
 * cannot be removed: a member with addresses always has one.
 * @throws MallError when the address is not the member's, or for invalid fields
 */
export async function updateAddress(
  { db, now }: Mall,
  userId: number,
  addressId: number,
  changes: Partial<AddressDraft>,
  asDefault: boolean,
): Promise<AddressRow> {
  const at = now()
  return db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const before = await findAddress(tx, userId, addressId)
    if (!before) throw new MallError('未查询到更新数据')
    const draft: AddressDraft = { ...before, ...changes }
    assertFields(draft)
    const regionChanged = (['province', 'city', 'county'] as const).some(
      (field) => draft[field] !== before[field],
    )
    // Not checked otherwise: an address whose district no longer exists may still become the default.
    if (regionChanged) assertRegion(draft)
    if (asDefault && !before.isDef) await clearDefault(tx, userId)
    const [row] = await tx.orm
      .update(addresses)
      .set({ ...changes, isDef: asDefault || before.isDef, updated: at })
      .where(eq(addresses.addressId, addressId))
      .returning()
    return row ?? before
  })
}

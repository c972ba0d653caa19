import 'server-only'
import { eq } from 'drizzle-orm'
import { addressSentences, badAddressFields, maxAddresses, type AddressDraft } from '@/lib/domain/address'
import { MallError } from '@/lib/domain/errors'
import type { Mall } from '@/lib/server/context'
import { addresses } from '@/lib/server/db/schema'
import { lockMember } from '@/lib/server/account/lock-member'
import { findRegion } from '@/lib/server/region/find-region'
import { clearDefault, findAddress, promoteNewest, type AddressRow } from './list-addresses'

const refuse = (field: keyof AddressDraft) =>
  new MallError(addressSentences[field], { errors: { [field]: [addressSentences[field]] } })

/** @throws MallError with the sentence of the first field that does not fit */
function checkFields(draft: AddressDraft): void {
  const [bad] = badAddressFields(draft)
  if (bad) throw refuse(bad)
}

/** @throws MallError when the three names are not a real place */
function checkRegion({ province, city, county }: AddressDraft): void {
  const found = findRegion(province, city, county)
  if ('wrong' in found) throw refuse(found.wrong)
}

/**
 * Adds an address. The first one becomes the default; a new default takes the place of the old one.
 * @throws MallError for fields that do not fit, or above 20 addresses (contract member §6)
 */
export async function createAddress(
  { db, now }: Mall,
  userId: number,
  draft: AddressDraft,
  wantsDefault: boolean,
): Promise<AddressRow> {
  checkFields(draft)
  checkRegion(draft)
  const at = now()
  return db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const kept = await tx.orm.$count(addresses, eq(addresses.userId, userId))
    if (kept >= maxAddresses) throw new MallError(`最多添加${maxAddresses}个地址`, { status: 500 })
    const isDef = wantsDefault || kept === 0
    if (isDef) await clearDefault(tx, userId)
    const [row] = await tx.orm
      .insert(addresses)
      .values({ ...draft, userId, isDef, created: at, updated: at })
      .returning()
    if (!row) throw new Error('The new address gave no row')
    return row
  })
}

/**
 * Changes an address of the member; fields that are not given stay. The default only moves, it is never taken away:
 * a member with addresses always has one.
 * @throws MallError for a foreign id or fields that do not fit
 */
export async function updateAddress(
  { db, now }: Mall,
  userId: number,
  addressId: number,
  changes: Partial<AddressDraft>,
  wantsDefault: boolean,
): Promise<AddressRow> {
  const at = now()
  return db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const before = await findAddress(tx, userId, addressId)
    if (!before) throw new MallError('未查询到更新数据')
    const draft: AddressDraft = { ...before, ...changes }
    checkFields(draft)
    const moves = (['province', 'city', 'county'] as const).some((field) => draft[field] !== before[field])
    // An address from before a reform of districts may still become the default.
    if (moves) checkRegion(draft)
    if (wantsDefault && !before.isDef) await clearDefault(tx, userId)
    const [row] = await tx.orm
      .update(addresses)
      .set({ ...changes, isDef: wantsDefault || before.isDef, updated: at })
      .where(eq(addresses.addressId, addressId))
      .returning()
    return row ?? before
  })
}

/**
 * Removes an address of the member; when it was the default, the last changed of the others takes its place.
 * @throws MallError for a foreign id
 */
export async function removeAddress({ db }: Mall, userId: number, addressId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const before = await findAddress(tx, userId, addressId)
    if (!before) throw new MallError('删除地址出错.')
    await tx.orm.delete(addresses).where(eq(addresses.addressId, addressId))
    if (before.isDef) await promoteNewest(tx, userId)
  })
}

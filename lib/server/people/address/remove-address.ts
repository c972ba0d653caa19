import 'server-only'
import { eq } from 'drizzle-orm'
import { MallError } from '@/lib/domain/errors'
import * as addressMessages from '@/lib/domain/messages/address'
import { addresses } from '@/lib/server/ground/db/schema'
import type { Mall } from '@/lib/server/ground/mall'
import { lockMember } from '@/lib/server/people/account/lock-member'
import { promoteNewest } from './default-address'
import { findAddress } from './list-addresses'

/**
 * Removes an address of the member. If it was the default, the most recently updated one of the others becomes the
 * default.
 * @throws MallError when the address is not the member's
 */
export async function removeAddress({ db }: Mall, userId: number, addressId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const before = await findAddress(tx, userId, addressId)
    if (!before) throw new MallError(addressMessages.addressNotRemoved)
    await tx.orm.delete(addresses).where(eq(addresses.addressId, addressId))
    if (before.isDef) await promoteNewest(tx, userId)
  })
}

import 'server-only'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Address } from '@/lib/contract/people/address'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { addresses } from '@/lib/server/ground/db/schema'
import { wireAddress, type AddressRow } from './wire'

/** One address of a member; undefined when it does not exist or belongs to another member. */
export async function findAddress(
  db: Queries,
  userId: number,
  addressId: number,
): Promise<AddressRow | undefined> {
  const [row] = await db.orm
    .select()
    .from(addresses)
    .where(and(eq(addresses.addressId, addressId), eq(addresses.userId, userId)))
  return row
}

const sort = [desc(addresses.isDef), desc(addresses.updated), desc(addresses.addressId)]

/** A page of a member's addresses, the default first, then the most recently updated. */
export async function listAddresses(
  db: Queries,
  userId: number,
  { page, pageSize, addressId, city }: { page: number; pageSize: number; addressId?: number; city?: string },
): Promise<{ rows: AddressRow[]; total: number }> {
  const conditions: SQL[] = [eq(addresses.userId, userId)]
  if (addressId) conditions.push(eq(addresses.addressId, addressId))
  if (city) conditions.push(eq(addresses.city, city))
  const where = and(...conditions)
  const [limit, offset] = limitAndOffset(page, pageSize)
  const [rows, total] = await Promise.all([
    db.orm
      .select()
      .from(addresses)
      .where(where)
      .orderBy(...sort)
      .limit(limit)
      .offset(offset),
    db.orm.$count(addresses, where),
  ])
  return { rows, total }
}

/** A member's default address; null while there is none. */
export async function getDefaultAddress(db: Queries, userId: number): Promise<Address | null> {
  const [row] = await db.orm
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), addresses.isDef))
  return row ? wireAddress(row) : null
}

import 'server-only'
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Address } from '@/lib/contract/address'
import type { Queries } from '@/lib/server/db/connection'
import { addresses } from '@/lib/server/db/schema'

export type AddressRow = typeof addresses.$inferSelect

/** An address as the contract spells it (member §6). */
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

/** One address of a member; undefined when it is not theirs. */
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

const inOrder = [desc(addresses.isDef), desc(addresses.updated), desc(addresses.addressId)]

/** A member's addresses, the default first, then the last changed. */
export async function findAddresses(
  db: Queries,
  userId: number,
  { page, pageSize, addressId, city }: { page: number; pageSize: number; addressId?: number; city?: string },
): Promise<{ rows: AddressRow[]; total: number }> {
  const conditions: SQL[] = [eq(addresses.userId, userId)]
  if (addressId) conditions.push(eq(addresses.addressId, addressId))
  if (city) conditions.push(eq(addresses.city, city))
  const where = and(...conditions)
  const [rows, total] = await Promise.all([
    db.orm
      .select()
      .from(addresses)
      .where(where)
      .orderBy(...inOrder)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.orm.$count(addresses, where),
  ])
  return { rows, total }
}

/** Takes the default away from all addresses of a member; the caller gives it to one in the same transaction. */
export async function clearDefault(tx: Queries, userId: number): Promise<void> {
  await tx.orm
    .update(addresses)
    .set({ isDef: false })
    .where(and(eq(addresses.userId, userId), addresses.isDef))
}

/** Gives the default to the last changed address, when there is one. */
export async function promoteNewest(tx: Queries, userId: number): Promise<void> {
  await tx.orm.execute(sql`
    update addresses set is_def = true
     where address_id = (select address_id from addresses where user_id = ${userId}
                          order by updated desc, address_id desc limit 1)`)
}

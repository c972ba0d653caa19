import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { PickupShop } from '@/lib/domain/order/pickup/pickup'
import type { Queries } from '@/lib/server/ground/db/connection'
import { distributors } from '@/lib/server/ground/db/schema'

/** A shop where orders can be picked up; null when it does not offer pickup or is closed. */
export async function findPickupShop({ orm }: Queries, distributorId: number): Promise<PickupShop | null> {
  const [shop] = await orm
    .select()
    .from(distributors)
    .where(
      and(
        eq(distributors.distributorId, distributorId),
        eq(distributors.isZiti, true),
        eq(distributors.isValid, 'true'),
      ),
    )
  return shop ? { ...shop, lng: shop.lng ?? 0, lat: shop.lat ?? 0 } : null
}

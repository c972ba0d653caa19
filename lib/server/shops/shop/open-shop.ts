import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { firstLetter } from '@/lib/domain/shop/first-letter'
import type { Queries } from '@/lib/server/ground/db/connection'
import { distributors } from '@/lib/server/ground/db/schema'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'

/** The data of the shop of a new merchant. Coordinates in degrees; null for none. */
export interface NewShop {
  name: string
  province: string
  city: string
  area: string
  address: string
  lng: number | null
  lat: number | null
}

/** The value of `distributors.distribution_type` for shops run by a franchisee. */
const franchise = 1

/**
 * Opens the shop of a merchant; it delivers, and offers no pickup until its merchant enables it.
 * @returns its id
 * @throws MallError when another shop has the name
 */
export async function openShop(mall: Mall, tx: Queries, shop: NewShop): Promise<number> {
  const now = mall.now()
  const [row] = await tx.orm
    .insert(distributors)
    .values({
      ...shop,
      firstLetter: firstLetter(shop.name),
      distributionType: franchise,
      created: now,
      updated: now,
    })
    .onConflictDoNothing({ target: distributors.name })
    .returning({ distributorId: distributors.distributorId })
  if (!row) throw new MallError('店铺名称已存在，请与商户确认后重新提交')
  await mall.invalidate(eventTags.shopDetailsChanged(row.distributorId))
  return row.distributorId
}

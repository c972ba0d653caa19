import 'server-only'
import type { WholeCard } from '@/lib/contract/catalogue/coupon'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { claimableCards } from './sql'
import { wireWholeCard } from './wire'

/** Filter of a list of claimable coupons; empty arrays and undefined do not filter. */
export interface CardFilter {
  /** 0 for coupons of the mall; a shop id for its coupons and those of the mall. */
  distributorId?: number | undefined
  /** SKUs; only coupons that cover the product of one of them. */
  itemIds: number[]
  cardIds: number[]
  cardType?: string | undefined
}

/**
 * Coupons that can be claimed, with the number that this viewer holds of each (contract trade §4.2).
 * @param now epoch seconds
 */
export async function listCards(
  db: Queries,
  viewer: Viewer | null,
  now: number,
  filter: CardFilter,
  page: { page: number; size: number },
): Promise<{ list: WholeCard[]; total: number }> {
  const rows = await db.run(claimableCards, [
    viewer?.userId ?? 0,
    now,
    viewer?.gradeId ?? 0,
    viewer?.vipGradeId ?? 0,
    filter.distributorId ?? null,
    filter.cardIds,
    filter.cardType ?? null,
    filter.itemIds,
    ...limitAndOffset(page.page, page.size),
  ])
  return { list: rows.map((row) => wireWholeCard(row, viewer !== null, now)), total: rows[0]?.total ?? 0 }
}

import 'server-only'
import type { ActivityItem } from '@/lib/contract/trade/employee-shape'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { enterpriseIn, loadItems, loadOwnActivity } from './load-offer'
import { activityProducts } from './sql/items'
import { wireActivityItem } from './wire'

/** A condition on products; absent and empty fields match all of them. */
interface ItemFilter {
  /** A part of the name. */
  name: string | undefined
  itemBn: string | undefined
  /** A category, or the main category, with those below it. */
  categoryId: number | undefined
  mainCategoryId: number | undefined
}

/**
 * A page of the products that an activity sells to a member (contract member §14.1).
 * @param context.enterpriseId absent for the member's first employer that takes part
 * @param page.sort the `goodsSort` of the contract
 * @returns the products of the page, and the number of products that match; 0 for a page after the last one
 * @throws MallError those of `loadOwnActivity`
 */
export async function listActivityItems(
  db: Queries,
  userId: number,
  context: { activityId: number; enterpriseId: number | undefined },
  filter: ItemFilter,
  { sort, page, pageSize }: { sort: number; page: number; pageSize: number },
): Promise<{ list: ActivityItem[]; total: number }> {
  const { activityId } = context
  const enterpriseId = await enterpriseIn(db, userId, activityId, context.enterpriseId)
  const found = await loadOwnActivity(db, userId, { activityId, enterpriseId })
  const rows = await db.run(activityProducts, [
    activityId,
    filter.name || null,
    filter.itemBn || null,
    filter.categoryId ?? null,
    filter.mainCategoryId ?? null,
    sort,
    ...limitAndOffset(page, pageSize),
  ])
  const items = await loadItems(
    db,
    found,
    rows.flatMap(({ skus }) => skus.map(({ itemId }) => itemId)),
  )
  return { list: rows.map((row) => wireActivityItem(row, activityId, items)), total: rows[0]?.total ?? 0 }
}

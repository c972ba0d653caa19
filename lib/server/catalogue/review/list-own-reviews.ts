import 'server-only'
import type { OwnRate } from '@/lib/contract/catalogue/review'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { reviewsOfMember } from './sql'
import { wireReview } from './wire'

/** A page of the reviews that a member wrote, newest first, with their products. `total` is 0 past the last page. */
export async function listOwnReviews(
  db: Queries,
  userId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ list: OwnRate[]; total: number }> {
  const rows = await db.run(reviewsOfMember, [userId, ...limitAndOffset(page, pageSize)])
  const list = rows.map((row) => ({
    ...wireReview(row, userId),
    item_name: row.itemName,
    item_pic: row.itemPic,
  }))
  return { list, total: rows[0]?.total ?? 0 }
}

import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { deleteLines } from './sql'

/**
 * Removes the member's lines with these ids, and all lines of a shop; other ids are ignored.
 * @param shopId null for the lines with the ids alone
 * @returns the number of removed lines
 */
export async function removeLines(
  db: Queries,
  userId: number,
  cartIds: number[],
  shopId: number | null,
): Promise<number> {
  return (await db.run(deleteLines, [userId, cartIds, shopId])).length
}

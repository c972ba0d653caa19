import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { memberStatistics } from './sql'

/** The numbers of a member's unused coupons, points and favourites; zeros when the account was deleted. */
export async function getStatistics(
  db: Queries,
  userId: number,
): Promise<{ coupons: number; point: number; favourites: number }> {
  const [row] = await db.run(memberStatistics, [userId])
  return row ?? { coupons: 0, point: 0, favourites: 0 }
}

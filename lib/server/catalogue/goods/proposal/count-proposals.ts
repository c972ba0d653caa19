import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { proposalCounts } from './sql'

/** How much merchants of a shop, or of all for null, have sent: what waits, and what was rejected or withdrawn. */
export const countProposals = async (
  db: Queries,
  shopId: number | null,
): Promise<{ pending: number; returned: number }> =>
  only(await db.run(proposalCounts, [shopId]), 'counting what waits for approval')

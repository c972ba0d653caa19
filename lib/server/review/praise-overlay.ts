import 'server-only'
import type { Mall } from '@/lib/server/context'
import { praiseOfReviews } from './sql'

/** How often reviews were praised, in the order of the ids; `stale` when one of them is gone. */
export async function fillPraise({ db }: Mall, rateIds: readonly number[]) {
  const rows = await db.run(praiseOfReviews, [rateIds])
  const praiseOf = new Map(rows.map((row) => [row.rateId, row.praiseNum]))
  return rows.length < rateIds.length
    ? ('stale' as const)
    : rateIds.map((rateId) => ({ praise_num: praiseOf.get(rateId) ?? 0 }))
}

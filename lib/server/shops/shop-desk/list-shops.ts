import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { shownPicture } from '@/lib/server/ground/stored-urls'
import { shopPage } from './sql'

/** The conditions that narrow a list of shops. */
export interface ShopFilter {
  state?: string | undefined
  keyword?: string | undefined
  tag_id?: number | undefined
}

interface ShopPage extends ShopFilter {
  /** The id of the last shop of the page before. */
  after?: number | undefined
  pageSize: number
}

/** The number that shops are counted to. */
const countLimit = 10_000

/** A page of shops, the newest first (ADR 0111). */
export async function listDeskShops(db: Queries, { state, keyword, tag_id, after, pageSize }: ShopPage) {
  const { rows, total } = only(
    await db.run(shopPage, [
      state ?? null,
      keyword || null,
      tag_id ?? null,
      after ?? null,
      pageSize + 1,
      countLimit + 1,
    ]),
    'listing shops',
  )
  const list = rows.slice(0, pageSize).map((row) => ({ ...row, logo: shownPicture(row.logo) }))
  return {
    list,
    total_count: Math.min(total, countLimit),
    more: total > countLimit,
    next: rows.length > pageSize ? (list.at(-1)?.distributor_id ?? null) : null,
  }
}

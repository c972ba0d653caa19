import 'server-only'
import type { Database } from '@/lib/server/ground/db/connection'
import { indexGoods } from './index-goods'
import { outdatedGoods } from './sql'

/**
 * Rewrites the next index rows of an older version. Each batch is a transaction, so a stopped process loses nothing,
 * and several instances share the work.
 * @param after continues after this product id
 * @returns the last product that was written; null when none is left
 */
export const rebuildNextRows = (db: Database, after: number, size: number): Promise<number | null> =>
  db.transaction(async (tx) => {
    const ids = (await tx.run(outdatedGoods, [after, size])).map(({ goodsId }) => goodsId)
    await indexGoods(tx, ids)
    return ids.at(-1) ?? null
  })

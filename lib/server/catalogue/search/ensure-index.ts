import 'server-only'
import type { Database } from '@/lib/server/ground/db/connection'
import { indexGoods, writeSearchWords } from './index-goods'
import { unindexedGoods } from './sql'

/** Products per transaction. */
const batchSize = 2000

/**
 * Indexes products without a complete row in the index, such as those of a mall from before the index existed.
 * @returns the number of indexed products
 */
export async function ensureIndex(db: Database): Promise<number> {
  let written = 0
  for (let last = 0; ;) {
    const rows = await db.run(unindexedGoods, [last, batchSize])
    const ids = rows.map(({ goodsId }) => goodsId)
    if (ids.length === 0) break
    await db.transaction((tx) => indexGoods(tx, ids))
    written += ids.length
    last = ids.at(-1) ?? last
  }
  if (written > 0) await db.transaction(writeSearchWords)
  return written
}

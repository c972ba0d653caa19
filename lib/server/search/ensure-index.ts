import 'server-only'
import type { Database } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { listedGoods } from '@/lib/server/goods/shown-goods'
import { indexGoods, writeSearchWords } from './index-goods'

/** Goods of one transaction. */
const perBatch = 2000

// Goods that should have a row and have none, or one from before codes were kept, the lowest ids first; goods that are not
// shown never get one.
const unindexed = statement(
  'search_unindexed',
  `select g.goods_id as "goodsId" from goods g
    where g.goods_id > $1::bigint and ${listedGoods}
      and not exists (select 1 from goods_index i where i.goods_id = g.goods_id and i.codes is not null)
    order by g.goods_id limit $2`,
)

/** Writes the index for goods that came without it, such as those of a mall from before there was one. Gives how many. */
export async function ensureIndex(db: Database): Promise<number> {
  let written = 0
  for (let last = 0; ;) {
    const rows = await db.run<{ goodsId: number }>(unindexed, [last, perBatch])
    const ids = rows.map(({ goodsId }) => Number(goodsId))
    if (ids.length === 0) break
    await db.transaction((tx) => indexGoods(tx, ids))
    written += ids.length
    last = ids.at(-1) ?? last
  }
  if (written > 0) await db.transaction(writeSearchWords)
  return written
}

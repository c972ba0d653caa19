import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement } from '@/lib/server/ground/db/statement'
import { indexGoods } from './index-goods'

/** Products that are indexed in the transaction of a change; further ones follow in the background. */
const atOnce = 500

const conditions = {
  category: 'i.categories @> array[$1::int]',
  brand: 'i.brand_id = $1::int',
  tag: 'i.tags @> array[$1::int]',
}
type Shared = keyof typeof conditions

const statementsOf = (shared: Shared) => ({
  find: statement(
    `search_indexed_with_${shared}`,
    `select i.goods_id as "goodsId" from goods_index i where ${conditions[shared]} order by i.goods_id limit ${atOnce}`,
    { goodsId: number },
  ),
  mark: statement(
    `search_mark_with_${shared}`,
    `update goods_index i set version = 0 where ${conditions[shared]} and not i.goods_id = any($2::bigint[])`,
  ),
})
const statements = {
  category: statementsOf('category'),
  brand: statementsOf('brand'),
  tag: statementsOf('tag'),
}

const markGoods = statement(
  'search_mark_goods',
  'update goods_index set version = 0 where goods_id = any($1::bigint[])',
)

/** Writes the index rows of some products again: of the first 500 at once, of the others by the job. */
export async function reindexGoods(tx: Queries, goodsIds: readonly number[]): Promise<void> {
  await indexGoods(tx, goodsIds.slice(0, atOnce))
  if (goodsIds.length > atOnce) await tx.run(markGoods, [goodsIds.slice(atOnce)])
}

/**
 * Writes the index rows of products again after a category, brand or tag got another name or place: of the first 500 at
 * once, of the others by the job that rewrites older rows.
 */
export async function reindexWith(tx: Queries, shared: Shared, id: number): Promise<void> {
  const { find, mark } = statements[shared]
  const ids = (await tx.run(find, [id])).map(({ goodsId }) => goodsId)
  await indexGoods(tx, ids)
  if (ids.length === atOnce) await tx.run(mark, [id, ids])
}

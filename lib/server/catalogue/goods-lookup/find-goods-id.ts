import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement } from '@/lib/server/ground/db/statement'

const goodsIdOfItem = statement(
  'goods_id_of_item',
  'select goods_id as "goodsId" from skus where item_id = $1',
  { goodsId: number },
)

/** The id of the product that a SKU belongs to; null for an unknown SKU. */
export async function findGoodsId(db: Queries, itemId: number): Promise<number | null> {
  const [row] = await db.run(goodsIdOfItem, [itemId])
  return row?.goodsId ?? null
}

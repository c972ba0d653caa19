import 'server-only'
import { LRUCache } from 'lru-cache'
import { goodsNotFound } from '@/lib/domain/errors'
import { findGoodsId } from '@/lib/server/catalogue/goods-lookup/find-goods-id'
import type { Queries } from '@/lib/server/ground/db/connection'

/** SKUs that were found before. They only save the lookup: the statement of the page still decides. */
const found = new LRUCache<number, true>({ max: 50_000 })

/**
 * Refuses an unknown SKU by one small lookup. The statement of a product page takes eight times as long to set up, also
 * when it finds nothing.
 * @throws MallError 商品不存在或者已下架
 */
export async function assertSku(db: Queries, itemId: number): Promise<void> {
  if (found.has(itemId)) return
  if ((await findGoodsId(db, itemId)) === null) throw goodsNotFound()
  found.set(itemId, true)
}

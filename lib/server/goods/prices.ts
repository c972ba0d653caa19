import 'server-only'
import { eventTags } from '@/lib/web/cache-tags'
import { MallError } from '@/lib/domain/errors'
import type { Mall } from '@/lib/server/context'
import { statement } from '@/lib/server/db/statement'
import { refreshIndex } from '@/lib/server/search/index-goods'

/** A sku and what it costs from now on, in cents. */
export interface SkuPrice {
  itemId: number
  price: number
}

// In id order, as orders lock them, so that neither waits for the other in a circle.
const lockSkus = statement(
  'lock_skus_to_price',
  `select item_id as "itemId", goods_id as "goodsId" from skus where item_id = any($1::bigint[])
    order by item_id for update`,
)

const priceSkus = statement(
  'price_skus',
  `update skus s set price = p.price
     from (select unnest($1::bigint[]) as item_id, unnest($2::bigint[]) as price) p
    where s.item_id = p.item_id`,
)

const priceGoods = statement(
  'price_goods',
  `update goods g set price = s.price, updated = $2
     from (select goods_id, min(price) as price from skus where goods_id = any($1::bigint[]) group by goods_id) s
    where g.goods_id = s.goods_id`,
)

/**
 * Sets prices of skus, all or none; the lowest price of their goods follows. Pages that show one of these goods are fresh
 * with the next visit, others stay as they are.
 * @throws MallError 商品不存在 when a sku is unknown
 */
export async function setPrices(mall: Mall, prices: readonly SkuPrice[]): Promise<void> {
  const wanted = new Map(prices.map(({ itemId, price }) => [itemId, price]))
  const goodsIds = await mall.db.transaction(async (tx) => {
    const found = await tx.run<{ itemId: number; goodsId: number }>(lockSkus, [[...wanted.keys()]])
    if (found.length < wanted.size) throw new MallError('商品不存在')
    await tx.run(priceSkus, [[...wanted.keys()], [...wanted.values()]])
    const ids = [...new Set(found.map(({ goodsId }) => goodsId))]
    await tx.run(priceGoods, [ids, mall.now()])
    await refreshIndex(tx, ids)
    return ids
  })
  await mall.invalidate(goodsIds.flatMap((goodsId) => eventTags.priceChanged(goodsId)))
}

import 'server-only'
import type { IntroBlock } from '@/lib/contract/goods'
import { idOf } from '@/lib/domain/id'
import type { Queries } from '@/lib/server/db/connection'
import { blockGoods } from './sql'

const skuOf = ({ item_id }: Record<string, unknown>): number | undefined => idOf(String(item_id))

/**
 * Content blocks with current names, pictures, prices and sales of their products, because those were copied when the
 * text was written. Products that are no longer shown are left out, and so are blocks without products (contract goods
 * §12.3).
 */
export async function refreshGoodsBlocks(db: Queries, blocks: IntroBlock[]): Promise<IntroBlock[]> {
  const ids = blocks
    .filter(({ name }) => name === 'goods')
    .flatMap(({ data }) => data.flatMap((row) => skuOf(row) ?? []))
  if (ids.length === 0) return blocks.filter(({ name }) => name !== 'goods')
  const bySku = new Map((await db.run(blockGoods, [ids])).map((row) => [row.itemId, row]))
  return blocks.flatMap((block) => {
    if (block.name !== 'goods') return [block]
    const data = block.data.flatMap((row) => {
      const item = bySku.get(skuOf(row) ?? 0)
      if (!item) return []
      return [
        {
          ...row,
          item_id: item.itemId,
          goods_id: item.goodsId,
          item_name: item.name,
          img_url: item.picture,
          price: item.price,
          sales: item.sales,
        },
      ]
    })
    return data.length > 0 ? [{ ...block, data }] : []
  })
}

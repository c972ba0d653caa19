import 'server-only'
import type { IntroBlock } from '@/lib/contract/catalogue/goods'
import { idOf } from '@/lib/domain/id'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement, text } from '@/lib/server/ground/db/statement'
import { shownGoods } from './visible-products'

const shownItems = statement(
  'article_goods',
  `select s.item_id as "itemId", g.goods_id as "goodsId", g.item_name as name,
          coalesce(nullif(s.pic, ''), g.pics ->> 0, '') as picture, s.price, g.sales
     from skus s join goods g on g.goods_id = s.goods_id
    where s.item_id = any($1::int[]) and ${shownGoods}`,
  { itemId: number, goodsId: number, name: text, picture: text, price: number, sales: number },
)

const blockItemId = ({ item_id }: Record<string, unknown>): number | undefined => idOf(String(item_id))

/**
 * Content blocks of an article or introduction with current product data: name, picture, price and sales were copied
 * when the text was written. Leaves out products that visitors no longer see, and product blocks that are then empty
 * (contract goods §12.3).
 */
export async function refreshGoodsBlocks(db: Queries, blocks: IntroBlock[]): Promise<IntroBlock[]> {
  const ids = blocks
    .filter(({ name }) => name === 'goods')
    .flatMap(({ data }) => data.flatMap((row) => blockItemId(row) ?? []))
  if (ids.length === 0) return blocks.filter(({ name }) => name !== 'goods')
  const current = new Map((await db.run(shownItems, [ids])).map((row) => [row.itemId, row]))
  return blocks.flatMap((block) => {
    if (block.name !== 'goods') return [block]
    const data = block.data.flatMap((row) => {
      const item = current.get(blockItemId(row) ?? 0)
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

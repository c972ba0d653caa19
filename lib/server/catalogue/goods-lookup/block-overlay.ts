import 'server-only'
import type { IntroBlock } from '@/lib/contract/catalogue/goods'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement } from '@/lib/server/ground/db/statement'
import { linkedGoods } from '@/lib/web/blocks-html'

const salesOfSkus = statement(
  'block_goods_sales',
  `select s.item_id as "itemId", g.sales from skus s join goods g on g.goods_id = s.goods_id
    where s.item_id = any($1::bigint[])`,
  { itemId: number, sales: number },
)

/** The rows of content blocks; HTML has none. */
const rowsOf = (text: string | readonly IntroBlock[]) =>
  typeof text === 'string' ? [] : text.flatMap(({ name, data }) => data.map((row) => ({ name, row })))

/** The ids of the products in a text: in its blocks from `refreshGoodsBlocks`, or linked in its HTML. */
export const goodsOfText = (text: string | readonly IntroBlock[]): number[] =>
  typeof text === 'string' ? linkedGoods(text) : goodsOfBlocks(text)

const goodsOfBlocks = (text: readonly IntroBlock[]): number[] =>
  rowsOf(text).flatMap(({ name, row }) => (name === 'goods' ? [Number(row.goods_id)] : []))

/** For each row of content blocks the SKU that it shows; null in blocks without products. */
export const skusOfBlocks = (text: string | readonly IntroBlock[]): (number | null)[] =>
  rowsOf(text).map(({ name, row }) => (name === 'goods' ? Number(row.item_id) : null))

/** The sales of the products in content blocks. @param itemIds from `skusOfBlocks` */
export async function fillBlocks(db: Queries, itemIds: readonly (number | null)[]) {
  const shown = itemIds.filter((itemId) => itemId !== null)
  const rows = shown.length > 0 ? await db.run(salesOfSkus, [shown]) : []
  const salesOf = new Map(rows.map(({ itemId, sales }) => [itemId, sales]))
  return itemIds.map((itemId) => (itemId === null ? {} : { sales: salesOf.get(itemId) ?? 0 }))
}

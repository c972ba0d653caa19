import 'server-only'
import { createHash } from 'node:crypto'
import { isNamed, type GoodsDraft, type SkuDraft } from '@/lib/domain/import/goods-draft'
import type { Queries } from '@/lib/server/ground/db/connection'
import { jsonRow, number, statement, text } from '@/lib/server/ground/db/statement'
import { goodsColumns, goodsDataOf, type DeskGoodsData } from '../desk/sql/read-goods'

const skusByNumber = statement(
  'goods_import_skus_by_number',
  `select item_bn as number, item_id as "itemId", goods_id as "goodsId" from skus where item_bn = any($1::text[])`,
  { number: text, itemId: number, goodsId: number },
)
const manyGoods = statement(
  'goods_import_present',
  `select row_to_json(found) as goods from (${goodsDataOf('g.goods_id = any($1::bigint[])')}) found`,
  { goods: jsonRow(goodsColumns) },
)

/** Characters of an article number that is made of a hash: 64 bits. */
const hashLength = 16

/**
 * The article number of a SKU of a file. One without a number gets one of what identifies it in the file, so that the
 * next import of the file finds it.
 */
export function numberOf(draft: GoodsDraft, sku: SkuDraft): string {
  if (sku.number) return sku.number
  if (draft.number && draft.skus.length === 1) return draft.number
  const identity = [draft.number || (isNamed(draft.key) ? draft.name : draft.key), ...sku.specs]
  return `F${createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, hashLength).toUpperCase()}`
}

/** What the mall has of the products of a file. */
export interface Present {
  /** The products that have SKUs with the numbers of a draft. */
  goodsOf: (draft: GoodsDraft) => DeskGoodsData[]
}

/** Looks for the SKUs of a file in the mall. */
export async function loadPresent(db: Queries, drafts: readonly GoodsDraft[]): Promise<Present> {
  const numbers = drafts.flatMap((draft) => draft.skus.map((sku) => numberOf(draft, sku)))
  const found = await db.run(skusByNumber, [[...new Set(numbers)]])
  const goodsIdOf = new Map(found.map(({ number: itemBn, goodsId }) => [itemBn, goodsId]))
  const ids = [...new Set(found.map(({ goodsId }) => goodsId))]
  const goods = ids.length > 0 ? (await db.run(manyGoods, [ids])).map((row) => row.goods) : []
  const byId = new Map(goods.map((one) => [one.goodsId, one]))
  return {
    goodsOf: (draft) =>
      [...new Set(draft.skus.flatMap((sku) => goodsIdOf.get(numberOf(draft, sku)) ?? []))].flatMap(
        (id) => byId.get(id) ?? [],
      ),
  }
}

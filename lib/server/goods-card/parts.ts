import 'server-only'
import { jsonRows } from '@/lib/server/db/json-rows'
import type { Part } from '@/lib/server/db/parts'
import { json } from '@/lib/server/db/statement'
import { skuColumns, type SkuRow } from './sql'

export { ownColumns, ownRow } from './sql'

/** All SKUs of a product, for `sortedSkus`. @param goodsId SQL */
export const skusIn = (goodsId: string): Part<SkuRow[]> => ({
  sql: jsonRows(`select ${skuColumns} from skus s where s.goods_id = ${goodsId}`),
  column: json<SkuRow[]>(),
})

/** What `skusIn` returned, the default SKU first; sorting in the database costs two steps of the plan. */
export const sortedSkus = (rows: SkuRow[]): SkuRow[] =>
  rows.sort((one, other) => Number(other.isDefault) - Number(one.isDefault) || one.itemId - other.itemId)

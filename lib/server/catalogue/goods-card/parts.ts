import 'server-only'
import { tupleReader, tuplesIn, type Tuple } from '@/lib/server/ground/db/json-tuples'
import { skuColumns, skuRow, type SkuRow } from './sql'

export { productColumns, productRow } from './sql'

/** All SKUs of a product, for `sortedSkus`. @param goodsId SQL */
export const skusIn = (goodsId: string) =>
  tuplesIn(skuRow, `select ${skuColumns} from skus s where s.goods_id = ${goodsId}`)

const readSkus = tupleReader(skuRow)

/** The rows of `skusIn`, the default SKU first; sorting in the database costs two steps of the plan. */
export const sortedSkus = (tuples: readonly Tuple[]): SkuRow[] =>
  readSkus(tuples).sort(
    (one, other) => Number(other.isDefault) - Number(one.isDefault) || one.itemId - other.itemId,
  )

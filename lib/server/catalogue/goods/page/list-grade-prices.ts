import 'server-only'
import { goodsNotFound } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/person/viewer'
import { loadSkus } from '@/lib/server/catalogue/goods-card/load-skus'
import { loadGradeTable } from '@/lib/server/catalogue/promotion/load-grade-table'
import type { Queries } from '@/lib/server/ground/db/connection'
import { approvedGoods } from '../sql/detail'

/**
 * The SKUs of a product with the price of every member grade (contract goods §2.5).
 * @throws MallError 商品不存在或者已下架 for an unknown or unapproved product
 */
export async function listGradePrices(db: Queries, itemId: number, viewer: Viewer | null) {
  const [goods] = await db.run(approvedGoods, [itemId, viewer?.isStaff ?? false])
  if (!goods) throw goodsNotFound()
  const skus = await loadSkus(db, goods.goodsId)
  const table = await loadGradeTable(db, skus)
  return skus.map((sku) => ({
    item_id: sku.itemId,
    goods_id: sku.goodsId,
    item_name: goods.itemName,
    item_bn: sku.itemBn,
    price: sku.price,
    item_spec_desc: sku.specText,
    memberGrade: table.get(sku.itemId) ?? { grade: {}, vipGrade: {} },
  }))
}

import 'server-only'
import { goodsNotFound } from '@/lib/domain/errors'
import { findGoodsId } from '@/lib/server/goods-lookup/find-goods-id'
import type { Queries } from '@/lib/server/db/connection'
import { loadGoodsRows } from '@/lib/server/goods-card/load-goods-rows'
import { loadSkus } from '@/lib/server/goods-card/load-skus'
import { loadGradeTable } from '@/lib/server/promotion/load-grade-table'

/**
 * The SKUs of a product with the price of every member grade (contract goods §2.5).
 * @throws MallError 商品不存在或者已下架 for an unknown or unapproved product
 */
export async function listGradePrices(db: Queries, itemId: number) {
  const goodsId = await findGoodsId(db, itemId)
  const [[goods], skus] = await Promise.all([
    loadGoodsRows(db, goodsId === null ? [] : [goodsId]),
    goodsId === null ? [] : loadSkus(db, goodsId),
  ])
  if (goods?.auditStatus !== 'approved') throw goodsNotFound()
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

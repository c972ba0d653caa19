import 'server-only'
import type { GoodsAttribute } from '@/lib/contract/operator/catalogue/goods'
import type { DeskGoods } from '@/lib/contract/operator/catalogue/goods-shape'
import { MallError } from '@/lib/domain/errors'
import * as goodsMessages from '@/lib/domain/messages/goods'
import type { Queries } from '@/lib/server/ground/db/connection'
import { allGrades } from '../sql/grade-prices'
import { attributesInUse, deskGoods, stockMovements, stockOf, type DeskGoodsData } from './sql/read-goods'
import { wireGoods } from './wire'

/**
 * A product with everything that the desk edits.
 * @param shopId of a merchant: only its own products exist
 * @throws MallError 商品不存在
 */
export async function loadGoods(db: Queries, goodsId: number, shopId: number | null): Promise<DeskGoodsData> {
  const [row] = await db.run(deskGoods, [goodsId, shopId])
  if (!row) throw new MallError(goodsMessages.goodsMissing)
  return row.goods
}

/** The same for the wire. */
export const getGoods = async (db: Queries, goodsId: number, shopId: number | null): Promise<DeskGoods> =>
  wireGoods(await loadGoods(db, goodsId, shopId))

/** Names of parameters or specifications in use with their values; those of a category first. */
export const listAttributes = async (
  db: Queries,
  type: 'item_params' | 'item_spec',
  categoryId: number | undefined,
): Promise<GoodsAttribute[]> =>
  (await db.run(attributesInUse, [type, categoryId || null])).map(
    ({ name, values, isOfCategory, isRequired }) => ({
      name,
      values,
      is_of_category: isOfCategory,
      is_required: isRequired,
    }),
  )

/** The grades for which prices can be fixed. */
export const listGrades = async (db: Queries) =>
  (await db.run(allGrades, [])).map(({ kind, gradeId, name, discount }) => ({
    grade_kind: kind,
    grade_id: gradeId,
    grade_name: name,
    discount,
  }))

/** The name of each kind of movement at the desk. */
const movementNames: Record<string, string> = {
  opening: '期初库存',
  order: '下单',
  cancel: '订单取消',
  cancel_rest: '取消未发货',
  return: '退货入库',
  exchange: '换货出库',
  coupon: '兑换券领取',
  coupon_back: '兑换券退回',
  adjust: '手动调整',
}

const movementsPerPage = 50

/**
 * The stock of a SKU and its movements, newest first.
 * @param after the last movement of the page before
 * @throws MallError 商品不存在
 */
export async function listStock(
  db: Queries,
  itemId: number,
  shopId: number | null,
  after: number | undefined,
) {
  const [sku] = await db.run(stockOf, [itemId, shopId])
  if (!sku) throw new MallError(goodsMessages.goodsMissing)
  const rows = await db.run(stockMovements, [itemId, after ?? null, movementsPerPage + 1])
  const list = rows.slice(0, movementsPerPage)
  return {
    store: sku.store,
    list: list.map(({ ledgerId, num, reason, orderId, at }) => ({
      ledger_id: ledgerId,
      num,
      reason,
      reason_name: movementNames[reason] ?? reason,
      order_id: orderId,
      at,
    })),
    next: rows.length > movementsPerPage ? (list.at(-1)?.ledgerId ?? null) : null,
  }
}

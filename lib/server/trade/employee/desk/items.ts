import 'server-only'
import { itemTermsProblem, operatorEmployeeTexts as texts } from '@/lib/domain/employee'
import { MallError } from '@/lib/domain/errors'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { lockRunnable } from './activities'
import { dropItems, operatorItems, putItems, sellableSkus, type ItemRow } from './sql'

/** The terms of a SKU in an activity. Money in cents; limits per budget, 0 for none. */
export interface ItemTerms {
  itemId: number
  price: number
  store: number
  limitNum: number
  limitFee: number
  sort: number
}

/**
 * Adds SKUs to an activity, or changes those in it. Orders that were priced before are rejected by the statement that
 * places them.
 * @throws MallError 活动不存在, 活动已结束，不能修改, 同一商品不能重复, 商品不存在, 内购价不能高于销售价,
 *   活动库存不能小于已售数量
 */
export async function saveItems(
  mall: Mall,
  { actor }: Scope,
  activityId: number,
  items: readonly ItemTerms[],
): Promise<ItemRow[]> {
  const { db } = mall
  await lockRunnable(db, activityId)
  const ids = items.map(({ itemId }) => itemId)
  if (new Set(ids).size !== ids.length) throw new MallError(texts.twice)
  const skus = new Map((await db.run(sellableSkus, [activityId, ids])).map((sku) => [sku.itemId, sku]))
  for (const item of items) {
    const sku = skus.get(item.itemId)
    if (!sku) throw new MallError(goodsMessages.goodsMissing)
    const problem = itemTermsProblem(item, { salePrice: sku.price, sold: sku.sold })
    if (problem) throw new MallError(problem)
  }
  const before = await db.run(operatorItems, [activityId, ids, ids.length, 0])
  await db.run(putItems, [activityId, JSON.stringify(items)])
  const termsOf = ({ itemId, price, store, limitNum, limitFee, sort }: ItemTerms): ItemTerms => ({
    itemId,
    price,
    store,
    limitNum,
    limitFee,
    sort,
  })
  await recordAudit(
    db,
    {
      actor,
      event: 'saveEmployeeItems',
      subject: 'employeeActivity',
      subjectId: activityId,
      before: { items: before.map(termsOf) },
      after: { items: items.map(termsOf) },
    },
    mall.now(),
  )
  return db.run(operatorItems, [activityId, ids, ids.length, 0])
}

/**
 * Removes SKUs from an activity.
 * @returns their number
 * @throws MallError 活动不存在, 活动已结束，不能修改, 商品已售出，不能移除
 */
export async function removeItems(
  mall: Mall,
  { actor }: Scope,
  activityId: number,
  itemIds: readonly number[],
): Promise<number> {
  const { db } = mall
  await lockRunnable(db, activityId)
  const removed = (await db.run(dropItems, [activityId, itemIds])).map(({ itemId }) => itemId)
  const left = await db.run(operatorItems, [activityId, itemIds, 1, 0])
  if (left.length > 0) throw new MallError(texts.hasSold)
  await recordAudit(
    db,
    {
      actor,
      event: 'removeEmployeeItems',
      subject: 'employeeActivity',
      subjectId: activityId,
      before: { itemIds: removed },
    },
    mall.now(),
  )
  return removed.length
}

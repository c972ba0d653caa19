import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { addProblem } from '@/lib/domain/order/cart-line'
import { maxCartLines, maxQuantity } from '@/lib/domain/stock'
import { lockMember } from '@/lib/server/account/lock-member'
import { loadCartFacts, type NamedSku } from '@/lib/server/bill/load-facts'
import type { Database } from '@/lib/server/db/connection'
import type { Viewer } from '@/lib/server/viewer/viewer'
import { putFastbuy, putLines, readCartQuantities, removeItems } from './sql'

/** Lifetime of a buy-now line (contract trade §2.1). */
const fastbuySeconds = 600

/** One entry per SKU; the pieces of repeated entries add up. */
function mergeBySku(requested: readonly NamedSku[]): NamedSku[] {
  const sums = new Map<number, number>()
  for (const { itemId, num } of requested) sums.set(itemId, (sums.get(itemId) ?? 0) + num)
  return [...sums].map(([itemId, num]) => ({ itemId, num }))
}

/**
 * Puts SKUs into the cart. `accumulate` adds to the present quantity, otherwise it is replaced; a line that ends at 0 or
 * below is removed (contract trade §2.1).
 * @returns false when the call only removed lines
 * @throws MallError 商品不存在, 商品已下架, 库存不足, 数量不能少于起订量, {name}超出限购数量 …
 */
export async function addToCart(
  db: Database,
  viewer: Viewer,
  now: number,
  requested: readonly NamedSku[],
  accumulate: boolean,
): Promise<boolean> {
  const named = mergeBySku(requested)
  return db.transaction(async (tx) => {
    await lockMember(tx, viewer.userId)
    const itemIds = named.map(({ itemId }) => itemId)
    const facts = await loadCartFacts(tx, viewer, now, { named })
    const present = await readCartQuantities(tx, viewer.userId, itemIds)
    const lines: { shopId: number; itemId: number; num: number }[] = []
    const removedIds: number[] = []
    for (const { itemId, num } of named) {
      const before = present.nums.get(itemId)
      const total = (accumulate ? (before ?? 0) : 0) + num
      const sku = facts.skus.get(itemId)
      if (!sku) throw new MallError('商品不存在')
      if (total <= 0) {
        if (before === undefined) throw new MallError('提交的商品数据错误')
        removedIds.push(itemId)
        continue
      }
      const problem = total > maxQuantity ? '库存不足' : addProblem(sku, total, viewer)
      if (problem) throw new MallError(problem)
      lines.push({ shopId: sku.distributorId, itemId, num: total })
    }
    const added = lines.filter(({ itemId }) => !present.nums.has(itemId)).length
    if (present.count - removedIds.length + added > maxCartLines)
      throw new MallError('购买不可以超过100种商品')
    if (removedIds.length > 0) await removeItems(tx, viewer.userId, removedIds)
    if (lines.length > 0) await putLines(tx, viewer.userId, lines, now)
    return lines.length > 0
  })
}

/**
 * Stores one SKU as the member's buy-now line; an earlier one is replaced (contract trade §2.1).
 * @throws MallError as `addToCart`
 */
export async function buyNow(db: Database, viewer: Viewer, now: number, requested: NamedSku): Promise<void> {
  const { itemId, num } = requested
  const facts = await loadCartFacts(db, viewer, now, { named: [requested] })
  const sku = facts.skus.get(itemId)
  if (!sku) throw new MallError('商品不存在')
  const problem = num > maxQuantity ? '库存不足' : addProblem(sku, num, viewer)
  if (problem) throw new MallError(problem)
  await putFastbuy(db, viewer.userId, { shopId: sku.distributorId, itemId, num }, now + fastbuySeconds)
}

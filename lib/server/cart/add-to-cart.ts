import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { addProblem } from '@/lib/domain/order/cart-line'
import { maxCartLines, maxQuantity } from '@/lib/domain/stock'
import type { Database, Queries } from '@/lib/server/db/connection'
import { lockMember } from '@/lib/server/account/lock-member'
import type { Viewer } from '@/lib/server/session/viewer'
import { loadCartFacts, type NamedSku } from '@/lib/server/bill/load-facts'
import {
  putFastbuy,
  putLines,
  readCartQuantities,
  readLines,
  removeItems,
  removeLines,
  type StoredLine,
} from './sql'

/** A buy-now line lives this long (contract trade §2.1). */
const fastbuySeconds = 600

/** Several entries of one sku count as one. */
function merged(wanted: readonly NamedSku[]): NamedSku[] {
  const sums = new Map<number, number>()
  for (const { itemId, num } of wanted) sums.set(itemId, (sums.get(itemId) ?? 0) + num)
  return [...sums].map(([itemId, num]) => ({ itemId, num }))
}

/**
 * Puts skus into the cart. `accumulate` adds to what is there, else the quantity is replaced; a line that ends at 0 or
 * below is removed (contract trade §2.1).
 * @returns false when the call only removed a line
 * @throws MallError 商品不存在, 商品已下架, 库存不足, 数量不能少于起订量, {name}超出限购数量 …
 */
export async function addToCart(
  db: Database,
  viewer: Viewer,
  now: number,
  wanted: readonly NamedSku[],
  accumulate: boolean,
): Promise<boolean> {
  const named = merged(wanted)
  return db.transaction(async (tx) => {
    await lockMember(tx, viewer.userId)
    const itemIds = named.map(({ itemId }) => itemId)
    const [facts, held] = [
      await loadCartFacts(tx, viewer, now, { named }),
      await readCartQuantities(tx, viewer.userId, itemIds),
    ]
    const lines: { shopId: number; itemId: number; num: number }[] = []
    const gone: number[] = []
    for (const { itemId, num } of named) {
      const before = held.nums.get(itemId)
      const total = (accumulate ? (before ?? 0) : 0) + num
      const sku = facts.skus.get(itemId)
      if (!sku) throw new MallError('商品不存在')
      if (total <= 0) {
        if (before === undefined) throw new MallError('提交的商品数据错误')
        gone.push(itemId)
        continue
      }
      const problem = total > maxQuantity ? '库存不足' : addProblem(sku, total, viewer)
      if (problem) throw new MallError(problem)
      lines.push({ shopId: sku.distributorId, itemId, num: total })
    }
    const fresh = lines.filter(({ itemId }) => !held.nums.has(itemId)).length
    if (held.count - gone.length + fresh > maxCartLines) throw new MallError('购买不可以超过100种商品')
    if (gone.length > 0) await removeItems(tx, viewer.userId, gone)
    if (lines.length > 0) await putLines(tx, viewer.userId, lines, now)
    return lines.length > 0
  })
}

/**
 * Holds one sku for buying at once, in place of what was held before (contract trade §2.1).
 * @throws MallError as `addToCart`
 */
export async function buyNow(db: Database, viewer: Viewer, now: number, wanted: NamedSku): Promise<void> {
  const facts = await loadCartFacts(db, viewer, now, { named: [wanted] })
  const sku = facts.skus.get(wanted.itemId)
  if (!sku) throw new MallError('商品不存在')
  const problem = wanted.num > maxQuantity ? '库存不足' : addProblem(sku, wanted.num, viewer)
  if (problem) throw new MallError(problem)
  await putFastbuy(
    db,
    viewer.userId,
    { shopId: sku.distributorId, itemId: wanted.itemId, num: wanted.num },
    now + fastbuySeconds,
  )
}

/** A line and how many pieces of it are wanted. */
export interface LineQuantity {
  cartId: number
  num: number
}

/**
 * Sets quantities and ticks these lines; 0 removes one (contract trade §2.3). For a transaction that holds the cart's
 * lock. Each line may be named once.
 * @returns the lines that are left
 * @throws MallError 数据错误 for a line that is not the member's, and as `addToCart`
 */
export async function changeQuantities(
  tx: Queries,
  viewer: Viewer,
  now: number,
  wanted: readonly LineQuantity[],
): Promise<StoredLine[]> {
  const ids = wanted.map(({ cartId }) => cartId)
  const stored = new Map((await readLines(tx, viewer.userId, ids)).map((line) => [line.cartId, line]))
  const lines = wanted.map(({ cartId, num }) => {
    const line = stored.get(cartId)
    if (!line) throw new MallError('数据错误')
    return { ...line, num }
  })
  const [gone, kept] = [lines.filter(({ num }) => num === 0), lines.filter(({ num }) => num > 0)]
  if (kept.length > 0) {
    const { skus } = await loadCartFacts(tx, viewer, now, { named: kept })
    for (const { itemId, num } of kept) {
      const sku = skus.get(itemId)
      if (!sku) throw new MallError('商品不存在')
      const problem = addProblem(sku, num, viewer)
      if (problem) throw new MallError(problem)
    }
    await putLines(tx, viewer.userId, kept, now)
  }
  if (gone.length > 0) {
    const goneIds = gone.map(({ cartId }) => cartId)
    await removeLines(tx, viewer.userId, goneIds, null)
  }
  return kept
}

import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { addProblem } from '@/lib/domain/order/cart-line'
import { lockMember } from '@/lib/server/account/lock-member'
import { loadCartFacts } from '@/lib/server/bill/load-facts'
import type { Database, Queries } from '@/lib/server/db/connection'
import type { Viewer } from '@/lib/server/viewer/viewer'
import { putLines, readLines, removeLines, type StoredLine } from './sql'

/** A line and its new quantity. */
export interface LineQuantity {
  cartId: number
  num: number
}

/**
 * Sets quantities and checks these lines; 0 removes a line (contract trade §2.3). Call it in a transaction that holds
 * `lockMember`, with each line at most once.
 * @returns the lines that remain
 * @throws MallError 数据错误 for a line of another member, and as `addToCart`
 */
export async function changeQuantities(
  tx: Queries,
  viewer: Viewer,
  now: number,
  changes: readonly LineQuantity[],
): Promise<StoredLine[]> {
  const ids = changes.map(({ cartId }) => cartId)
  const stored = new Map((await readLines(tx, viewer.userId, ids)).map((line) => [line.cartId, line]))
  const lines = changes.map(({ cartId, num }) => {
    const line = stored.get(cartId)
    if (!line) throw new MallError('数据错误')
    return { ...line, num }
  })
  const remaining = lines.filter(({ num }) => num > 0)
  const removedIds = lines.filter(({ num }) => num === 0).map(({ cartId }) => cartId)
  if (remaining.length > 0) {
    const { skus } = await loadCartFacts(tx, viewer, now, { named: remaining })
    for (const { itemId, num } of remaining) {
      const sku = skus.get(itemId)
      if (!sku) throw new MallError('商品不存在')
      const problem = addProblem(sku, num, viewer)
      if (problem) throw new MallError(problem)
    }
    await putLines(tx, viewer.userId, remaining, now)
  }
  if (removedIds.length > 0) await removeLines(tx, viewer.userId, removedIds, null)
  return remaining
}

/**
 * Sets the quantity of one line and checks it; 0 removes it (contract trade §2.3).
 * @returns the line, or null when it was removed
 * @throws MallError as `changeQuantities`
 */
export async function setQuantity(db: Database, viewer: Viewer, now: number, change: LineQuantity) {
  return db.transaction(async (tx) => {
    await lockMember(tx, viewer.userId)
    const [line] = await changeQuantities(tx, viewer, now, [change])
    return line ?? null
  })
}

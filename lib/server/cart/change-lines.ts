import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { joinProblem } from '@/lib/domain/promotion'
import type { Database, Queries } from '@/lib/server/db/connection'
import type { Viewer } from '@/lib/server/session/viewer'
import { changeQuantities, type LineQuantity } from './add-to-cart'
import { loadCartFacts } from '@/lib/server/bill/load-facts'
import { readCart } from './read-cart'
import { lockMember } from '@/lib/server/account/lock-member'
import { checkLines, chooseMarketing, readLines } from './sql'

/**
 * Sets a line's quantity and ticks it; 0 removes it (contract trade §2.3).
 * @returns the line, or null when it was removed
 * @throws MallError as `changeQuantities`
 */
export async function setQuantity(db: Database, viewer: Viewer, now: number, wanted: LineQuantity) {
  return db.transaction(async (tx) => {
    await lockMember(tx, viewer.userId)
    const [line] = await changeQuantities(tx, viewer, now, [wanted])
    return line ?? null
  })
}

/** A line and the 满减 or 满折 activity that it is to join. */
interface LineActivity {
  cartId: number
  activityId: number
}

/**
 * Lets lines join other 满减 or 满折 activities (contract trade §2.5).
 * @throws MallError 购物车数据有误, 商品促销id错误, 活动不适用该商品 …
 */
export async function chooseActivities(
  db: Queries,
  viewer: Viewer,
  now: number,
  wanted: readonly LineActivity[],
): Promise<void> {
  if (wanted.length === 0) return
  const facts = await loadCartFacts(db, viewer, now, 'cart')
  for (const { cartId, activityId } of wanted) {
    const line = facts.lines.find((entry) => entry.cartId === cartId)
    if (!line) throw new MallError('购物车数据有误')
    const marketing = facts.marketings.find((entry) => entry.marketingId === activityId)
    if (!marketing) throw new MallError('活动未开始或已过期')
    if (marketing.marketingType === 'full_gift') throw new MallError('商品促销id错误')
    const problem = joinProblem(marketing, line.sku, viewer, now)
    if (problem) throw new MallError(problem)
    await chooseMarketing(db, viewer.userId, cartId, activityId, now)
  }
}

/** What becomes of a line; what it does not say stays. `activityId` 0 as well, `num` 0 removes the line. */
export interface LineChange {
  cartId: number
  num?: number | undefined
  activityId?: number | undefined
  isChecked?: boolean | undefined
}

/**
 * Changes lines of the cart, all or none of them; of several changes of one line the last counts.
 * @throws MallError 数据错误 for a line that is not the member's, and as `changeQuantities` and `chooseActivities`
 */
export async function updateLines(
  db: Database,
  viewer: Viewer,
  now: number,
  changes: readonly LineChange[],
): Promise<void> {
  const byLine = new Map(changes.map((change) => [change.cartId, change]))
  const all = [...byLine.values()]
  await db.transaction(async (tx) => {
    await lockMember(tx, viewer.userId)
    const { userId } = viewer
    const own = await readLines(tx, userId, [...byLine.keys()])
    if (own.length < byLine.size) throw new MallError('数据错误')
    await changeQuantities(
      tx,
      viewer,
      now,
      all.flatMap(({ cartId, num }) => (num === undefined ? [] : [{ cartId, num }])),
    )
    const left = all.filter(({ num }) => num !== 0)
    await chooseActivities(
      tx,
      viewer,
      now,
      left.flatMap(({ cartId, activityId }) => (activityId ? [{ cartId, activityId }] : [])),
    )
    // After the quantities, which tick their lines.
    for (const ticked of [true, false]) {
      const ids = left.filter(({ isChecked }) => isChecked === ticked).map(({ cartId }) => cartId)
      if (ids.length > 0) await checkLines(tx, userId, ids, ticked, now)
    }
  })
}

/** Lines and pieces that can be ordered, for the badge of the cart (contract trade §2.7). */
export async function countCart(db: Queries, viewer: Viewer, now: number, shopId: number | undefined) {
  const { valid_cart: groups } = await readCart(db, viewer, now, { shopId })
  const lines = groups.flatMap((group) => group.list)
  return { cart_count: lines.length, item_count: lines.reduce((sum, line) => sum + line.num, 0) }
}

/** Whether the ticked lines of a shop can go to checkout, and why not (old-style `cart.check`, contract trade §16). */
export async function precheckCart(
  db: Queries,
  viewer: Viewer,
  now: number,
  source: 'cart' | 'fastbuy',
  shopId: number | undefined,
): Promise<{ status: boolean; message: string }> {
  const { valid_cart: groups } = await readCart(db, viewer, now, { source, shopId })
  if (groups.length === 0) return { status: false, message: '购物车为空' }
  const ticked = groups.some((group) => group.cart_total_count > 0)
  return ticked ? { status: true, message: '' } : { status: false, message: '购物车选中商品为空' }
}

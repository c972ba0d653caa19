import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { joinProblem } from '@/lib/domain/promotion'
import type { Queries } from '@/lib/server/db/connection'
import type { Viewer } from '@/lib/server/session/viewer'
import { readCart } from './list'
import { loadCartFacts } from './facts'
import { chooseMarketing } from './queries'

/**
 * Lets a line join another 满减 or 满折 activity (contract trade §2.5).
 * @throws MallError 购物车数据有误, 商品促销id错误, 活动不适用该商品 …
 */
export async function chooseActivity(
  db: Queries,
  viewer: Viewer,
  now: number,
  cartId: number,
  activityId: number,
) {
  const facts = await loadCartFacts(db, viewer, now, 'cart')
  const line = facts.lines.find((entry) => entry.cartId === cartId)
  if (!line) throw new MallError('购物车数据有误')
  const marketing = facts.marketings.find((entry) => entry.marketingId === activityId)
  if (!marketing) throw new MallError('活动未开始或已过期')
  if (marketing.marketingType === 'full_gift') throw new MallError('商品促销id错误')
  const problem = joinProblem(marketing, line.sku, viewer, now)
  if (problem) throw new MallError(problem)
  await chooseMarketing(db, viewer.userId, cartId, activityId, now)
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

import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as goodsMessages from '@/lib/domain/messages/goods'
import type { Viewer } from '@/lib/domain/person/viewer'
import { isReduction, joinProblem } from '@/lib/domain/promotion'
import type { Database, Queries } from '@/lib/server/ground/db/connection'
import { lockMember } from '@/lib/server/people/account/lock-member'
import { findMarketing, loadCartFacts } from '@/lib/server/trade/bill/load-facts'
import { assertQuantities, noSuchLine } from './change-quantities'
import { checkLines } from './check-lines'
import { readLineOffers } from './offers'
import { removeLines } from './remove-lines'
import { chooseMarketing, setQuantities } from './sql'

/** A line and its new 满减 or 满折 promotion. */
interface LineActivity {
  cartId: number
  activityId: number
}

/**
 * Selects other 满减 or 满折 promotions for lines (contract trade §2.5).
 * @throws MallError 购物车数据有误, 商品促销id错误, 活动不适用该商品 …
 */
export async function chooseActivities(
  db: Queries,
  viewer: Viewer,
  now: number,
  choices: readonly LineActivity[],
): Promise<void> {
  if (choices.length === 0) return
  const facts = await loadCartFacts(db, viewer, now, 'cart')
  for (const { cartId, activityId } of choices) {
    const line = facts.lines.find((entry) => entry.cartId === cartId)
    if (!line) throw new MallError('购物车数据有误')
    if (line.package) throw new MallError(goodsMessages.activityNotForGoods)
    const marketing =
      facts.marketings.find((entry) => entry.marketingId === activityId) ??
      (await findMarketing(db, viewer, now, activityId))
    if (!marketing) throw new MallError(goodsMessages.activityOver)
    if (!isReduction(marketing.marketingType)) throw new MallError(goodsMessages.promotionIdInvalid)
    const problem = joinProblem(marketing, line.sku, viewer, now)
    if (problem) throw new MallError(problem)
    await chooseMarketing(db, viewer.userId, cartId, activityId, now)
  }
}

/** A change of a line; absent properties and `activityId` 0 change nothing, `num` 0 removes the line. */
export interface LineChange {
  cartId: number
  num?: number | undefined
  activityId?: number | undefined
  isChecked?: boolean | undefined
}

/**
 * Changes lines of the cart, all or none of them; if a line has several changes, the last one counts.
 * @throws MallError 数据错误 for a line of another member, and as `assertQuantities` and `chooseActivities`
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
    const { userId } = viewer
    const [, stored] = await Promise.all([
      lockMember(tx, userId),
      readLineOffers(tx, viewer, now, [...byLine.keys()]),
    ])
    if (stored.length < byLine.size) throw noSuchLine()
    const quantities = all.flatMap(({ cartId, num }) => (num === undefined ? [] : [{ cartId, num }]))
    assertQuantities(stored, quantities, viewer, now)
    const changed = quantities.filter(({ num }) => num > 0)
    const removedIds = quantities.filter(({ num }) => num === 0).map(({ cartId }) => cartId)
    await Promise.all([
      changed.length > 0 && setQuantities(tx, userId, changed, now),
      removedIds.length > 0 && removeLines(tx, userId, removedIds, null),
    ])
    const remaining = all.filter(({ num }) => num !== 0)
    await chooseActivities(
      tx,
      viewer,
      now,
      remaining.flatMap(({ cartId, activityId }) => (activityId ? [{ cartId, activityId }] : [])),
    )
    // After the quantities, because changing a quantity checks its line.
    const checks = [true, false].map((checked) => {
      const ids = remaining.filter(({ isChecked }) => isChecked === checked).map(({ cartId }) => cartId)
      return ids.length > 0 && checkLines(tx, userId, ids, checked, now)
    })
    await Promise.all([...checks, tx.commit()])
  })
}

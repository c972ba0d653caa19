import 'server-only'
import type { EmployeeCart } from '@/lib/contract/trade/employee-shape'
import { employeeItemProblem, employeeTexts } from '@/lib/domain/employee'
import { MallError } from '@/lib/domain/errors'
import { quantityProblem } from '@/lib/domain/goods/stock'
import * as cartMessages from '@/lib/domain/messages/cart'
import * as goodsMessages from '@/lib/domain/messages/goods'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { lockMember } from '@/lib/server/people/account/lock-member'
import { loadItems, loadOwnActivity, type EmployeeContext } from './load-offer'
import { cartLines, checkCartLines, putCartLine, removeCartLines } from './sql/cart'
import { wireCart } from './wire'

const params = (userId: number, { activityId, enterpriseId }: EmployeeContext) => [
  userId,
  activityId,
  enterpriseId,
]

/** The cart of a member in an activity; lines that cannot be bought are separate, with their problem. */
export async function readCart(db: Queries, userId: number, context: EmployeeContext): Promise<EmployeeCart> {
  const found = await loadOwnActivity(db, userId, context)
  const lines = await db.run(cartLines, params(userId, context))
  const items = await loadItems(
    db,
    found,
    lines.map(({ itemId }) => itemId),
  )
  return wireCart(found, lines, items)
}

/**
 * Adds pieces of a SKU to the cart, or sets their number.
 * @throws MallError those of `loadOwnActivity`; 商品不在活动范围内, 商品已下架, 库存不足, 数量不能少于起订量,
 *   …超出限购数量
 */
export async function putIntoCart(
  mall: Mall,
  userId: number,
  context: EmployeeContext,
  { itemId, num, adds }: { itemId: number; num: number; adds: boolean },
): Promise<EmployeeCart> {
  return mall.db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const found = await loadOwnActivity(tx, userId, context)
    const items = await loadItems(tx, found, [itemId])
    if (!items.has(itemId)) throw new MallError(employeeTexts.noItem)
    await tx.run(putCartLine, [...params(userId, context), itemId, num, adds, mall.now()])
    const lines = await tx.run(cartLines, params(userId, context))
    const line = lines.find((one) => one.itemId === itemId)
    if (!line) throw new MallError(cartMessages.cartTooManyGoods)
    const problem = line.isSold
      ? (quantityProblem(line, line.num) ?? employeeItemProblem(items.get(itemId), line))
      : goodsMessages.goodsOffSale
    if (problem) throw new MallError(problem)
    const all = await loadItems(
      tx,
      found,
      lines.map((one) => one.itemId),
    )
    return wireCart(found, lines, all)
  })
}

/** Removes SKUs from the cart; all of them without ids. */
export async function removeFromCart(
  db: Queries,
  userId: number,
  context: EmployeeContext,
  itemIds: readonly number[] | null,
): Promise<void> {
  await db.run(removeCartLines, [...params(userId, context), itemIds])
}

export async function checkCart(
  db: Queries,
  userId: number,
  context: EmployeeContext,
  itemIds: readonly number[],
  isChecked: boolean,
): Promise<void> {
  await db.run(checkCartLines, [...params(userId, context), itemIds, isChecked])
}

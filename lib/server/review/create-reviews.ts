import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import type { Rate } from '@/lib/contract/review'
import { drops } from '@/lib/web/cache-tags'
import { MallError } from '@/lib/domain/errors'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { orderItems, orders, rates } from '@/lib/server/db/schema'
import { lockOrder } from '@/lib/server/order/lock-order'
import { shownMember, wireRate } from './wire'

export interface NewRate {
  itemId: number
  star: number
  content: string
  pics: string[]
}

/** Pictures are our own files; a foreign address would tell its owner who reads the page. */
const isOwnPicture = (path: string) => /^\/(?!\/)[^\s,\\]+$/.test(path)

/** The lines of a finished order that wait for a review, by sku; the order is held. */
async function openLines(tx: Queries, userId: number, orderId: string) {
  const order = await lockOrder(tx, orderId, userId)
  if (order?.orderStatus !== 'DONE') throw new MallError('订单号异常')
  const lines = await tx.orm.select().from(orderItems).where(eq(orderItems.orderId, orderId))
  return {
    all: new Set(lines.map((line) => line.itemId)),
    open: new Map(lines.filter((line) => !line.isRate).map((line) => [line.itemId, line])),
  }
}

/**
 * Reviews goods of a finished order (contract trade §9.3). Lines that have a review keep it; null when all have.
 * @throws MallError 订单号异常 for an order that is not this member's or not finished, 商品ID异常 for a sku that is not in it
 */
export async function createReviews(
  mall: Mall,
  userId: number,
  { orderId, anonymous, given }: { orderId: string; anonymous: boolean; given: NewRate[] },
): Promise<Rate[] | null> {
  if (given.some(({ pics }) => !pics.every(isOwnPicture))) throw new MallError('图片地址不正确')
  const written = await mall.db.transaction(async (tx) => {
    const { all, open } = await openLines(tx, userId, orderId)
    if (given.some(({ itemId }) => !all.has(itemId))) throw new MallError('商品ID异常')
    const author = await shownMember(tx, userId)
    const values = [...new Map(given.map((one) => [one.itemId, one])).values()].flatMap((one) => {
      const line = open.get(one.itemId)
      if (!line) return []
      const { goodsId, itemSpecDesc } = line
      const { itemId, star, content, pics: ratePic } = one
      return [
        {
          ...{ goodsId, itemId, orderId, userId, star, content, ratePic, anonymous, itemSpecDesc },
          ...author,
          created: mall.now(),
        },
      ]
    })
    if (values.length === 0) return null
    const rows = await tx.orm.insert(rates).values(values).returning()
    const ofOrder = eq(orderItems.orderId, orderId)
    const rated = values.map(({ itemId }) => itemId)
    await tx.orm
      .update(orderItems)
      .set({ isRate: true })
      .where(and(ofOrder, inArray(orderItems.itemId, rated)))
    const left = await tx.orm.$count(orderItems, and(ofOrder, eq(orderItems.isRate, false)))
    if (left === 0) await tx.orm.update(orders).set({ isRate: true }).where(eq(orders.orderId, orderId))
    return rows
  })
  if (!written) return null
  await mall.invalidate(written.flatMap(({ goodsId }) => drops.goodsReviewed(goodsId)))
  return written.map((row) => wireRate({ ...row, replyCount: 0, replies: [] }, userId))
}

import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import type { Rate } from '@/lib/contract/catalogue/review'
import { uploadPrefix } from '@/lib/domain/content/upload'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as orderMessages from '@/lib/domain/messages/order'
import { kindRules } from '@/lib/domain/order/kinds'
import { getAuthor } from '@/lib/server/catalogue/review/get-author'
import { showNewReview } from '@/lib/server/catalogue/review/show-new-review'
import type { Queries } from '@/lib/server/ground/db/connection'
import { orderItems, rates } from '@/lib/server/ground/db/schema'
import type { Mall } from '@/lib/server/ground/mall'
import { readTradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { bindUploads } from '@/lib/server/ground/upload/bind-uploads'
import { lockOrder } from '@/lib/server/trade/order/lock-order'
import { eventTags } from '@/lib/web/cache-tags'
import { linesToRate, markRated } from './sql'

export interface NewReview {
  itemId: number
  star: number
  content: string
  pics: string[]
}

/** Pictures must be our own files: a foreign host would see the IP addresses of all readers. */
const isOwnPicture = (path: string) => /^\/media\/[^\s,\\]+$/.test(path)

/** The paths of the pictures; uploads must be the member's own, and are kept from now on. */
async function bindPictures(
  tx: Queries,
  userId: number,
  { orderId, itemId, distributorId }: { orderId: string; itemId: number; distributorId: number },
  urls: readonly string[],
): Promise<string[]> {
  const uploads = urls.filter((url) => url.includes(uploadPrefix))
  const bound = await bindUploads(tx, userId, uploads, {
    purpose: 'rate',
    id: `${orderId}-${itemId}`,
    distributorId,
  })
  return [...urls.filter((url) => !uploads.includes(url)), ...bound]
}

/** Locks a completed order and returns its SKUs and, by SKU, the lines without a review. */
async function lockLines(tx: Queries, userId: number, orderId: string) {
  const order = await lockOrder(tx, orderId, userId)
  if (order?.orderStatus !== 'DONE') throw new MallError(orderMessages.orderNumberInvalid)
  const lines = await tx.run(linesToRate, [orderId])
  return {
    orderType: kindRules(order.orderClass).price === 'points' ? ('pointsmall' as const) : ('normal' as const),
    all: new Set(lines.map((line) => line.itemId)),
    kept: new Set(lines.filter((line) => line.isKept).map((line) => line.itemId)),
    open: new Map(lines.filter((line) => line.isKept && !line.isRate).map((line) => [line.itemId, line])),
  }
}

/**
 * Reviews the products of a completed order (contract trade §9.3). Lines that already have a review keep it.
 * @returns the new reviews; null when all lines already had one
 * @throws MallError 评价功能未开启, 订单号异常 for an order that is not this member's or not completed, 商品ID异常
 *   for a SKU that is not in it, 已退款的商品不能评价 when the buyer keeps no unit of it
 */
export async function createReviews(
  mall: Mall,
  userId: number,
  { orderId, anonymous, reviews }: { orderId: string; anonymous: boolean; reviews: NewReview[] },
): Promise<Rate[] | null> {
  const isAllowed = (url: string) => url.includes(uploadPrefix) || isOwnPicture(url)
  if (reviews.some(({ pics }) => !pics.every(isAllowed)))
    throw new MallError(contentMessages.pictureAddressInvalid)
  if (!(await readTradeSettings(mall.db)).rateOpen) throw new MallError('评价功能未开启')
  const created = await mall.db.transaction(async (tx) => {
    const { all, kept, open, orderType } = await lockLines(tx, userId, orderId)
    if (reviews.some(({ itemId }) => !all.has(itemId))) throw new MallError(goodsMessages.goodsIdInvalid)
    if (reviews.some(({ itemId }) => !kept.has(itemId))) throw new MallError('已退款的商品不能评价')
    const author = await getAuthor(tx, userId)
    const values: (typeof rates.$inferInsert)[] = []
    for (const one of new Map(reviews.map((review) => [review.itemId, review])).values()) {
      const line = open.get(one.itemId)
      if (!line) continue
      const { goodsId, itemSpecDesc, distributorId } = line
      const { itemId, star, content, pics } = one
      const ratePic = await bindPictures(tx, userId, { orderId, itemId, distributorId }, pics)
      values.push({
        goodsId,
        itemId,
        orderId,
        orderType,
        userId,
        star,
        content,
        ratePic,
        anonymous,
        itemSpecDesc,
        ...author,
        created: mall.now(),
      })
    }
    if (values.length === 0) return null
    const rows = await tx.orm.insert(rates).values(values).returning()
    const ofOrder = eq(orderItems.orderId, orderId)
    const rated = values.map(({ itemId }) => itemId)
    await tx.orm
      .update(orderItems)
      .set({ isRate: true })
      .where(and(ofOrder, inArray(orderItems.itemId, rated)))
    await tx.run(markRated, [orderId])
    return rows
  })
  if (!created) return null
  await mall.invalidate(created.flatMap(({ goodsId }) => eventTags.goodsReviewed(goodsId)))
  return created.map((row) => showNewReview(row, userId))
}

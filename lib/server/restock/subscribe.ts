import 'server-only'
import { goodsNotFound, MallError } from '@/lib/domain/errors'
import { lockMember } from '@/lib/server/account/lock-member'
import type { Mall } from '@/lib/server/context'
import { addSubscription, countSubscriptions, removeSubscription, saleOfSku, subscriptionOfSku } from './sql'

/** Products that one member can wait for. */
export const maxSubscriptions = 100

/**
 * Subscribes a member to the notice that a product can be bought again. A subscription is for the product, whichever of its
 * SKUs is named: pages offer it when all are sold out.
 * @returns the product and the time of the subscription, epoch seconds; a repeated call returns the first time
 * @throws MallError 商品不存在或者已下架 · 该商品有货，可直接购买 · when the member waits for 100 products already
 */
export async function subscribe({ db, now }: Mall, userId: number, itemId: number) {
  const [goods] = await db.run(saleOfSku, [itemId])
  if (!goods?.isSold) throw goodsNotFound()
  if (goods.hasStock) throw new MallError('该商品有货，可直接购买')
  const [row] = await db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const [count] = await tx.run(countSubscriptions, [userId, goods.goodsId])
    if ((count?.total ?? 0) >= maxSubscriptions)
      throw new MallError(`最多可以订阅${maxSubscriptions}个商品的到货通知`)
    return tx.run(addSubscription, [userId, goods.goodsId, now()])
  })
  if (!row) throw new Error('adding a subscription returned no row')
  return { goodsId: goods.goodsId, created: row.created }
}

/** Ends a subscription. @returns whether there was one */
export const unsubscribe = async ({ db }: Mall, userId: number, itemId: number): Promise<boolean> =>
  (await db.run(removeSubscription, [userId, itemId])).length > 0

/** Whether a member waits for the product of a SKU. */
export const isSubscribed = async ({ db }: Mall, userId: number, itemId: number): Promise<boolean> =>
  (await db.run(subscriptionOfSku, [userId, itemId])).length > 0

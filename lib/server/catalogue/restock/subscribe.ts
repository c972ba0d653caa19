import 'server-only'
import { goodsNotFound, MallError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/person/viewer'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { lockMember } from '@/lib/server/people/account/lock-member'
import {
  addSubscription,
  countSubscriptions,
  removeSubscription,
  saleOfSku,
  subscriptionsOfGoods,
} from './sql'

/** Most subscriptions of one member. */
export const maxSubscriptions = 100

/**
 * Subscribes a member to the notice that a SKU can be bought again.
 * @returns the time of the subscription, epoch seconds; a repeated call returns the first time
 * @throws MallError 商品不存在或者已下架 · 该商品有货，可直接购买 · when the member has 100 subscriptions already
 */
export async function subscribe({ db, now }: Mall, viewer: Viewer, itemId: number): Promise<number> {
  const { userId } = viewer
  const [sku] = await db.run(saleOfSku, [itemId, viewer.isStaff])
  if (!sku?.isSold) throw goodsNotFound()
  if (sku.hasStock) throw new MallError('该商品有货，可直接购买')
  const row = await db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const [count] = await tx.run(countSubscriptions, [userId, itemId])
    if ((count?.total ?? 0) >= maxSubscriptions)
      throw new MallError(`最多可以订阅${maxSubscriptions}个商品的到货通知`)
    return only(await tx.run(addSubscription, [userId, itemId, now()]), 'adding a subscription')
  })
  return row.created
}

/** Ends a subscription. @returns whether there was one */
export const unsubscribe = async ({ db }: Mall, userId: number, itemId: number): Promise<boolean> =>
  (await db.run(removeSubscription, [userId, itemId])).length > 0

/** The subscribed SKUs of a member among those of a product, which is given by one of its SKUs. */
export const listSubscriptions = async ({ db }: Mall, userId: number, itemId: number): Promise<number[]> =>
  (await db.run(subscriptionsOfGoods, [userId, itemId])).map((row) => row.itemId)

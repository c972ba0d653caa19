import 'server-only'
import { claimCard } from '@/lib/server/catalogue/coupon/claim-card'
import { addFavourite } from '@/lib/server/catalogue/favourite/change-favourites'
import { saveHistory } from '@/lib/server/catalogue/favourite/change-history'
import { inOneTransaction } from '@/lib/server/ground/joined-mall'
import type { Mall } from '@/lib/server/ground/mall'
import { deliverNext } from '@/lib/server/ground/outbox/deliver-next'
import { followShop } from '@/lib/server/shops/shop/follow-shop'
import { cancelOrder } from '@/lib/server/trade/order/cancel-order'
import { createReviews } from '@/lib/server/trade/order/review/create-reviews'
import { couponId, goodsId, shopId } from '../ids'
import { finishReturn, startReturn } from './aftersales'
import { pasts, type Past } from './pasts'
import { PastShopper } from './shopper'

/** Orders of one shopper in every state, oldest first. */
async function playOrders(shopper: PastShopper, past: Past): Promise<void> {
  const { userId } = shopper
  const reviewed = await shopper.finish(40, past.reviewed.goods)
  const { goods, content } = past.reviewed
  const review = { itemId: goodsId(goods), star: 5, content, pics: [] }
  await createReviews(shopper.at(35), userId, { orderId: reviewed, anonymous: false, reviews: [review] })
  await finishReturn(shopper, 21, await shopper.finish(25, past.returned), '七天无理由退货')
  const cancelled = await shopper.place(12, past.cancelled)
  await cancelOrder(shopper.at(11.995), userId, cancelled, '信息填写错误')
  await shopper.finish(6, past.finished, { point_use: past.points })
  await startReturn(shopper, 1.5, await shopper.finish(5, past.returning), '产品描述与实物不符')
  const shipped = await shopper.buy(2, past.shipped)
  await shopper.ship(1.5, shipped)
  await shopper.buyForPickup(0.1, past.pickup, shopId('hangzhou'))
  const unpaid = await shopper.place(0.05, past.unpaid)
  await shopper.start(0.04, unpaid, 'offline_pay')
  await shopper.buy(0.08, past.paid)
}

/** Footprints, favourites, followed shops and coupons that end soon. */
async function playVisits(shopper: PastShopper, past: Past): Promise<void> {
  for (const [index, key] of past.seen.entries())
    await saveHistory(shopper.at(7 - index), await shopper.viewer(7 - index), goodsId(key))
  for (const key of past.favourites) await addFavourite(shopper.at(3), await shopper.viewer(3), goodsId(key))
  for (const key of past.shops) await followShop(shopper.at(4), shopper.userId, shopId(key))
  for (const { key, days } of past.coupons)
    await claimCard(shopper.at(days), await shopper.viewer(days), couponId(key))
}

/**
 * Creates the history of the demo shoppers in a mall that was just filled, through the services of the mall, so that
 * stock, ledgers, points and coupons follow. Times are relative to `mall.now()`. One transaction: an interrupted start
 * leaves nothing behind. Its notices go to the file `outbox.jsonl`, never to a phone.
 */
export async function playHistory(mall: Mall): Promise<void> {
  await inOneTransaction(
    mall,
    async ({ mall: joined }) => {
      for (const past of pasts) {
        const shopper = new PastShopper(joined, past.userId, past.receiver)
        await playOrders(shopper, past)
        await playVisits(shopper, past)
      }
      const silent: Mall = { ...joined, env: { ...mall.env, sms: 'console', webhook: undefined } }
      while (await deliverNext(silent));
    },
    mall.db.unhurried,
  )
}

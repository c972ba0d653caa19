import 'server-only'
import { goodsNotFound, MallError } from '@/lib/domain/errors'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { findGoodsId } from '@/lib/server/catalogue/goods-lookup/find-goods-id'
import { loadGoodsMarketings, loadRunningMarketing } from '@/lib/server/catalogue/promotion/load-marketings'
import { os } from '@/lib/server/ground/call-context'
import { listGoods } from './list/list-goods'
import { wireMarketings } from './wire/marketings'

/** Promotions of a product, and the products of a promotion (contract goods §3.3). */
export const promotionRoutes = {
  ofGoods: os.promotion.ofGoods.handler(async ({ input, context: { mall } }) => {
    const goodsId = await findGoodsId(mall.db, input.item_id)
    if (goodsId === null) throw goodsNotFound()
    const marketings = await loadGoodsMarketings(mall.db, goodsId, mall.now())
    return { promotion_activity: await wireMarketings(mall.db, marketings) }
  }),

  goods: os.promotion.goods.handler(async ({ input, context: { mall, viewer } }) => {
    const marketing = await loadRunningMarketing(mall.db, input.marketing_id, mall.now())
    const [activity] = (marketing && (await wireMarketings(mall.db, [marketing]))) ?? []
    if (!activity) throw new MallError(goodsMessages.activityLapsed)
    const { list, total_count, count, cur } = await listGoods(mall, input, viewer)
    return {
      list,
      total_count,
      count,
      cur,
      activity: { ...activity, left_time: activity.end_time - mall.now() },
    }
  }),
}

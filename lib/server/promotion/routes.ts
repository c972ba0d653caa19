import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { os } from '@/lib/server/context'
import { wireMarketings } from '@/lib/server/goods/detail-activity'
import { findGoodsId } from '@/lib/server/goods/detail-rows'
import { listGoods } from '@/lib/server/goods/list'
import { loadGoodsMarketings, loadRunningMarketing } from './goods-marketings'

export const promotionRoutes = {
  ofGoods: os.promotion.ofGoods.handler(async ({ input, context: { mall } }) => {
    const goodsId = await findGoodsId(mall.db, input.item_id)
    if (goodsId === null) throw new MallError('商品不存在或者已下架')
    const marketings = await loadGoodsMarketings(mall.db, [goodsId], mall.now())
    return { promotion_activity: await wireMarketings(mall.db, marketings.get(goodsId) ?? []) }
  }),

  goods: os.promotion.goods.handler(async ({ input, context: { mall, viewer } }) => {
    const marketing = await loadRunningMarketing(mall.db, input.marketing_id, mall.now())
    const [activity] = (marketing && (await wireMarketings(mall.db, [marketing]))) ?? []
    if (!activity) throw new MallError('活动已失效')
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

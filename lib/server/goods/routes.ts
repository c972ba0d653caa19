import 'server-only'
import { os } from '@/lib/server/context'
import { findSetting } from '@/lib/server/settings'
import { goodsDetail } from './detail'
import { listGoods, listRecommended } from './list'

export const goodsRoutes = {
  list: os.goods.list.handler(({ input, context }) => listGoods(context.mall, input, context.viewer)),

  detail: os.goods.detail.handler(({ input, context }) =>
    goodsDetail(context.mall, input.goods_id ?? input.item_id, context.viewer, input.is_tdk ?? false),
  ),

  priceStore: os.goods.priceStore.handler(async ({ input, context }) => {
    const detail = await goodsDetail(context.mall, input.item_id, context.viewer, false)
    return {
      item_id: detail.item_id,
      price: detail.price,
      market_price: detail.market_price,
      member_price: detail.member_price,
      act_price: detail.act_price,
      store: detail.store,
      approve_status: detail.approve_status,
      spec_items: detail.spec_items.map(
        ({ item_id, price, market_price, member_price, act_price, store }) => ({
          item_id,
          price,
          market_price,
          member_price,
          act_price,
          store,
        }),
      ),
    }
  }),

  recommend: os.goods.recommend.handler(({ input, context }) =>
    listRecommended(context.mall, input, context.viewer),
  ),

  keywords: os.goods.keywords.handler(async ({ context }) => {
    const content = (await findSetting(context.mall.db, 'search'))?.hotWords ?? []
    const list = content.map((word, index) => ({
      id: index + 1,
      company_id: 1,
      distributor_id: 0,
      content: word,
    }))
    return { total_count: list.length, list, content }
  }),
}

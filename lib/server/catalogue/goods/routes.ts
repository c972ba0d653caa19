import 'server-only'
import { isFavourite } from '@/lib/server/catalogue/favourite/list-favourites'
import { suggestWords } from '@/lib/server/catalogue/search/suggest-words'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { countListSearch } from './list/count-search'
import { findHotWords } from './list/find-hot-words'
import { listGoods, listRecommended } from './list/list-goods'
import { goodsLookupRoutes } from './lookup-routes'
import { getDetail } from './page/get-detail'
import { getLivePrices } from './page/get-live-prices'

export const goodsRoutes = {
  list: os.goods.list.handler(async ({ input, context: { mall, viewer } }) => {
    const answer = await listGoods(mall, input, viewer)
    countListSearch(input, answer, viewer, mall.now())
    return answer
  }),

  suggest: os.goods.suggest.handler(async ({ input, context }) => ({
    list: await suggestWords(context.mall.db, input.keywords),
  })),

  detail: os.goods.detail.handler(async ({ input, context }) => {
    const { goods_id, item_id, distributor_id: shop = 0 } = input
    const goods = await getDetail(context.mall, goods_id ?? item_id, context.viewer, {
      withSeo: input.is_tdk ?? false,
      asBlocks: input.rich_text === 'blocks',
    })
    return shop === 0 || goods.distributor_id === shop ? goods : { item_id: 0 as const }
  }),

  newItems: os.goods.newItems.handler(({ input, context }) =>
    getDetail(context.mall, input.goods_id ?? input.item_id ?? 0, context.viewer, {
      withSeo: input.is_tdk ?? false,
    }),
  ),

  isFavourite: os.goods.isFavourite.handler(async ({ input, context }) => {
    const isFav = await isFavourite(context.mall.db, memberOf(context).userId, input.item_id)
    return { fav: isFav ? 1 : 0, is_fav: isFav }
  }),

  priceStore: os.goods.priceStore.handler(({ input, context }) =>
    getLivePrices(context.mall, input.item_id, context.viewer),
  ),

  recommend: os.goods.recommend.handler(({ input, context }) =>
    listRecommended(context.mall, input, context.viewer),
  ),

  keywords: os.goods.keywords.handler(async ({ context }) => {
    const content = await findHotWords(context.mall.db)
    const list = content.map((word, index) => ({
      id: index + 1,
      company_id: 1,
      distributor_id: 0,
      content: word,
    }))
    return { total_count: list.length, list, content }
  }),

  ...goodsLookupRoutes,
}

import 'server-only'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import { os } from '@/lib/server/ground/call-context'
import { listFilterOptions } from './list/list-filter-options'
import { listGoods } from './list/list-goods'
import { listSkusById } from './list/list-skus'
import { microSearch } from './list/micro-search'
import { getIntroPage } from './page/get-intro-page'
import { listGradePrices } from './page/list-grade-prices'

/** Smaller product calls (contract goods §2.5). */
export const goodsLookupRoutes = {
  batch: os.goods.batch.handler(async ({ input, context }) => {
    const cards = await listSkusById(context.mall, input.item_ids ?? [], context.viewer)
    return cards.map(({ pics, ...card }) => ({ ...card, pics: JSON.stringify(pics) }))
  }),

  microSearch: os.goods.microSearch.handler(({ input, context }) =>
    microSearch(context.mall, input, context.viewer),
  ),

  choices: os.goods.choices.handler(({ input, context }) =>
    listFilterOptions(context.mall, input.filter ?? {}, context.viewer),
  ),

  gradePrices: os.goods.gradePrices.handler(async ({ input, context }) => {
    const list = await listGradePrices(context.mall.db, input.item_id, context.viewer)
    return { total_count: list.length, list }
  }),

  intro: os.goods.intro.handler(({ input, context }) =>
    getIntroPage(context.mall, input.item_id, context.viewer),
  ),

  group: os.goods.group.handler(async ({ input, context }) => {
    const { group_id, page, pageSize } = input
    if (!group_id) return { items: [] as GoodsListItem[] }
    const { list } = await listGoods(context.mall, { tag_id: [group_id], page, pageSize }, context.viewer)
    return { items: list }
  }),
}

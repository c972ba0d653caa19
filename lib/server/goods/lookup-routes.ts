import 'server-only'
import type { GoodsListItem } from '@/lib/contract/goods'
import { MallError } from '@/lib/domain/errors'
import { os } from '@/lib/server/context'
import { gradeTable } from '@/lib/server/promotion/grade-table'
import { mayShareGoods } from '@/lib/server/share/goods-share'
import { filterOptions } from './filter-options'
import { findGoodsId } from './detail-rows'
import { introPage } from './intro-page'
import { listGoods } from './list'
import { microSearch } from './micro-search'
import { loadGoodsRows } from './rows'
import { skusById } from './sku-cards'
import { loadSkus } from './skus'

/** The smaller calls around goods (contract goods §2.5). */
export const goodsLookupRoutes = {
  batch: os.goods.batch.handler(async ({ input, context }) => {
    const cards = await skusById(context.mall, input.item_ids ?? [], context.viewer)
    return cards.map(({ pics, ...card }) => ({ ...card, pics: JSON.stringify(pics) }))
  }),

  microSearch: os.goods.microSearch.handler(({ input, context }) =>
    microSearch(context.mall, input, context.viewer),
  ),

  choices: os.goods.choices.handler(({ input, context }) =>
    filterOptions(context.mall, input.filter ?? {}, context.viewer),
  ),

  gradePrices: os.goods.gradePrices.handler(async ({ input, context: { mall } }) => {
    const goodsId = await findGoodsId(mall.db, input.item_id)
    const [[goods], skus] = await Promise.all([
      loadGoodsRows(mall.db, goodsId === null ? [] : [goodsId]),
      goodsId === null ? [] : loadSkus(mall.db, goodsId),
    ])
    if (goods?.auditStatus !== 'approved') throw new MallError('商品不存在或者已下架')
    const table = await gradeTable(mall.db, skus)
    const list = skus.map((sku) => ({
      item_id: sku.itemId,
      goods_id: sku.goodsId,
      item_name: goods.itemName,
      item_bn: sku.itemBn,
      price: sku.price,
      item_spec_desc: sku.specText,
      memberGrade: table.get(sku.itemId) ?? { grade: {}, vipGrade: {} },
    }))
    return { total_count: list.length, list }
  }),

  intro: os.goods.intro.handler(({ input, context }) => introPage(context.mall, input.item_id)),

  group: os.goods.group.handler(async ({ input, context }) => {
    const { group_id, page, pageSize } = input
    if (!group_id) return { items: [] as GoodsListItem[] }
    const { list } = await listGoods(context.mall, { tag_id: [group_id], page, pageSize }, context.viewer)
    return { items: list }
  }),

  mayShare: os.goods.mayShare.handler(async ({ input, context }) => {
    const status = input.item_id === undefined || (await mayShareGoods(context.mall, input.item_id))
    return { status, msg: status ? '' : '该商品不支持分享', page: '' }
  }),
}

import { z } from 'zod'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { call } from '../call'
import { bit, cents, listOf, wireBool, wireId, wirePage, wirePageSize, wireShopId, wireText } from '../fields'
import { goodsDetail, keptDetail, noGoods, richText, seckillInfo, sku } from './goods-detail'
import { approveStatus, goodsListItem, keptCards } from './goods-fields'
import { goodsListCall } from './goods-list'
import { goodsLookups } from './goods-lookups'

export * from './goods-detail'
export * from './goods-fields'
export { type GoodsListInput } from './goods-list'

const tags = ['商品']

export const goodsContract = {
  list: goodsListCall,

  detail: call('GET', '/goods/items/{item_id}', '商品详情', {
    tags,
    legacyName: 'item.desc',
    invalid: goodsMessages.goodsNotFound,
    kept: keptDetail,
  })
    .input(
      z.object({
        item_id: wireId(),
        /** Selects the default SKU of a product. */
        goods_id: wireId().optional(),
        /** The shop that is to sell it; 0 for the mall itself, which shows the products of all shops. */
        distributor_id: wireShopId().optional(),
        is_tdk: wireBool().optional(),
        rich_text: richText,
      }),
    )
    .output(z.union([goodsDetail, noGoods])),

  /** The same with the ids in the query. */
  newItems: call('GET', '/goods/newitems', '商品详情（按参数）', {
    tags,
    invalid: goodsMessages.goodsNotFound,
    kept: keptDetail,
  })
    .input(
      z.object({
        item_id: wireId().optional(),
        goods_id: wireId().optional(),
        is_tdk: wireBool().optional(),
      }),
    )
    .output(goodsDetail),

  isFavourite: call('GET', '/goods/items/{item_id}/fav', '是否收藏了商品', {
    tags,
    auth: 'member',
    invalid: goodsMessages.goodsNotFound,
  })
    .input(z.object({ item_id: wireId() }))
    .output(z.object({ fav: bit, is_fav: z.boolean() })),

  /** The values that change by the minute or by viewer: stock, member and activity prices, and the activity. */
  priceStore: call('GET', '/goods/items_price_store/{item_id}', '商品价格与库存', {
    tags,
    invalid: goodsMessages.goodsNotFound,
  })
    .input(z.object({ item_id: wireId() }))
    .output(
      z.object({
        item_id: z.int(),
        price: cents,
        market_price: cents,
        member_price: cents.optional(),
        act_price: cents.optional(),
        vip_price: cents.optional(),
        svip_price: cents.optional(),
        store: z.int(),
        limit_num: z.int().optional(),
        seckill_id: z.int().optional(),
        /**
         * The announced or active activity, null for none; a cached page may be older than it. This field and the next
         * four are our own additions: a response without them says nothing about them, nor about `seckill_id` and
         * `limit_num`.
         */
        activity_info: seckillInfo.nullish(),
        /** Whether the viewer has a paid grade, which the page then does not offer. */
        is_vip: z.boolean().optional(),
        /** Classes of the programme, by name, of which the viewer has used up the pieces. */
        subsidy_used_up: z.array(z.string()).optional(),
        /** 会员优先购 reserves it for grades that the member does not have; absent for guests. */
        is_reserved: z.boolean().optional(),
        approve_status: approveStatus.optional(),
        shop_valid: z.boolean().optional(),
        spec_items: z.array(
          sku.partial({ approve_status: true }).pick({
            item_id: true,
            price: true,
            market_price: true,
            member_price: true,
            act_price: true,
            vip_price: true,
            svip_price: true,
            store: true,
            approve_status: true,
            limit_num: true,
            limit_left: true,
            seckill_id: true,
          }),
        ),
      }),
    ),

  recommend: call('GET', '/promotions/recommendlike', '推荐商品', { tags, kept: keptCards('list.*') })
    .input(
      z.object({
        page: wirePage(),
        pageSize: wirePageSize(6, 1000),
        distributor_id: wireShopId().optional(),
        /** Of one rank the newest first instead of the oldest, as our own pages show them. Our own. */
        newest: wireBool().optional(),
      }),
    )
    .output(listOf(goodsListItem)),

  /** Search words that start with or contain the typed text, or match it as pinyin initials. Our own. */
  suggest: call('GET', '/goods/suggest', '搜索建议', { tags, kept: {} })
    .input(z.object({ keywords: wireText(30).optional().default('') }))
    .output(z.object({ list: z.array(z.object({ word: z.string(), count: z.int() })) })),

  keywords: call('GET', '/goods/keywords', '热门搜索词', { tags, kept: {} })
    .input(z.object({ distributor_id: wireShopId().optional() }))
    .output(
      z.object({
        total_count: z.int(),
        list: z.array(
          z.object({ id: z.int(), company_id: z.int(), distributor_id: z.int(), content: z.string() }),
        ),
        content: z.array(z.string()),
      }),
    ),

  ...goodsLookups,
}

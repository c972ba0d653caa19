import { z } from 'zod'
import { call } from './call'
import {
  cents,
  listOf,
  wireBool,
  wireDecimal,
  wireId,
  wireIds,
  wireInt,
  wirePage,
  wirePageSize,
  wireShopId,
  wireText,
} from './fields'
import { goodsDetail, sku } from './goods-detail'
import { approveStatus, brand, currency, goodsListItem, goodsTag, tdkData } from './goods-fields'

export * from './goods-detail'
export * from './goods-fields'

const tags = ['商品']

/** Sort orders of a goods list: 1 sales · 2 price down · 3 price up · 4 newest · 5 stock (contract goods §2.1). */
export const goodsSort = wireInt(0, 5).optional()

const listInput = z.object({
  page: wireInt(1, 1_000_000),
  pageSize: wireInt(1, 50, 'pageSize 不能大于 50。'),
  item_type: z.literal(['normal', 'services']).optional(),
  keywords: wireText(100, '关键词过长').optional(),
  item_name: wireText(100, '关键词过长').optional(),
  item_id: wireIds(200).optional(),
  goods_id: wireIds(200).optional(),
  category: wireIds(1).optional(),
  category_id: wireIds(1).optional(),
  cat_id: wireIds(1).optional(),
  main_category: wireIds(1).optional(),
  brand_id: wireIds(50).optional(),
  tag_id: wireIds(50).optional(),
  tag: wireText(30).optional(),
  /** Chosen values of goods parameters; `all` chooses none. */
  item_params: z
    .array(
      z.object({
        attribute_id: wireId(),
        attribute_value_id: z.union([z.literal('all'), wireId()]),
      }),
    )
    .max(50)
    .optional(),
  /** Goods that this coupon can be used for. */
  card_id: wireId().optional(),
  /** Limited to what shoppers may see; `onsale` leaves out what is only shown. */
  approve_status: wireText(60).optional(),
  type: wireInt(0, 1).optional(),
  start_price: wireDecimal(0, 99_999_999, '价格不正确').optional(),
  end_price: wireDecimal(0, 99_999_999, '价格不正确').optional(),
  distributor_id: wireIds(50).optional(),
  goodsSort,
  is_default: wireText(5).optional(),
  is_tdk: wireBool().optional(),
})
export type GoodsListInput = z.output<typeof listInput>

export const goodsContract = {
  list: call('GET', '/goods/items', '商品列表与搜索', { tags, invalid: '获取商品列表出错.' })
    .input(listInput)
    .output(
      listOf(goodsListItem).extend({
        select_tags_list: z.array(goodsTag.extend({ count: z.int() })),
        brand_list: z.object({ total_count: z.int(), list: z.array(brand.extend({ count: z.int() })) }),
        /** Parameters that tell the found goods apart, most frequent first; the name is that of older back ends. */
        item_params_list: z.array(
          z.object({
            attribute_id: z.int(),
            attribute_name: z.string(),
            values: z.array(
              z.object({
                attribute_value_id: z.int(),
                attribute_value_name: z.string(),
                count: z.int(),
              }),
            ),
          }),
        ),
        /** Nothing holds the keyword; these goods hold it but for one character. */
        is_near: z.boolean(),
        cur: currency,
        tdk_data: tdkData.optional(),
      }),
    ),

  detail: call('GET', '/goods/items/{item_id}', '商品详情', {
    tags,
    invalid: '商品不存在或者已下架',
    also: [{ method: 'GET', path: '/goods/newitems' }],
  })
    .input(
      z.object({
        item_id: wireId(),
        goods_id: wireId().optional(),
        distributor_id: wireShopId().optional(),
        is_tdk: wireBool().optional(),
      }),
    )
    .output(goodsDetail),

  isFavourite: call('GET', '/goods/items/{item_id}/fav', '是否收藏了商品', {
    tags,
    auth: 'member',
    invalid: '商品不存在或者已下架',
  })
    .input(z.object({ item_id: wireId() }))
    .output(z.object({ is_fav: z.boolean() })),

  /** What changes by the minute or by viewer: stock, member and activity prices. */
  priceStore: call('GET', '/goods/items_price_store/{item_id}', '商品价格与库存', {
    tags,
    invalid: '商品不存在或者已下架',
  })
    .input(z.object({ item_id: wireId() }))
    .output(
      z.object({
        item_id: z.int(),
        price: cents,
        market_price: cents,
        member_price: cents.optional(),
        act_price: cents.optional(),
        store: z.int(),
        approve_status: approveStatus,
        spec_items: z.array(
          sku.pick({
            item_id: true,
            price: true,
            market_price: true,
            member_price: true,
            act_price: true,
            store: true,
          }),
        ),
      }),
    ),

  recommend: call('GET', '/promotions/recommendlike', '推荐商品', { tags })
    .input(
      z.object({
        page: wirePage(),
        pageSize: wirePageSize(6, 1000),
        distributor_id: wireShopId().optional(),
      }),
    )
    .output(listOf(goodsListItem)),

  /** Words that begin with, contain, or are spelled by the initials of what was typed. Our own. */
  suggest: call('GET', '/goods/suggest', '搜索建议', { tags })
    .input(z.object({ keywords: wireText(30).optional().default('') }))
    .output(z.object({ list: z.array(z.object({ word: z.string(), count: z.int() })) })),

  keywords: call('GET', '/goods/keywords', '热门搜索词', { tags })
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
}

import { z } from 'zod'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../call'
import { cents, wireId, wireIds, wirePage, wirePageSize, wireText } from '../fields'
import { goodsListItem, keptCards } from './goods-fields'
import { filterFields } from './goods-list'

const tags = ['商品']

const filterOption = z.object({
  attribute_id: z.int(),
  attribute_name: z.string(),
  values: z.array(
    z.object({ attribute_value_id: z.int(), attribute_value_name: z.string(), count: z.int() }),
  ),
})

/** The price of a SKU for one grade. */
const gradePrice = z.object({
  vip_grade_id: z.int(),
  grade_name: z.string(),
  /** Only for paid grades. */
  lv_type: z.enum(['vip', 'svip']).optional(),
  /** Percent off. */
  discount: z.int(),
  mprice: cents,
})

const foundCategory = z.object({ cat_id: z.int(), cat_name: z.string() })

const microSearch = z.object({
  /** Top-level categories of the products found, each with its subcategories. */
  category: z.array(foundCategory.extend({ associate: z.array(foundCategory) })),
  itemSearchData: z.array(
    z.object({
      item_id: z.int(),
      title: z.string(),
      image_default_id: z.string(),
      price: cents,
      product_type: goodsListItem.shape.product_type,
      bn: z.string(),
    }),
  ),
  itemSearchCount: z.int(),
})
export type MicroSearch = z.infer<typeof microSearch>

/** Smaller calls about products (contract goods §2.5, contract goods §5). */
export const goodsLookups = {
  /** Visible SKUs by id, in the sequence of the ids. `pics` is a JSON string. */
  batch: call('GET', '/goods/items/batch', '批量商品', { tags })
    .input(z.object({ item_ids: wireIds(100).optional() }))
    .output(
      z.array(
        goodsListItem
          .pick({
            item_id: true,
            goods_id: true,
            item_name: true,
            itemName: true,
            price: true,
            market_price: true,
            member_price: true,
            activity_price: true,
            store: true,
            subsidy_price: true,
            subsidy_state: true,
            promotion_activity: true,
          })
          .extend({ pics: z.string() }),
      ),
    ),

  /** Search with the names of the legacy gateway; the page /result sends `name` (spec 3 §1, /result). */
  microSearch: call('GET', '/goods/microsearch', '商品搜索（旧接口）', {
    tags,
    legacyName: { name: 'item.microSearch', params: { name: 'keywords', search_keywords: 'keywords' } },
  })
    .input(
      z.object({
        keywords: wireText(100, requestMessages.keywordTooLong).optional().default(''),
        page: wirePage(),
        pageSize: wirePageSize(20),
      }),
    )
    .output(microSearch),

  /** The options by which a list can be filtered. */
  choices: call('GET', '/goods/items/filter', '商品筛选项', { tags, kept: { except: 'staff' } })
    .input(z.object({ filter: filterFields.optional() }))
    .output(
      z.object({
        main_category_ids: z.array(z.int()),
        distributor_ids: z.array(z.int()),
        item_params: z.array(filterOption),
        item_spec: z.array(filterOption),
        main_category_list: z.array(z.object({ category_id: z.int(), category_name: z.string() })),
        distributor_list: z.array(z.object({ distributor_id: z.int(), name: z.string() })),
      }),
    ),

  /** The price of each SKU of a product for every grade. */
  gradePrices: call('GET', '/goods/memberprice/{item_id}', '商品会员价', {
    tags,
    invalid: '获取会员价详情出错.',
    kept: {},
  })
    .input(z.object({ item_id: wireId() }))
    .output(
      z.object({
        total_count: z.int(),
        list: z.array(
          goodsListItem
            .pick({ item_id: true, goods_id: true, item_name: true, item_bn: true, price: true })
            .extend({
              item_spec_desc: z.string(),
              memberGrade: z.object({
                grade: z.record(z.string(), gradePrice),
                vipGrade: z.record(z.string(), gradePrice),
              }),
            }),
        ),
      }),
    ),

  /** The introduction as an HTML document. */
  intro: call('GET', '/goods/itemintro/{item_id}', '商品图文详情页', {
    tags,
    invalid: goodsMessages.goodsNotFound,
    html: true,
  })
    .input(z.object({ item_id: wireId() }))
    .output(z.string()),

  /** Products of a group; in this mall a group is a tag. */
  group: call('GET', '/goods/get_group_items', '分组商品', { tags, kept: keptCards('items.*') })
    .input(z.object({ group_id: wireId().optional(), page: wirePage(), pageSize: wirePageSize(50) }))
    .output(z.object({ items: z.array(goodsListItem) })),

  /** Whether a product may be shared, or without `item_id` anything at all; `msg` tells why not. */
  mayShare: call('GET', '/goods/checkshare/items', '是否可以分享', {
    tags,
    auth: 'member',
    invalid: goodsMessages.goodsNotFound,
  })
    .input(z.object({ item_id: wireId().optional() }))
    .output(z.object({ status: z.boolean(), msg: z.string(), page: z.string() })),
}

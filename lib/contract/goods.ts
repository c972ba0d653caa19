import { z } from 'zod'
import { call } from './call'
import {
  bit,
  cents,
  listOf,
  seconds,
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
import { distributorInfo } from './shop'

const tags = ['商品']

export const approveStatus = z.enum(['onsale', 'only_show', 'offline_sale', 'instock'])

/** Contract goods §6. The spelling `mate_` is part of the contract. */
export const tdkData = z.object({
  title: z.string(),
  mate_description: z.string(),
  mate_keywords: z.string(),
})

export const currency = z.object({
  currency: z.literal('CNY'),
  symbol: z.literal('￥'),
  title: z.string(),
  rate: z.literal(1),
  is_default: z.literal(true),
})

export const goodsTag = z.object({
  tag_id: z.int(),
  tag_name: z.string(),
  tag_color: z.string(),
  font_color: z.string(),
  front_show: bit,
})

export const brand = z.object({
  attribute_id: z.int(),
  attribute_name: z.string(),
  attribute_type: z.literal('brand'),
  attribute_memo: z.string(),
  attribute_sort: z.int(),
  image_url: z.string(),
})

/** A running activity as lists carry it (contract goods §2.3). */
const listPromotion = z.object({
  promotion_id: z.int(),
  tag_type: z.enum([
    'full_discount',
    'full_minus',
    'full_gift',
    'plus_price_buy',
    'member_preference',
    'normal',
    'limited_time_sale',
  ]),
  /** What the operator typed as label, such as 满减. */
  promotion_tag: z.string(),
  activity_price: cents,
  start_time: seconds,
  end_time: seconds,
  item_id: z.int(),
})

/** One row of a goods list (contract goods §2.3). */
export const goodsListItem = z.object({
  item_id: z.int(),
  itemId: z.int(),
  goods_id: z.int(),
  default_item_id: z.int(),
  is_default: bit,
  item_type: z.literal('normal'),
  type: z.literal('0'),
  special_type: z.literal('normal'),
  item_name: z.string(),
  itemName: z.string(),
  item_bn: z.string(),
  brief: z.string(),
  item_unit: z.string(),
  pics: z.array(z.string()),
  price: cents,
  market_price: cents,
  /** Only for a viewer whose grade has a price or a discount. */
  member_price: cents.optional(),
  member_grade_name: z.string().optional(),
  activity_price: cents.optional(),
  promotion_activity: z.array(listPromotion).optional(),
  store: z.int(),
  sales: z.int(),
  nospec: z.boolean(),
  approve_status: approveStatus,
  audit_status: z.literal('approved'),
  is_gift: bit,
  brand_id: z.int(),
  goods_brand: z.string(),
  distributor_id: z.int(),
  distributor_info: z.union([distributorInfo, z.tuple([])]),
  tags: z.array(goodsTag),
  /** Employee-purchase flags of the specification (spec 1 §3). */
  staff_goods: bit,
  product_type: z.enum(['normal', 'sale', 'bag']),
  created: seconds,
  updated: seconds,
})

const specValue = z.object({
  spec_value_id: z.int(),
  spec_value_name: z.string(),
  spec_custom_value_name: z.string().nullable(),
  item_image_url: z.array(z.string()),
  spec_image_url: z.string(),
})

/** A spec group; groups are ordered by spec_id descending, values ascending (contract goods §3.2). */
export const specGroup = z.object({
  spec_id: z.int(),
  spec_name: z.string(),
  is_image: z.boolean(),
  spec_values: z.array(specValue),
})

/** One sku with its place in the spec groups (contract goods §3.2). */
export const sku = z.object({
  item_id: z.int(),
  item_bn: z.string(),
  barcode: z.string(),
  item_unit: z.string(),
  weight: z.number(),
  volume: z.number(),
  price: cents,
  market_price: cents,
  member_price: cents.optional(),
  act_price: cents.optional(),
  activity_type: z.enum(['seckill', 'limited_time_sale']).optional(),
  seckill_id: z.int().optional(),
  limit_num: z.int().optional(),
  store: z.int(),
  start_num: z.int(),
  approve_status: approveStatus,
  is_default: z.boolean(),
  pics: z.array(z.string()),
  custom_spec_id: z.string(),
  custom_spec_name: z.string(),
  item_spec: z.array(specValue.extend({ item_id: z.int(), spec_id: z.int(), spec_name: z.string() })),
})

/** A promotion as the goods page shows it (contract goods §3.3). */
export const marketing = z.object({
  marketing_id: z.int(),
  marketing_type: z.enum(['full_discount', 'full_minus', 'full_gift', 'plus_price_buy', 'member_preference']),
  marketing_name: z.string(),
  promotion_tag: z.string(),
  condition_type: z.enum(['quantity', 'totalfee']),
  condition_rules: z.string(),
  start_time: seconds,
  end_time: seconds,
  start_date: z.string(),
  end_date: z.string(),
  join_limit: z.int(),
  status: z.enum(['waiting', 'ongoing', 'end']),
})

/** A seckill or limited-time sale on the goods page (contract goods §3.4). */
export const seckillInfo = z.object({
  seckill_id: z.int(),
  activity_name: z.string(),
  ad_pic: z.string(),
  seckill_type: z.enum(['normal', 'limited_time_sale']),
  activity_release_time: seconds,
  activity_start_time: seconds,
  activity_end_time: seconds,
  activity_start_date: z.string(),
  activity_end_date: z.string(),
  status: z.enum(['waiting', 'in_the_notice', 'in_sale', 'it_has_ended']),
  last_seconds: z.int(),
  validity_period: z.int(),
  is_free_shipping: z.boolean(),
  description: z.string(),
})

interface CategoryPath {
  category_id: number
  category_name: string
  children: CategoryPath[]
}
/** The way from the top category down to the goods' own (contract goods §3.1). */
const categoryPath: z.ZodType<CategoryPath> = z.object({
  category_id: z.int(),
  category_name: z.string(),
  get children() {
    return z.array(categoryPath)
  },
})

/** A block of an introduction or an article (contract goods §12.3). */
export const introBlock = z.object({
  name: z.enum(['film', 'heading', 'slider', 'writing', 'goods']),
  base: z.record(z.string(), z.unknown()),
  config: z.record(z.string(), z.unknown()),
  data: z.array(z.record(z.string(), z.unknown())),
})
export type IntroBlock = z.infer<typeof introBlock>

/** Goods detail (contract goods §3.1). */
export const goodsDetail = goodsListItem.extend({
  intro: z.union([z.string(), z.array(introBlock)]),
  videos: z.string(),
  videos_url: z.string(),
  video_type: z.enum(['local', '']),
  video_pic_url: z.string(),
  item_spec_desc: z.array(specGroup),
  spec_items: z.array(sku),
  spec_images: z.array(specValue),
  item_params: z.array(
    z.object({
      attribute_id: z.int(),
      attribute_name: z.string(),
      attribute_value_id: z.int(),
      attribute_value_name: z.string(),
    }),
  ),
  item_category: z.array(z.int()),
  item_category_info: z.array(categoryPath),
  item_category_main: z.array(categoryPath),
  brand_logo: z.string(),
  item_total_store: z.int(),
  weight: z.number(),
  act_price: cents.optional(),
  limit_num: z.int().optional(),
  seckill_id: z.int().optional(),
  activity_type: z.enum(['normal', 'seckill', 'limited_time_sale']),
  activity_info: seckillInfo.optional(),
  promotion_activity: z.array(marketing).nullable(),
  vipgrade_guide_title: z
    .object({ vipgrade_name: z.string(), gradeDiscount: z.number(), guide_title_desc: z.string() })
    .optional(),
  kaquan_list: z.object({
    total_count: z.int(),
    pagers: z.object({ total: z.int() }),
    list: z.array(z.unknown()),
  }),
  rate_status: z.boolean(),
  sales_setting: z.boolean(),
  store_setting: z.boolean(),
  cur: currency,
  tdk_data: tdkData.optional(),
})

export type GoodsListItem = z.infer<typeof goodsListItem>
export type GoodsDetail = z.infer<typeof goodsDetail>
export type Sku = z.infer<typeof sku>
export type SpecGroup = z.infer<typeof specGroup>

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
        select_tags_list: z.array(goodsTag),
        brand_list: z.object({ total_count: z.int(), list: z.array(brand) }),
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

import { z } from 'zod'
import { wireMarketingTypes } from '@/lib/domain/promotion/rule'
import { cents, seconds } from '../fields'
import { card } from './card'
import { approveStatus, currency, goodsListItem, tdkData } from './goods-fields'
import { groupInfo, openTeam } from './group'
import { rateStatistics } from './review'

const specValue = z.object({
  spec_value_id: z.int(),
  spec_value_name: z.string(),
  spec_custom_value_name: z.string().nullable(),
  item_image_url: z.array(z.string()),
  spec_image_url: z.string(),
})

/** A spec group; groups are sorted by spec_id descending, values ascending (contract goods §3.2). */
const specGroup = z.object({
  spec_id: z.int(),
  spec_name: z.string(),
  is_image: z.boolean(),
  spec_values: z.array(specValue),
})

/** One SKU with its values in the spec groups (contract goods §3.2). */
export const sku = z.object({
  item_id: z.int(),
  item_bn: z.string(),
  barcode: z.string(),
  item_unit: z.string(),
  weight: z.number(),
  volume: z.number(),
  price: cents,
  /** Points for one piece besides `price`; only of a product of the points mall. */
  point: z.int().optional(),
  market_price: cents,
  member_price: cents.optional(),
  act_price: cents.optional(),
  /** Prices of the two paid grades, where they are lower. */
  vip_price: cents.optional(),
  svip_price: cents.optional(),
  activity_type: z.enum(['seckill', 'limited_time_sale']).optional(),
  seckill_id: z.int().optional(),
  limit_num: z.int().optional(),
  /** Pieces that the viewer may still buy, by 限购 and the limit of a sale. Our own, of `items_price_store` only. */
  limit_left: z.int().optional(),
  store: z.int(),
  start_num: z.int(),
  approve_status: approveStatus,
  is_default: z.boolean(),
  pics: z.array(z.string()),
  custom_spec_id: z.string(),
  custom_spec_name: z.string(),
  item_spec: z.array(specValue.extend({ item_id: z.int(), spec_id: z.int(), spec_name: z.string() })),
})

/** A product that a promotion gives away or sells at a lower price. */
const marketingGoods = z.object({
  marketing_id: z.int(),
  item_id: z.int(),
  item_name: z.string(),
  pics: z.array(z.string()),
  price: cents,
})

/** A promotion on the product page (contract goods §3.3). */
export const marketing = z.object({
  marketing_id: z.int(),
  marketing_type: z.enum(wireMarketingTypes),
  marketing_name: z.string(),
  promotion_tag: z.string(),
  condition_type: z.enum(['quantity', 'totalfee']),
  condition_rules: z.string(),
  start_time: seconds,
  end_time: seconds,
  start_date: z.string(),
  end_date: z.string(),
  join_limit: z.int(),
  /**
   * Ids of the ordinary grades that may join, and names of all grades that may, paid ones too; both empty when all
   * members may join.
   */
  valid_grade: z.array(z.int()),
  member_grade: z.array(z.string()),
  /** Free gifts, and products that can be added at `price`; empty for other types. */
  gifts: z.array(marketingGoods.extend({ gift_num: z.int() })),
  plusitems: z.array(marketingGoods),
  status: z.enum(['waiting', 'ongoing', 'end']),
})

/** A seckill or limited-time sale on the product page (contract goods §3.4). */
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

export type SeckillInfo = z.infer<typeof seckillInfo>

interface CategoryPath {
  category_id: number
  category_name: string
  children: CategoryPath[]
}
/**
 * A node of a path and those below it. Not a schema that contains itself: zod compiles none that does
 * (lib/server/edge/http/compiled-output.ts).
 */
const pathNode = (levelsBelow: number): z.ZodType<CategoryPath> =>
  z.object({
    category_id: z.int(),
    category_name: z.string(),
    children: levelsBelow > 0 ? z.array(pathNode(levelsBelow - 1)) : z.tuple([]),
  })
/**
 * The path from the top-level category to the product's category (contract goods §3.1): three levels, more if they were
 * imported.
 */
const categoryPath = pathNode(5)

/** A block of an introduction or an article (contract goods §12.3). */
export const introBlock = z.object({
  name: z.enum(['film', 'heading', 'slider', 'writing', 'goods']),
  base: z.record(z.string(), z.unknown()),
  config: z.record(z.string(), z.unknown()),
  data: z.array(z.record(z.string(), z.unknown())),
})
export type IntroBlock = z.infer<typeof introBlock>

/**
 * Our own: with `blocks` a text that was composed of blocks comes as blocks, for our pages; without it every text is
 * HTML (contract clients F1, contract clients F12).
 */
export const richText = z.literal('blocks').optional().catch(undefined)

/** Product detail (contract goods §3.1). */
export const goodsDetail = goodsListItem.extend({
  /** HTML; blocks only for callers that ask for them with `rich_text`. */
  intro: z.union([z.string(), z.array(introBlock)]),
  /** Whether each poster picture carries a QR code; always false here. */
  pics_create_qrcode: z.array(z.boolean()),
  videos: z.string(),
  videos_url: z.string(),
  video_type: z.enum(['local', '']),
  video_pic_url: z.string(),
  tencent_vid: z.literal(''),
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
  item_total_sales: z.int(),
  weight: z.number(),
  /** Minimum quantity of the shown SKU. */
  start_num: z.int(),
  /** Points of the shown SKU; only for a product of the points mall. */
  point: z.int().optional(),
  act_price: cents.optional(),
  limit_num: z.int().optional(),
  seckill_id: z.int().optional(),
  activity_type: z.enum(['normal', 'seckill', 'limited_time_sale', 'group']),
  /** With `activity_type` group: the running group-buying activity, while no seckill or sale is announced. */
  activity_info: z.union([seckillInfo, groupInfo]).optional(),
  /** Open teams; only of `activity_type` group. */
  groups_list: z.array(openTeam).optional(),
  promotion_activity: z.array(marketing).nullable(),
  /**
   * The running limited buy (限购) of its SKUs: pieces of each that a member may order within `day` days, with 0 in all.
   * Our own.
   */
  limited_buy: z
    .object({
      limited_buy_id: z.int(),
      limited_buy_name: z.string(),
      promotion_tag: z.string(),
      rule: z.object({ day: z.int(), limit: z.int() }),
      start_time: seconds,
      end_time: seconds,
    })
    .optional(),
  vipgrade_guide_title: z
    .object({ vipgrade_name: z.string(), gradeDiscount: z.number(), guide_title_desc: z.string() })
    .optional(),
  kaquan_list: z.object({
    total_count: z.int(),
    pagers: z.object({ total: z.int() }),
    list: z.array(card),
  }),
  /** Subsidy of the programme per piece; only for subsidized products. Our own addition. */
  subsidy: z
    .object({
      class_name: z.string(),
      /** Percent of the price. */
      rate: z.number(),
      cap: cents,
      /** Highest price that is still subsidized; null means no limit. */
      price_limit: cents.nullable(),
      /** Pieces of one person in its class; 0 means any number. */
      limit: z.int(),
      /** Where the goods may go: `浙江省`, `浙江省 杭州市`; empty means everywhere. */
      regions: z.array(z.string()),
    })
    .optional(),
  /** Whether the shop that sells it is open; absent means open. Our own addition. */
  shop_valid: z.boolean().optional(),
  /** Every address is free of freight, outside activities too; absent when the address decides. Our own addition. */
  is_freight_free: z.literal(true).optional(),
  /** Days within which it is sent after the payment; absent where nothing is promised. */
  delivery_time: z.int().optional(),
  /** Products that an operator chose to recommend on its page; absent for none. Our own addition. */
  related_goods: z.array(z.int()).optional(),
  rate_status: z.boolean(),
  /** Statistics of its reviews; our own addition. */
  rate_statistics: rateStatistics,
  sales_setting: z.boolean(),
  store_setting: z.boolean(),
  cur: currency,
  tdk_data: tdkData.optional(),
})

/** Answered instead of a product that the shop of the request does not sell (contract goods §3). */
export const noGoods = z.object({ item_id: z.literal(0) })

/**
 * The fields of `goodsDetail` that change by the moment or by viewer. Coupons do both: how many are left, and for whom.
 */
export const keptDetail = {
  live: [
    ...['store', 'sales', 'item_total_store', 'item_total_sales', 'kaquan_list'],
    ...[
      'spec_items.*.store',
      'activity_info.last_seconds',
      'activity_info.remaining_time',
      'groups_list',
      'intro.*.data.*.sales',
    ],
  ],
  personal: [
    ...['member_price', 'is_fav', 'vipgrade_guide_title', 'spec_items.*.member_price', 'subsidy_state'],
  ],
}

export type GoodsDetail = z.infer<typeof goodsDetail>
export type Sku = z.infer<typeof sku>
export type SpecGroup = z.infer<typeof specGroup>

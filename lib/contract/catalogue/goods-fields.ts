import { z } from 'zod'
import { approveStatuses } from '@/lib/domain/approve-status'
import { wireMarketingTypes } from '@/lib/domain/promotion/rule'
import { bit, cents, seconds } from '../fields'
import { distributorInfo } from '../shops/shop'

/** Shapes that product lists, details, carts and coupons share. */

export const approveStatus = z.enum(approveStatuses)

/** Seo texts (contract goods §6). The spelling `mate_` is part of the contract. */
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

/** An active promotion in a list (contract goods §2.3). */
const listPromotion = z.object({
  promotion_id: z.int(),
  /** `single_group` is group buying: its price is in `activity_price` here, not in the one of the card. */
  tag_type: z.enum([...wireMarketingTypes, 'normal', 'limited_time_sale', 'single_group']),
  /** The operator's label, such as 满减. */
  promotion_tag: z.string(),
  /** Only for members of some grades. Our own. */
  is_member_only: z.literal(1).optional(),
  activity_price: cents,
  start_time: seconds,
  end_time: seconds,
  item_id: z.int(),
})

/** The live and personal fields of `goodsListItem`. @param path of the rows, such as `list.*` */
export const keptCards = (path: string) => ({
  live: ['store', 'sales'].map((field) => `${path}.${field}`),
  personal: [
    ...['member_price', 'member_grade_name', 'subsidy_price', 'subsidy_state', 'cart_num', 'is_fav'],
  ].map((field) => `${path}.${field}`),
  // Staff see products that others do not.
  except: 'staff' as const,
})

/** One row of a product list (contract goods §2.3). */
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
  /** The price is the lowest of several SKUs; no activity sets another one. Our own, on cards. */
  price_from: z.literal(1).optional(),
  /** Only for a viewer whose grade has a price or a discount. */
  member_price: cents.optional(),
  member_grade_name: z.string().optional(),
  activity_price: cents.optional(),
  /** Prices of the two paid grades, where they are lower. */
  vip_price: cents.optional(),
  svip_price: cents.optional(),
  /** 补贴价: the shown price minus the subsidy; only for subsidized products. Our own. */
  subsidy_price: cents.optional(),
  /** The viewer has used up the pieces that the programme pays for in this class, so there is no 补贴价. Our own. */
  subsidy_state: z.literal('used_up').optional(),
  promotion_activity: z.array(listPromotion).optional(),
  /** Energy grade, such as 一级; only where the product has one. Our own, on cards. */
  energy_grade: z.string().optional(),
  /** Number of reviews and the share of good ones in whole percent; only with reviews. Our own, on cards. */
  rate_num: z.int().optional(),
  good_percent: z.int().optional(),
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
  /** Only when the row is a SKU: its specification as text. */
  item_spec_desc: z.string().optional(),
  /** Employee-purchase flags of the specification (spec 1 §3). */
  staff_goods: bit,
  product_type: z.enum(['normal', 'sale', 'bag']),
  /** The mall sells neither medicines nor imported goods. */
  is_medicine: bit,
  is_prescription: bit,
  medicine_data: z.array(z.unknown()),
  origincountry_id: z.int(),
  origincountry_name: z.string(),
  origincountry_img_url: z.string(),
  /** Pieces in the cart of the viewer; like the next field only for a member. */
  cart_num: z.int().optional(),
  /** Whether it is a favourite of the viewer. */
  is_fav: bit.optional(),
  created: seconds,
  updated: seconds,
})

export type GoodsListItem = z.infer<typeof goodsListItem>

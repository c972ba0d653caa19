import { z } from 'zod'
import { wireMarketingTypes } from '@/lib/domain/promotion/rule'
import { bit, cents, seconds } from '../fields'

/** The short shop record in products and orders (contract goods §10.1). */
export const distributorInfo = z.object({
  distributor_id: z.int(),
  name: z.string(),
  logo: z.string(),
  store_name: z.string(),
  store_address: z.string(),
})

/** Delivery by the shop itself; always off, because the mall ships by carrier. */
const selfDeliveryRule = z.object({
  is_open: z.literal(false),
  min_amount: cents,
  freight_fee: cents,
  rule: z.array(z.object({ selected: z.boolean(), full: cents, freight_fee: cents })),
})

/** A shop (contract goods §10.1, contract member §11). Features that the mall does not offer are always off. */
export const distributor = distributorInfo.extend({
  shop_id: z.literal(0),
  company_id: z.literal(1),
  is_distributor: z.literal(true),
  /** 1 for the head shop: the mall itself. */
  distributor_self: bit,
  first_letter: z.string(),
  shop_code: z.string(),
  banner: z.string(),
  introduce: z.string(),
  business: z.string(),
  mobile: z.string(),
  phone: z.string(),
  contact: z.string(),
  contract_phone: z.string(),
  show_mobile: z.literal(true),
  show_salesperson: z.literal(false),
  province: z.string(),
  city: z.string(),
  area: z.string(),
  address: z.string(),
  house_number: z.string(),
  regions: z.array(z.string()),
  regions_id: z.array(z.string()),
  /** Degrees as text. */
  lng: z.string(),
  lat: z.string(),
  hour: z.string(),
  is_valid: z.enum(['true', 'false', 'closed', 'delete']),
  is_default: z.boolean(),
  is_ziti: z.boolean(),
  is_delivery: z.boolean(),
  /** Kilometres; 0 means no limit. */
  delivery_distance: z.int(),
  distributor_category_id: z.int(),
  /** 0 run by the operator · 1 franchise. */
  distribution_type: bit,
  merchant_id: z.literal(0),
  is_self_delivery: z.literal(false),
  is_domestic: z.literal(1),
  is_direct_store: bit,
  is_audit_goods: z.literal(false),
  auto_sync_goods: z.literal(false),
  is_dada: z.literal(0),
  is_open: z.literal('true'),
  is_open_salesman: z.literal(false),
  is_refund_freight: z.literal(0),
  open_divided: z.literal(0),
  offline_aftersales: z.literal(0),
  offline_aftersales_self: z.literal(0),
  offline_aftersales_other: z.literal(0),
  rate: z.literal(''),
  review_status: z.literal(1),
  freight_time: z.literal(0),
  payment_subject: z.literal(0),
  regionauth_id: z.literal(0),
  child_count: z.literal(0),
  selfDeliveryRule: selfDeliveryRule,
  created: seconds,
  updated: seconds,
})

/** A tag of shops. */
export const shopTag = z.object({
  tag_id: z.int(),
  tag_name: z.string(),
  tag_color: z.string(),
  font_color: z.string(),
  tag_icon: z.string(),
})

/** A tag by which shoppers can filter shops (contract goods §10.3). */
export const shopTagRow = shopTag.extend({
  company_id: z.literal(1),
  distributor_id: z.literal(0),
  description: z.string(),
  front_show: z.literal(1),
  created: seconds,
  updated: seconds,
})

/** Average rating of a shop's products; `default` 1 while there are no reviews. */
export const shopScore = z.object({
  avg_star: z.string(),
  default: bit,
  /** Number of reviews behind the average; our own addition. */
  rate_count: z.int(),
})

/** A coupon of a shop in a shop list. */
export const shopCard = z.object({
  card_id: z.int(),
  card_type: z.enum(['cash', 'discount', 'new_gift']),
  title: z.string(),
  color: z.string(),
  date_type: z.string(),
  begin_date: seconds,
  end_date: seconds,
  fixed_term: z.int(),
  quantity: z.int(),
  discount: z.int(),
  least_cost: cents,
  most_cost: cents,
  reduce_cost: cents,
  get_limit: z.int(),
  /** 1 when the member claimed it. */
  receive: bit,
})

/** A cart promotion of a shop in a shop list. */
export const shopMarketing = z.object({
  marketing_id: z.int(),
  marketing_type: z.enum(wireMarketingTypes),
  marketing_name: z.string(),
  promotion_tag: z.string(),
  start_time: seconds,
  end_time: seconds,
})

/** A product that represents a shop in a list. */
const shopItem = z.object({
  item_id: z.int(),
  item_name: z.string(),
  price: cents,
  market_price: cents,
  store: z.int(),
  /** One picture, as text. */
  pics: z.string(),
})

/** A shop in a list (contract goods §10.3); add-ons that were not requested are omitted. */
export const listedShop = distributor.extend({
  merchant_name: z.literal(''),
  /** Kilometres; only when the caller sent coordinates. */
  distance: z.number().optional(),
  distance_show: z.string(),
  distance_unit: z.enum(['m', 'km', '']),
  distributor_category_name: z.string(),
  tagList: z.array(shopTag),
  sales_count: z.int(),
  scoreList: shopScore.optional(),
  discountCardList: z.array(shopCard),
  marketingActivityList: z.array(shopMarketing),
  itemList: z.array(shopItem).optional(),
  work_qrcode: z.literal(''),
  work_qrcode_configid: z.literal(''),
  salesperson_name: z.literal(''),
  salesperson_avatar: z.literal(''),
})

export type Distributor = z.infer<typeof distributor>
export type ListedShop = z.infer<typeof listedShop>
export type ShopTag = z.infer<typeof shopTag>
export type ShopScore = z.infer<typeof shopScore>

import { z } from 'zod'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../call'
import { categoryNode } from '../catalogue/category'
import { goodsDetail, richText, sku } from '../catalogue/goods-detail'
import { approveStatus, brand, currency, tdkData } from '../catalogue/goods-fields'
import { goodsSort } from '../catalogue/goods-list'
import { cents, listOf, seconds, wireBool, wireId, wireIds, wireInt, wireText } from '../fields'

const tags = ['积分商城']

/** A product of the points mall (contract goods §15). */
const pointsGoods = z.object({
  item_id: z.int(),
  goods_id: z.int(),
  item_name: z.string(),
  brief: z.string(),
  pics: z.array(z.string()),
  /** Points for one piece of the default SKU, and the money that it costs besides. */
  point: z.int(),
  price: cents,
  /** `mixed` costs money besides the points. */
  pay_class: z.enum(['point', 'mixed']),
  market_price: cents,
  /** Stock of the default SKU, and of all. */
  store: z.int(),
  goods_store: z.int(),
  sales: z.int(),
  nospec: z.boolean(),
  brand_id: z.int(),
  goods_brand: z.string(),
  item_category: z.array(z.int()),
  approve_status: approveStatus,
  created: seconds,
})
export type PointsGoods = z.infer<typeof pointsGoods>

const points = (message = goodsMessages.pointsInvalid) => wireInt(0, 2147483647, message).optional()

const listInput = z.object({
  page: wireInt(1, 1_000_000).optional().default(1),
  pageSize: wireInt(1, 50, requestMessages.pageSizeTooLarge).optional().default(20),
  /** A part of the name. */
  keywords: wireText(100, requestMessages.keywordTooLong).optional(),
  brand_id: wireIds(50).optional(),
  cat_id: wireIds(1).optional(),
  category: wireIds(1).optional(),
  /** Bounds in points, both inclusive; the web client names them `score_start` and `score_end`. */
  start_price: points(),
  end_price: points(),
  score_start: points(),
  score_end: points(),
  /** 1 sales · 2 points descending · 3 points ascending · 4 newest; any other value: the operator's sort. */
  goodsSort,
  is_tdk: wireBool().optional(),
})
export type PointsListInput = z.output<typeof listInput>

const goodsList = listOf(pointsGoods).extend({
  brand_list: z.object({ total_count: z.int(), list: z.array(brand) }),
  cur: currency,
  tdk_data: tdkData.optional(),
})
export type PointsGoodsList = z.infer<typeof goodsList>

/** A product page of the points mall: the ordinary one without promotions, coupons and prices of grades. */
const pointsDetail = goodsDetail
  .omit({
    member_price: true,
    member_grade_name: true,
    vip_price: true,
    svip_price: true,
    subsidy: true,
    subsidy_price: true,
    subsidy_state: true,
    limited_buy: true,
    vipgrade_guide_title: true,
    act_price: true,
    seckill_id: true,
    limit_num: true,
    activity_info: true,
    groups_list: true,
    kaquan_list: true,
    promotion_activity: true,
    activity_type: true,
    spec_items: true,
  })
  .extend({
    activity_type: z.literal('normal'),
    point: z.int(),
    pay_class: z.enum(['point', 'mixed']),
    spec_items: z.array(
      sku
        .omit({ member_price: true, act_price: true, vip_price: true, svip_price: true })
        .extend({ point: z.int() }),
    ),
    /** It is delivered, so it has freight. */
    no_post: z.literal(false),
    tdk_data: tdkData,
  })
export type PointsDetail = z.infer<typeof pointsDetail>

const setting = z.object({
  pc_banner: z.array(z.string()),
  screen: z.object({
    brand_openstatus: z.boolean(),
    cat_openstatus: z.boolean(),
    point_openstatus: z.boolean(),
    point_section: z.array(z.tuple([z.int(), z.int()])),
  }),
  /** Whether pages lead to the points mall; false everywhere while it is closed. */
  entrance: z.object({
    mobile_openstatus: z.boolean(),
    mobileterminal_openstatus: z.boolean(),
    pc_openstatus: z.boolean(),
  }),
})
export type PointsMallAnswer = z.infer<typeof setting>

/** The points mall (contract goods §15). Its orders are ordinary ones with `order_type` normal_pointsmall. */
export const pointsMallContract = {
  setting: call('GET', '/pointsmall/setting', '积分商城设置', { tags, kept: {} })
    .input(z.object({}))
    .output(setting),

  /** The categories that have products of the points mall. */
  categories: call('GET', '/pointsmall/goods/category', '积分商品分类', { tags })
    .input(z.object({ have_items: wireBool().optional() }))
    .output(z.array(categoryNode)),

  list: call('GET', '/pointsmall/goods/items', '积分商品列表', {
    tags,
    invalid: goodsMessages.goodsListFailed,
  })
    .input(listInput)
    .output(goodsList),

  /** The ten other products that sell best. */
  lovely: call('GET', '/pointsmall/lovely/goods/items', '积分商品猜你喜欢', { tags })
    .input(z.object({ item_id: wireId(goodsMessages.goodsIdInvalid) }))
    .output(goodsList),

  detail: call('GET', '/pointsmall/goods/items/{item_id}', '积分商品详情', { tags })
    .input(
      z.object({
        item_id: wireId(goodsMessages.goodsIdInvalid),
        is_tdk: wireBool().optional(),
        rich_text: richText,
      }),
    )
    .output(pointsDetail),
}

import { z } from 'zod'
import { approveStatuses } from '@/lib/domain/approve-status'
import { deskGoodsStates, type DeskGoodsState } from '@/lib/domain/goods/desk-state'
import {
  goodsLimits,
  maxPrice,
  maxStore,
  maxWeight,
  productTypes,
  type ProductType,
} from '@/lib/domain/goods/goods-form'
import { proposalStates, type ProposalState } from '@/lib/domain/goods/proposal'
import { maxId } from '@/lib/domain/id'
import * as contentMessages from '@/lib/domain/messages/content'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as goodsMessages from '@/lib/domain/messages/goods'
import {
  bit,
  cents,
  seconds,
  wireBool,
  wireDecimal,
  wireHtml,
  wireInt,
  wireJson,
  wireMedia,
  wireText,
} from '../../fields'

/** Products as the desk lists, reads and writes them (contract operator §4). */

const approveStatus = z.enum(approveStatuses, '请选择商品状态')
/** An ordinary grade of members, or one that is paid for. */
export const gradeKind = z.enum(['normal', 'vip'], deskMessages.gradeMissing)
const productType = z.enum(Object.keys(productTypes) as ProductType[], '请选择商品类型')

/** A row of the list of products. */
export const deskGoodsRow = z.object({
  goods_id: z.int(),
  /** Its default SKU, for the address of its page. */
  item_id: z.int(),
  item_name: z.string(),
  item_bn: z.string(),
  pic: z.string(),
  /** Prices of the cheapest and the dearest SKU. */
  price: cents,
  max_price: cents,
  /** Points besides the price; of products of the points mall. */
  point: z.int(),
  /** Stock of all SKUs. */
  store: z.int(),
  sales: z.int(),
  sku_num: z.int(),
  state: z.enum(Object.keys(deskGoodsStates) as DeskGoodsState[]),
  approve_status: approveStatus,
  audit_status: z.enum(['submitting', 'processing', 'approved', 'rejected']),
  is_gift: bit,
  staff_goods: bit,
  points_goods: bit,
  /** Shoppers can open its page. */
  is_public: z.boolean(),
  brand_name: z.string(),
  category_name: z.string(),
  shop_name: z.string(),
  sort: z.int(),
  /** What its merchant has sent for approval; null for none. */
  proposal: z
    .object({
      state: z.enum(Object.keys(proposalStates) as ProposalState[]),
      is_new: z.boolean(),
      revision: z.int(),
      /** Names of the fields that it changes, at most 40. */
      fields: z.array(z.string()),
      reason: z.string(),
      submitted: seconds,
    })
    .nullable(),
  created: seconds,
  updated: seconds,
  /** When it was moved to the recycle bin; else null. */
  deleted: seconds.nullable(),
  version: z.int(),
})

const specPair = { spec_name: z.string(), spec_value_name: z.string() }

const deskSku = z.object({
  item_id: z.int(),
  item_bn: z.string(),
  barcode: z.string(),
  price: cents,
  /** Points besides the price; of products of the points mall. */
  point: z.int(),
  market_price: cents,
  cost_price: cents,
  store: z.int(),
  /** Kilograms, and cubic metres. */
  weight: z.number(),
  volume: z.number(),
  start_num: z.int(),
  approve_status: approveStatus,
  is_default: z.boolean(),
  /** It was ordered, or an activity sells it: it cannot be removed. */
  is_used: z.boolean(),
  pics: z.array(z.string()),
  item_spec: z.array(z.object(specPair)),
  /** Prices that are fixed for grades; every other grade has its discount. */
  member_prices: z.array(z.object({ grade_kind: gradeKind, grade_id: z.int(), price: cents })),
})

/** A product with everything that the desk edits. */
export const deskGoods = z.object({
  goods_id: z.int(),
  item_id: z.int(),
  version: z.int(),
  item_name: z.string(),
  brief: z.string(),
  item_unit: z.string(),
  /** 0 for none. */
  brand_id: z.int(),
  /** Management category; 0 for none. */
  main_category_id: z.int(),
  /** Sales categories. */
  item_category: z.array(z.int()),
  /** 0 for the mall's own products. */
  distributor_id: z.int(),
  /** Freight template; 0 for free delivery. */
  templates_id: z.int(),
  approve_status: approveStatus,
  audit_status: z.enum(['submitting', 'processing', 'approved', 'rejected']),
  pics: z.array(z.string()),
  videos: z.string(),
  video_pic_url: z.string(),
  /** HTML; an introduction of content blocks as HTML too. */
  intro: z.string(),
  tdk_content: z.object({
    title: z.string(),
    mate_description: z.string(),
    mate_keywords: z.string(),
  }),
  product_type: productType,
  staff_goods: bit,
  points_goods: bit,
  is_gift: bit,
  /** Days within which it is sent after the payment; 0 where nothing is promised. */
  delivery_time: z.int(),
  /** Pieces of each SKU that a member may order within `day` days, 0 in all; `num` 0 for no limit of its own. */
  limit_buy: z.object({ num: z.int(), day: z.int() }),
  sort: z.int(),
  tag_ids: z.array(z.int()),
  /** Products that its page recommends first, in this sequence. */
  related_ids: z.array(z.int()),
  related_goods: z.array(z.object({ goods_id: z.int(), item_name: z.string(), pic: z.string() })),
  item_params: z.array(z.object({ attribute_name: z.string(), attribute_value_name: z.string() })),
  /** The specification whose values have the pictures of the SKUs; empty for none. */
  pictured_spec: z.string(),
  spec_items: z.array(deskSku),
  sales: z.int(),
  created: seconds,
  updated: seconds,
  deleted: seconds.nullable(),
})
export type DeskGoods = z.infer<typeof deskGoods>
export type DeskSku = z.infer<typeof deskSku>
export type DeskGoodsRow = z.infer<typeof deskGoodsRow>

const text = (max: number, message: string) => wireText(max, message, message)
const price = (min: number, message: string = deskMessages.priceInvalid) => wireInt(min, maxPrice, message)
const pictures = (max: number, message: string) =>
  z.array(wireMedia().min(1, contentMessages.pictureAddressInvalid)).max(max, message)

/** The fields of a SKU besides its values, as they are sent. */
const skuFields = {
  item_bn: text(goodsLimits.code, `货号不能超过${goodsLimits.code}个字`).optional(),
  barcode: text(goodsLimits.barcode, `条形码不能超过${goodsLimits.barcode}个字`).optional(),
  price: price(0).optional(),
  point: wireInt(0, maxStore, goodsMessages.pointsInvalid).optional(),
  market_price: price(0, '划线价不正确').optional(),
  cost_price: price(0, '成本价不正确').optional(),
  store: wireInt(0, maxStore, deskMessages.storeInvalid).optional(),
  /** The stock that the author saw: the difference to `store` is added, so that sales in between count. */
  store_seen: wireInt(0, maxStore).optional(),
  weight: wireDecimal(0, maxWeight, '重量不正确').optional(),
  volume: wireDecimal(0, 100_000, '体积不正确').optional(),
  start_num: wireInt(1, 9999, '起订量不正确').optional(),
  approve_status: approveStatus.optional(),
  pics: pictures(goodsLimits.pics, `规格图片最多${goodsLimits.pics}张`).optional(),
  /** Prices for grades that change; 0 for none of its own. */
  member_prices: z
    .array(
      z.object({
        grade_kind: gradeKind,
        grade_id: wireInt(1, maxId, deskMessages.gradeMissing),
        price: price(0, '会员价不正确'),
      }),
    )
    .max(goodsLimits.grades, `最多${goodsLimits.grades}个等级的会员价`)
    .optional(),
}

const itemSpec = z
  .array(
    z.object({
      spec_name: text(goodsLimits.attribute, `规格名称不能超过${goodsLimits.attribute}个字`).min(
        1,
        '请填写规格名称',
      ),
      spec_value_name: text(goodsLimits.value, `规格值不能超过${goodsLimits.value}个字`).min(
        1,
        '请填写规格值',
      ),
    }),
  )
  .max(goodsLimits.specs, `最多${goodsLimits.specs}组规格`)

/** All SKUs of a product in their sequence; a new one has no id. */
export const skuList = wireJson(
  z
    .array(
      z.object({
        item_id: wireInt(1, maxId, deskMessages.skuUnknown).optional(),
        ...skuFields,
        item_spec: itemSpec,
      }),
    )
    .min(1, deskMessages.skuMissing)
    .max(goodsLimits.skus, `最多${goodsLimits.skus}个规格`),
)
export type SkuInput = z.infer<typeof skuList>[number]

/** Changes of SKUs that stay as they are otherwise. */
export const skuChanges = wireJson(
  z
    .array(z.object({ item_id: wireInt(1, maxId, deskMessages.skuUnknown), ...skuFields }))
    .min(1, deskMessages.skuMissing)
    .max(goodsLimits.skus, `最多${goodsLimits.skus}个规格`),
)
export type SkuChange = z.infer<typeof skuChanges>[number]

const ids = (max: number, message: string) =>
  wireJson(z.array(wireInt(1, maxId, message)).max(max, message)).optional()

const seo = wireJson(
  z.object({
    title: text(goodsLimits.seoTitle, `标题不能超过${goodsLimits.seoTitle}个字`).optional().default(''),
    mate_description: text(goodsLimits.seoText, `描述不能超过${goodsLimits.seoText}个字`)
      .optional()
      .default(''),
    mate_keywords: text(goodsLimits.seoText, `关键词不能超过${goodsLimits.seoText}个字`)
      .optional()
      .default(''),
  }),
)

const parameters = wireJson(
  z
    .array(
      z.object({
        attribute_name: text(goodsLimits.attribute, `参数名称不能超过${goodsLimits.attribute}个字`).min(
          1,
          '请填写参数名称',
        ),
        attribute_value_name: text(goodsLimits.value, `参数值不能超过${goodsLimits.value}个字`).min(
          1,
          '请填写参数值',
        ),
      }),
    )
    .max(goodsLimits.params, `最多${goodsLimits.params}个参数`),
)

/** The fields of a product besides its SKUs, as they are sent; those that are absent stay as they are. */
export const goodsFields = {
  item_name: wireText(
    goodsLimits.name,
    `商品名称不能超过${goodsLimits.name}个字`,
    deskMessages.goodsNameMissing,
  )
    .min(1, deskMessages.goodsNameMissing)
    .optional(),
  brief: text(goodsLimits.brief, `卖点不能超过${goodsLimits.brief}个字`).optional(),
  item_unit: text(goodsLimits.unit, `单位不能超过${goodsLimits.unit}个字`).optional(),
  brand_id: wireInt(0, maxId, deskMessages.brandMissing).optional(),
  main_category_id: wireInt(0, maxId, deskMessages.categoryMissing).optional(),
  item_category: ids(goodsLimits.categories, `最多选择${goodsLimits.categories}个分类`),
  templates_id: wireInt(0, maxId, deskMessages.freightTemplateMissing).optional(),
  approve_status: approveStatus.optional(),
  pics: wireJson(pictures(goodsLimits.pics, `商品图片最多${goodsLimits.pics}张`)).optional(),
  videos: wireMedia('视频地址不正确').optional(),
  video_pic_url: wireMedia().optional(),
  intro: wireHtml(goodsLimits.intro, deskMessages.introTooLong).optional(),
  tdk_content: seo.optional(),
  product_type: productType.optional(),
  staff_goods: wireBool().optional(),
  points_goods: wireBool().optional(),
  is_gift: wireBool().optional(),
  delivery_time: wireInt(0, goodsLimits.deliveryDays, deskMessages.deliveryTimeInvalid).optional(),
  limit_buy: wireJson(
    z.object({
      num: wireInt(0, goodsLimits.perPerson, deskMessages.limitInvalid),
      day: wireInt(0, goodsLimits.limitDays, '限购周期不正确').optional().default(0),
    }),
  ).optional(),
  sort: wireInt(0, 999_999_999, deskMessages.sortInvalid).optional(),
  tag_ids: ids(goodsLimits.tags, `最多选择${goodsLimits.tags}个标签`),
  related_ids: ids(goodsLimits.related, `最多选择${goodsLimits.related}个相关商品`),
  item_params: parameters.optional(),
}

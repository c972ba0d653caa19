import * as z from 'zod/mini'
import { isFields } from '@/lib/domain/fields'
import { commonDefaults, commonShape, link, list, numeric, px, storedGoods, prepared } from '@/widgets/common'
import { sampleGoods } from '@/widgets/goods-tabs'
import type { ListLimits } from '@/widgets/setting-fields'
import { emptySlots, slots } from '@/widgets/slots'
import { without } from '@/widgets/unfilled'
import { defineContract } from '@/widgets/widget'

/** How many groups of products and of coupons there are, and coupons a group (spec 2 §5). */
export const goodsGroupLimits: ListLimits = {
  min: 1,
  tooFew: '请至少添加1组商品',
  max: 4,
  tooMany: '最多添加4组商品',
}
export const couponGroupLimits: ListLimits = {
  min: 1,
  tooFew: '请至少添加1组优惠券',
  max: 3,
  tooMany: '最多添加3组优惠券',
}
export const couponLimits: ListLimits = { max: 3, tooMany: '最多选择3张优惠券' }

const isProduct = (value: unknown) => isFields(value) && ['number', 'string'].includes(typeof value.goods_id)

/** The entries of a list: a broken one must not lose the others. */
const entries =
  (isValid: (value: unknown) => boolean = isFields) =>
  (value: unknown): unknown[] =>
    Array.isArray(value) ? (value as unknown[]).filter(isValid) : []

/** A coupon as the picker stores it. Value and texts are those of the time of picking. */
const storedCoupon = z.looseObject({
  card_id: z.catch(z.optional(z.union([z.number(), z.string()])), undefined),
  card_type: z.catch(z.string(), 'cash'),
  title: z.catch(z.string(), ''),
  description: z.catch(z.string(), ''),
  discount: z.catch(px(0, 100), 0),
  least_cost: z.catch(px(0, 1e12), 0),
  reduce_cost: z.catch(px(0, 1e12), 0),
  /** The operator's picture of the coupon. */
  imgUrl: z.catch(z.string(), ''),
})
export type StoredCoupon = z.output<typeof storedCoupon>

const goodsGroup = z.looseObject({
  data: prepared(entries(isProduct), z.array(storedGoods())),
})
const couponGroup = z.looseObject({ data: prepared(entries(), list(storedCoupon, couponLimits)) })

/** A new group, as other designers store it. */
export const newGoodsGroup = { type: 'goods', data: sampleGoods(4) }
export const newCouponGroup = { type: 'coupon', data: [] }

/** The groups of a layout; a widget that has none of them yet, because its list is shorter, gets a new one. */
const groups =
  (initial: unknown) =>
  (value: unknown): unknown =>
    value === undefined ? [initial] : entries()(value)

/** Content of the five layouts: pictures, pictures, pictures, groups of products, groups of coupons. */
const layouts = prepared(
  (value) =>
    Array.from({ length: 5 }, (_, index) => (Array.isArray(value) ? (value as unknown[])[index] : undefined)),
  z.tuple([
    slots(2),
    slots(3),
    slots(4),
    prepared(groups(newGoodsGroup), list(goodsGroup, goodsGroupLimits)),
    prepared(groups(newCouponGroup), list(couponGroup, couponGroupLimits)),
  ]),
)

const schema = z.looseObject({
  ...commonShape,
  mainTitle: z.string(),
  subTitle: z.string(),
  linkPath: link(),
  /** Index of the layout that is shown; the others stay stored. */
  styleType: numeric(z.literal([0, 1, 2, 3, 4])),
  data: layouts,
})
export type ShowcaseCardSettings = z.output<typeof schema>

/** The kind of content of each layout. */
const contentOf = ['pictures', 'pictures', 'pictures', 'goods', 'coupons'] as const

/** Showcase card: pictures in three layouts, products, or coupons. */
export const W0012 = defineContract({
  type: 'W0012',
  name: '橱窗卡',
  group: '业务组件',
  placement: 'both',
  schema,
  defaults: {
    ...commonDefaults('W0012', '橱窗卡'),
    width: 390,
    height: 450,
    widthDisabled: true,
    heightDisabled: true,
    mainTitle: '新品首发',
    subTitle: '看新奇好物',
    linkPath: {},
    styleType: 0,
    data: [emptySlots(2), emptySlots(3), emptySlots(4), [newGoodsGroup], [newCouponGroup]],
  },
  unfilled: ({ styleType, data }) => without(contentOf[styleType], data[styleType]),
  texts: ({ mainTitle, subTitle }) => [mainTitle, subTitle],
})

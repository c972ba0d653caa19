import * as z from 'zod/mini'
import { color, commonDefaults, commonShape, link, list, px } from '@/widgets/common'
import type { ListLimits } from '@/widgets/setting-fields'
import { without } from '@/widgets/unfilled'
import { defineContract } from '@/widgets/widget'

export const couponLimits: ListLimits = { min: 1, tooFew: '请至少添加1个优惠券' }

/** A coupon as the picker stores it (spec 4 §W0021). Value and texts are those of the time of picking. */
const storedCoupon = z.looseObject({
  card_id: z.catch(z.optional(z.union([z.number(), z.string()])), undefined),
  card_type: z.catch(z.optional(z.enum(['cash', 'discount', 'gift', 'new_gift'])), undefined),
  title: z.catch(z.string(), ''),
  description: z.catch(z.string(), ''),
  /** The operator's picture of the coupon, shown instead of its value. */
  icon_url_list: z.catch(z.string(), ''),
  discount: z.catch(px(0, 100), 0),
  least_cost: z.catch(px(0, 1e12), 0),
  reduce_cost: z.catch(px(0, 1e12), 0),
  /** Purpose of a gift coupon. */
  object_use_for: z.catch(z.string(), ''),
})
export type StoredCoupon = z.output<typeof storedCoupon>

const schema = z.looseObject({
  ...commonShape,
  text: z.string(),
  subTitle: z.string(),
  moreText: z.string(),
  moreLinkData: link(),
  wgtTextColor: color(),
  wgtBackgroundColor: color(),
  wgtBorderRadius: z.boolean(),
  wgtTitleFontSize: px(),
  wgtSubTitleFontSize: px(),
  wgtSubTextColor: color(),
  wgtPriceColor: color(),
  /** Decimals of an amount. */
  wgtToFixed: px(0, 2),
  /** Our own: the columns share the whole width instead of having those of the specification. */
  fillWidth: z.boolean(),
  data: list(storedCoupon, couponLimits),
})
export type CouponsSettings = z.output<typeof schema>

const placeholder: StoredCoupon = {
  coupons_id: '',
  coupons_name: '商品名称',
  price: 0,
  linkPage: 'coupons',
  linkPageLabel: '优惠券',
  title: '',
  description: '',
  icon_url_list: '',
  discount: 0,
  least_cost: 0,
  reduce_cost: 0,
  object_use_for: '',
}

/** Coupons that members claim. */
export const W0021 = defineContract({
  type: 'W0021',
  name: '优惠券',
  group: '业务组件',
  placement: 'both',
  schema,
  defaults: {
    ...commonDefaults('W0021', '优惠券'),
    height: 462,
    widthDisabled: true,
    heightDisabled: true,
    text: '优惠券 >',
    subTitle: '副标题',
    moreText: '更多',
    moreLinkData: {},
    wgtTextColor: '#ffffffff',
    wgtBackgroundColor: '#FF5D02',
    wgtBorderRadius: false,
    wgtTitleFontSize: 18,
    wgtSubTitleFontSize: 16,
    wgtSubTextColor: '#3B3B3B',
    // Unused; stored for other clients.
    wgtTitleColor: '#3B3B3B',
    pathData: {},
    imgWidth: 200,
    imgHeight: 200,
    wgtPriceFontSize: 18,
    wgtPriceColor: '#FF0036',
    wgtToFixed: 2,
    fillWidth: false,
    data: [placeholder, placeholder, placeholder],
  },
  unfilled: ({ data }) => without('coupons', data),
  texts: ({ text, subTitle }) => [text, subTitle],
})

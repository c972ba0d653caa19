import { z } from 'zod'
import { couponSettingTexts as texts, maxGiveNum, maxLockHours } from '@/lib/domain/coupon/setting'
import * as contentMessages from '@/lib/domain/messages/content'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../../call'
import { cardType } from '../../catalogue/card'
import {
  cents,
  emptyIsAbsent,
  seconds,
  wireId,
  wireIds,
  wireInt,
  wireJson,
  wireSwitch,
  wireText,
} from '../../fields'
import { forOperators, paging } from '../options'

const title = wireText(30, '名称最多30个字', deskMessages.nameMissing).min(1, deskMessages.nameMissing)
const description = wireText(300, '说明最多300个字').optional().default('')
const money = (message: string) => wireInt(0, 99_999_999_99, message).optional().default(0)
const quantity = wireInt(1, 10_000_000, '请填写发行数量')
const getLimit = wireInt(1, 1000, '请填写每人限领数量')
const knownId = wireId(texts.noCard)

const added = z.object({
  card_type: cardType,
  title,
  description,
  color: wireText(7)
    .regex(/^#[0-9a-fA-F]{6}$/, contentMessages.colourInvalid)
    .optional()
    .default('#e1251b'),
  /** Percent off: 12 is shown as 8.8折. */
  discount: wireInt(0, 99, texts.discount).optional().default(0),
  reduce_cost: money(texts.reduce),
  least_cost: money('使用门槛不正确'),
  /** The largest amount to which a discount applies; absent for no limit. */
  most_cost: emptyIsAbsent(wireInt(1, 99_999_999_99, '最高金额不正确')),
  date_type: z.enum(['DATE_TYPE_FIX_TIME_RANGE', 'DATE_TYPE_FIX_TERM'], texts.range),
  /** Epoch seconds; of a term the days from claiming until it begins. */
  begin_date: wireInt(0, 99_999_999_999, texts.beginInvalid).optional().default(0),
  end_date: wireInt(0, 99_999_999_999, texts.endInvalid).optional().default(0),
  /** Days for which a term lasts. */
  fixed_term: wireInt(0, 3650, texts.term).optional().default(0),
  quantity,
  get_limit: getLimit.optional().default(1),
  /** 0 all · 1 products · 2 main category · 3 tag · 4 brand · 5 all but these products */
  use_bound: wireInt(0, 5, texts.bound).optional().default(0),
  bound_ids: wireIds(500).optional().default([]),
  /** Grades and paid grades that may claim it; when both are empty, all members may. */
  grade_ids: wireIds(50).optional().default([]),
  vip_grade_ids: wireIds(50).optional().default([]),
  /** 0 for a coupon of the mall. */
  distributor_id: wireInt(0, 2_147_483_647, texts.noShop).optional().default(0),
  /** Hours for which a shop keeps the product of an exchange coupon. */
  lock_time: wireInt(1, maxLockHours, '保留时间不正确').optional().default(24),
  /** False: only packages give it. */
  receive: wireSwitch(requestMessages.parametersInvalid).optional().default(true),
})
export type CouponInput = z.output<typeof added>

const changed = z.object({
  card_id: knownId,
  title: title.optional(),
  description: wireText(300, '说明最多300个字').optional(),
  quantity: quantity.optional(),
  get_limit: getLimit.optional(),
  receive: wireSwitch(requestMessages.parametersInvalid).optional(),
  /** True ends it: it can no longer be claimed; claimed coupons stay valid. */
  is_closed: wireSwitch(requestMessages.parametersInvalid).optional(),
})
export type CouponChange = z.output<typeof changed>

const row = z.object({
  card_id: z.int(),
  card_type: cardType,
  title: z.string(),
  description: z.string(),
  color: z.string(),
  discount: z.int(),
  reduce_cost: cents,
  least_cost: cents,
  most_cost: cents,
  date_type: z.string(),
  begin_date: z.int(),
  end_date: z.int(),
  fixed_term: z.int(),
  quantity: z.int(),
  get_num: z.int(),
  get_limit: z.int(),
  use_bound: z.int(),
  bound_ids: z.array(z.int()),
  grade_ids: z.array(z.int()),
  vip_grade_ids: z.array(z.int()),
  distributor_id: z.int(),
  lock_time: z.int(),
  receive: z.boolean(),
  is_closed: z.boolean(),
  created: seconds,
})
export type CouponRow = z.infer<typeof row>

const packaged = z.object({
  title,
  describe: description,
  /** How often one member may claim it. */
  limit_count: wireInt(1, 1000, '请填写每人限领数量').optional().default(1),
  /** False: only grades give it. */
  receive: wireSwitch(requestMessages.parametersInvalid).optional().default(true),
  cards: wireJson(
    z
      .array(
        z.object({ card_id: knownId, give_num: wireInt(1, maxGiveNum, '赠送数量不正确') }),
        texts.noPackage,
      )
      .min(1, texts.noPackage)
      .max(20, '卡券包最多20种优惠券'),
  ),
  /** Grades that give it once, and paid grades that give it with each purchase. */
  grade_ids: wireIds(50).optional().default([]),
  vip_grade_ids: wireIds(50).optional().default([]),
})
export type CouponPackageInput = z.output<typeof packaged>

/** Coupons, exchange coupons and packages of coupons (contract operator, contract member §7.1, §17). */
export const operatorCouponContract = {
  list: call('GET', '/operator/cards', '优惠券', forOperators('promotion:read'))
    .input(z.object({ ...paging, card_type: emptyIsAbsent(cardType) }))
    .output(z.object({ total_count: z.int(), list: z.array(row) })),

  add: call('POST', '/operator/cards', '新增优惠券', forOperators('promotion:write'))
    .input(added)
    .output(row),

  /** Changes what may change under coupons that members hold: their terms never do. */
  edit: call('PUT', '/operator/cards', '修改优惠券', forOperators('promotion:write'))
    .input(changed)
    .output(row),

  addPackage: call('POST', '/operator/cards/packages', '新增卡券包', forOperators('promotion:write'))
    .input(packaged)
    .output(z.object({ package_id: z.int() })),
}

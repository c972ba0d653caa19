import { z } from 'zod'
import * as orderMessages from '@/lib/domain/messages/order'
import { call } from '../call'
import { currency } from '../catalogue/goods-fields'
import { cents, wireId, wireText } from '../fields'
import { startedPayment } from '../trade/payment-shape'

const tags = ['会员']

/** A paid grade on offer (contract member §9.1). Prices are yuan, `discount` is percent off. */
export const offeredGrade = z.object({
  vip_grade_id: z.int(),
  company_id: z.literal(1),
  grade_name: z.string(),
  lv_type: z.enum(['vip', 'svip']),
  default_grade: z.boolean(),
  is_default: z.boolean(),
  is_disabled: z.literal(false),
  background_pic_url: z.string(),
  guide_title: z.string(),
  description: z.string(),
  price_list: z.array(
    z.object({
      name: z.enum(['monthly', 'quarter', 'year']),
      price: z.number(),
      day: z.int(),
      desc: z.string(),
    }),
  ),
  privileges: z.object({ discount: z.int(), discount_desc: z.number() }),
  external_id: z.literal(''),
})
export type OfferedGrade = z.infer<typeof offeredGrade>

/** The paid grade of a member, or the one on offer with its terms (contract member §9.3). */
export const vipGrade = offeredGrade.partial().extend({
  is_open: z.boolean(),
  is_vip: z.boolean(),
  is_had_vip: z.boolean(),
  user_id: z.int().optional(),
  vip_type: z.enum(['vip', 'svip']).optional(),
  /** Percent off. */
  discount: z.number().optional(),
  /** Only for an active grade: its end as epoch seconds in text and as a date, and the days left. */
  end_date: z.string().optional(),
  end_time: z.string().optional(),
  day: z.int().optional(),
  valid: z.boolean().optional(),
})

export const vipContract = {
  list: call('GET', '/vipgrades/newlist', '付费会员等级', { tags, kept: {} })
    .input(z.object({}))
    .output(z.object({ list: z.array(offeredGrade), cur: currency })),

  /** The same as a bare array. */
  plain: call('GET', '/vipgrades/list', '付费会员等级（数组）', { tags, kept: {} })
    .input(z.object({}))
    .output(z.array(offeredGrade)),

  /**
   * Orders a term of a paid grade and starts its payment; the cashier takes `trade_info.order_id` (contract member
   * §9.2). Without `pay_type`, our own, no payment is started: the buyer chooses at the cashier.
   */
  buy: call('POST', '/vipgrades/buy', '购买付费会员', { tags, auth: 'member', invalid: '会员卡购买失败.' })
    .input(
      z.object({
        vip_grade_id: wireId('会员卡购买失败.'),
        card_type: wireText(20, orderMessages.gradeOrderFailed, '会员卡购买失败.'),
        pay_type: wireText(30).optional(),
        pay_channel: wireText(30).optional(),
        return_url: wireText(500).optional(),
        open_id: wireText(100).optional(),
        distributor_id: wireText(20).optional(),
        shop_id: wireText(20).optional(),
      }),
    )
    .output(startedPayment.extend({ pay_fee: cents, total_fee: cents })),

  own: call('GET', '/vipgrades/uservip', '我的付费会员', { tags, auth: 'member' })
    .input(z.object({}))
    .output(z.union([vipGrade, z.object({ grade_name: z.literal('') })])),
}

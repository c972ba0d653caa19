import { z } from 'zod'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { call } from '../call'
import {
  cents,
  emptyIsAbsent,
  seconds,
  wireBool,
  wireId,
  wireIds,
  wireInt,
  wirePage,
  wirePageSize,
  wireShopId,
  wireText,
} from '../fields'
import { cartType } from '../trade/cart'
import { cardScope, cardType, wholeCard } from './card'
import { currency } from './goods-fields'

export type { Card, WholeCard } from './card'

const tags = ['优惠券']

/** A coupon that a member claimed (contract member §7.4). */
const userCard = z.object({
  id: z.int(),
  user_id: z.int(),
  card_id: z.int(),
  company_id: z.literal(1),
  code: z.string(),
  coupon_code: z.string(),
  status: z.int(),
  card_type: cardType,
  title: z.string(),
  description: z.string(),
  color: z.string(),
  use_platform: z.literal('mall'),
  begin_date: z.string(),
  end_date: z.string(),
  get_date: seconds,
  discount: z.int(),
  least_cost: cents,
  reduce_cost: cents,
  most_cost: cents,
  use_bound: z.int(),
  use_condition: z.literal(''),
  ...cardScope,
  /** When a shop took it; 0 for not yet, and for coupons of orders. */
  used_time: seconds,
  expired_time: seconds,
  salesperson_id: z.literal(0),
  remain_times: z.literal(0),
  distributor_id: z.int(),
  distributor_info: z.union([
    z.object({ distributor_id: z.int(), name: z.string(), logo: z.string() }),
    z.tuple([]),
  ]),
  tagClass: z.enum(['used', 'notstarted', 'overdue']).optional(),
  valid: z.boolean(),
  invalid_desc: z.string(),
  coupon: z.object({
    card_id: z.int(),
    title: z.string(),
    code: z.string(),
    card_type: cardType,
    least_cost: cents,
    reduce_cost: cents,
    discount: z.int(),
    valid: z.boolean(),
  }),
})

export type UserCard = z.infer<typeof userCard>

const couponNotFound = goodsMessages.couponMissing

const flag = () => wireBool().optional()

/**
 * How many are left, and the dates that a claim now would bring. Which coupons a member can claim depends on their
 * grades.
 */
const keptCards = {
  live: [
    ...['begin_date', 'end_date', 'date_status', 'get_num', 'use_num', 'received_flag', 'button_status'],
  ].map((field) => `list.*.${field}`),
  except: 'members' as const,
}

export const couponContract = {
  cards: call('GET', '/getCardList', '可领取的优惠券', { tags, kept: keptCards })
    .input(
      z.object({
        page_no: wirePage(),
        page_size: wirePageSize(8, 999),
        /** `all` or absent: coupons of every shop; 0: of the mall itself. */
        distributor_id: z.union([z.literal('all'), wireShopId()]).optional(),
        item_id: wireIds(100).optional(),
        card_id: wireIds(100).optional(),
        card_type: wireText(20).optional(),
        end_date: wireText(20).optional(),
        valid: wireText(10).optional(),
      }),
    )
    .output(
      z.object({
        list: z.array(wholeCard),
        total_count: z.int(),
        count: z.int(),
        pagers: z.object({ total: z.int() }),
      }),
    ),

  /** The same with the names of the legacy gateway (contract member §16). */
  ofShop: call('GET', '/shop.coupon', '店铺优惠券（旧接口）', { tags, legacyName: 'shop.coupon' })
    .input(z.object({ shop_id: emptyIsAbsent(wireShopId()) }))
    .output(
      z.object({
        shopCouponList: z.array(
          z.object({
            coupon_id: z.int(),
            shop_id: z.int(),
            coupon_name: z.string(),
            cansend_start_time: seconds,
            cansend_end_time: seconds,
            /** Coupons that one member may claim. */
            user_get_times: z.int(),
            /** Coupons that were used, by all members. */
            all_use_times: z.int(),
            /** Coupons that the viewer has claimed. */
            get_time: z.int(),
          }),
        ),
      }),
    ),

  receive: call('GET', '/user/receiveCard', '领取优惠券', {
    tags,
    writes: true,
    auth: 'member',
    legacyName: { name: 'shop.coupon.receive', params: { coupon_id: 'card_id' } },
    invalid: goodsMessages.couponMissing,
    also: [{ method: 'POST', path: '/user/receiveCard' }],
  })
    .input(z.object({ card_id: wireId() }))
    .output(
      z.object({
        status: z.object({
          code: z.string(),
          card_id: z.int(),
          /** Coupons left in total, and for this member. */
          total_lastget_num: z.int(),
          lastget_num: z.int(),
        }),
      }),
    ),

  /** Coupons at checkout: which apply to the order, and why the others do not. */
  picker: call('GET', '/user/newGetCardList', '结算可用优惠券', { tags, auth: 'member' })
    .input(
      z.object({
        page_no: wirePage(),
        page_size: wirePageSize(20, 999),
        page_type: wireText(20).optional(),
        use_platform: wireText(20).optional(),
        valid: flag(),
        is_checkout: flag(),
        cart_type: cartType.optional(),
        distributor_id: wireShopId().optional(),
        items: z.union([z.array(z.unknown()), z.string()]).optional(),
        amount: wireInt(0, 99_999_999_99).optional(),
        total_fee: wireInt(0, 99_999_999_99).optional(),
        code: wireText(40).optional(),
        card_id: wireIds(100).optional(),
        status: wireInt(0, 10).optional(),
      }),
    )
    .output(z.object({ list: z.array(userCard), total_count: z.int(), count: z.int(), cur: currency })),

  /** One coupon of the member by its code, or the newest of a card (contract member §7.6). */
  own: call('GET', '/user/newGetCardDetail', '我的优惠券详情', {
    tags,
    auth: 'member',
    invalid: couponNotFound,
    also: [{ method: 'GET', path: '/user/getCardDetail' }],
  })
    .input(z.object({ code: wireText(40).optional(), card_id: emptyIsAbsent(wireId()) }))
    .output(
      z.object({
        detail: userCard,
        card_info: userCard,
        /** Empty: coupons are used in the mall. */
        shop_list: z.tuple([]),
        card_code: z.object({ code: z.string(), barcode_url: z.string(), qrcode_url: z.string() }),
      }),
    ),

  /** Gives up an unused coupon by its id or its code (contract member §7.6). */
  remove: call('GET', '/user/removeCard', '删除优惠券', {
    tags,
    writes: true,
    auth: 'member',
    invalid: couponNotFound,
    also: [{ method: 'POST', path: '/user/removeCard' }],
  })
    .input(z.object({ id: emptyIsAbsent(wireId()), code: emptyIsAbsent(wireText(40)) }))
    .output(z.object({ status: z.literal(true) })),

  /** One card that can be claimed. */
  card: call('GET', '/getCardDetail/{card_id}', '优惠券详情', { tags, invalid: couponNotFound })
    .input(z.object({ card_id: wireId() }))
    .output(wholeCard),

  /** All unused coupons, with the names of older clients (contract member §7.6). */
  plain: call('GET', '/user/getCardList', '我的优惠券（旧）', { tags, auth: 'member' })
    .input(z.object({ page_no: wirePage(), page_size: wirePageSize(20) }))
    .output(z.object({ list: z.array(userCard), count: z.int(), total_count: z.int() })),

  /**
   * Older clients name the coupon of their checkout before they place the order, which names it again: the call only
   * checks it (contract member §16).
   */
  use: call('POST', '/promotion.coupon.use', '使用优惠券（旧接口）', {
    tags,
    auth: 'member',
    legacyName: 'promotion.coupon.use',
    invalid: couponNotFound,
  })
    .input(z.object({ coupon_code: wireText(40).min(1) }))
    .output(z.object({ coupon_code: z.string(), card_id: z.int() })),

  cancelUse: call('POST', '/promotion.coupon.cancel', '取消使用优惠券（旧接口）', {
    tags,
    auth: 'member',
    legacyName: 'promotion.coupon.cancel',
  })
    .input(z.object({ coupon_code: wireText(40).optional() }))
    .output(z.object({})),

  mine: call('GET', '/user/getUserCardList', '我的优惠券', { tags, auth: 'member' })
    .input(
      z.object({
        /** 1 usable · 2 used · 3 expired */
        status: wireInt(1, 3).optional().default(1),
        page: wirePage(),
        pageSize: wireInt(1, 999).optional(),
        page_size: wireInt(1, 999).optional(),
        card_type: wireText(20).optional(),
        scope_type: wireText(20).optional(),
        distributor_id: wireShopId().optional(),
      }),
    )
    .output(
      z.object({
        list: z.array(userCard),
        total_count: z.int(),
        count: z.object({ total: z.int(), cash: z.int(), discount: z.int(), new_gift: z.int() }),
        cur: currency,
      }),
    ),
}

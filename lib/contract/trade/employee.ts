import { z } from 'zod'
import * as addressMessages from '@/lib/domain/messages/address'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../call'
import { categoryNode } from '../catalogue/category'
import { goodsDetail, richText } from '../catalogue/goods-detail'
import {
  bit,
  cents,
  listOf,
  seconds,
  wireBool,
  wireId,
  wireIds,
  wireInt,
  wirePage,
  wirePageSize,
  wireText,
  wirePhone,
} from '../fields'
import { employeeCartContract } from './employee-cart'
import { anyId, auth, context, done, tags } from './employee-fields'
import { employeeRelativesContract } from './employee-relatives'
import { activityItem, activityTitle, employeeActivity, budgetFee } from './employee-shape'
import { employeeStaffContract } from './employee-staff'
import { employeeEmployerContract } from './employer'

const statuses = ['', 'not_started', 'warm_up', 'ongoing', 'pending', 'over', 'cancel'] as const

/**
 * Employee purchase (contract member §14.1). Its orders are ordinary ones with `order_type` normal_employee_purchase.
 */
export const employeeContract = {
  ...employeeEmployerContract,
  ...employeeRelativesContract,
  ...employeeCartContract,
  ...employeeStaffContract,

  isOpen: call('GET', '/employeepurchase/is_open', '员工内购是否开启', { tags, auth })
    .input(z.object({}))
    .output(z.object({ is_open: z.boolean() })),

  /** Activities of an employer of the member; empty for any other. */
  activities: call('GET', '/employeepurchase/activities', '内购活动列表', { tags, auth })
    .input(
      z.object({
        enterprise_id: anyId(),
        status: z.enum(statuses, requestMessages.statusInvalid).optional(),
        activity_name: wireText(50).optional(),
        activity_id: anyId(),
        /** Also what the member has left to spend. */
        need_aggregate: wireBool().optional(),
        page: wirePage(),
        pageSize: wirePageSize(20),
      }),
    )
    .output(listOf(employeeActivity)),

  activity: call('GET', '/employeepurchase/activity/detail', '内购活动', { tags })
    .input(z.object({ activity_id: context.activity_id }))
    .output(activityTitle),

  items: call('GET', '/employeepurchase/activity/items', '内购商品列表', { tags, auth })
    .input(
      z.object({
        activity_id: context.activity_id,
        /** Without it the first employer of the member that takes part. */
        enterprise_id: anyId(),
        main_cat_id: wireIds(1).optional(),
        cat_id: wireIds(1).optional(),
        category: wireIds(1).optional(),
        item_name: wireText(100, requestMessages.keywordTooLong).optional(),
        item_bn: wireText(50).optional(),
        keywords: wireText(100, requestMessages.keywordTooLong).optional(),
        /** 1 sales · 2 price descending · 3 price ascending; any other value: the operator's sort. */
        goodsSort: wireInt(0, 100).optional(),
        page: wirePage(),
        pageSize: wirePageSize(20),
      }),
    )
    .output(listOf(activityItem)),

  item: call('GET', '/employeepurchase/activity/item/{item_id}', '内购商品详情', { tags, auth })
    .input(z.object({ ...context, item_id: wireId(goodsMessages.goodsIdInvalid), rich_text: richText }))
    .output(
      goodsDetail.omit({ activity_type: true, activity_info: true, limit_num: true }).extend({
        activity_type: z.literal('employee_purchase'),
        activity_info: employeeActivity,
        activity_price: cents,
        limit_fee: cents,
        limit_num: z.int(),
        /** The SKUs of the product that the activity sells. */
        activity_items: activityItem.shape.spec_items,
      }),
    ),

  categories: call('GET', '/employeepurchase/activity/items/category', '内购商品分类', { tags, auth })
    .input(z.object({ activity_id: context.activity_id, enterprise_id: anyId() }))
    .output(z.array(categoryNode)),

  activityData: call('GET', '/employee/activitydata', '内购额度', { tags, auth })
    .input(z.object(context))
    .output(
      activityTitle.extend({
        ...budgetFee.shape,
        if_relative_join: z.boolean(),
        invite_limit: z.int(),
        relative_begin_time: seconds,
        relative_end_time: seconds,
        is_passphrase_enabled: z.literal(0),
        passphrase_participate_quota: z.literal(0),
        passphrase_limitfee: z.literal(0),
        passphrase_user_verified: z.literal(0),
        is_employee: z.boolean(),
        is_relative: z.boolean(),
        enterprise_id: z.int(),
        invited_num: z.int().optional(),
      }),
    ),

  eligibility: call('GET', '/employeepurchase/internal-sale-eligibility', '内购资格', { tags, auth })
    .input(z.object(context))
    .output(
      z.object({
        internal_sale_eligible: bit,
        eligible_as: z.enum(['employee', 'relative', 'none']),
      }),
    ),

  /**
   * Reports visits and actions in an activity. A pass-phrase never matches: the mall has no invitations by pass-phrase.
   */
  behaviour: call('POST', '/employeepurchase/activity/behavior-report', '内购行为上报', { tags })
    .input(
      z.object({
        behavior_type: z.enum(['scan', 'passphrase_verify'], requestMessages.parametersInvalid),
        ...context,
        visitor_key: wireText(100).optional(),
        passphrase_code: wireText(50).optional(),
        code: wireText(50).optional(),
      }),
    )
    .output(
      z.union([
        z.object({ behavior_type: z.literal('scan'), status: z.literal(true), log_id: z.int() }),
        z.object({
          behavior_type: z.literal('passphrase_verify'),
          verified: z.literal(false),
          log_id: z.int(),
        }),
      ]),
    ),

  /** Another receiver of an order, until it is shipped. Fields and texts are those of the order. */
  changeReceiver: call('PUT', '/employeepurchase/order/receiver', '修改订单收货人', { tags, auth })
    .input(
      z.object({
        ...z.object(context).partial().shape,
        order_id: wireText(30, '请填写订单号', '请填写订单号').min(1, '请填写订单号'),
        receiver_name: wireText(50, addressMessages.receiverNameInvalid).optional().default(''),
        receiver_mobile: wirePhone(20, addressMessages.receiverContactMissing).optional().default(''),
        receiver_state: wireText(40, addressMessages.provinceInvalid).optional().default(''),
        receiver_city: wireText(40, addressMessages.cityInvalid).optional().default(''),
        receiver_district: wireText(40, addressMessages.regionInvalid).optional().default(''),
        receiver_address: wireText(200, addressMessages.streetInvalid).optional().default(''),
        receiver_zip: wireText(10).optional().default(''),
      }),
    )
    .output(done),
}

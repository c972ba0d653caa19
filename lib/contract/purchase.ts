import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import { call } from './call'
import { categoryNode } from './category'
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
} from './fields'
import { goodsDetail, richText } from './goods-detail'
import {
  activityItem,
  activityTitle,
  checkedEmployee,
  enterprise,
  ownEnterprise,
  purchaseActivity,
  purchaseCart,
  purchaseFee,
} from './purchase-shape'

const tags = ['员工内购']
const auth = 'member'

const activityId = wireInt(1, maxId, '活动ID必填')
const enterpriseId = wireInt(1, maxId, '企业ID必填')
/** The activity and the employer that a call is about. */
const context = { activity_id: activityId, enterprise_id: enterpriseId }
const anyId = () => wireInt(0, maxId, '参数错误').optional()
const done = z.object({ status: z.literal(true) })
const authType = wireText(20, '请选择正确的验证方式', '验证方式必填').min(1, '验证方式必填')
const statuses = ['', 'not_started', 'warm_up', 'ongoing', 'pending', 'over', 'cancel'] as const

/** Employee purchase (contract member §14.1). Its orders are ordinary ones with `order_type` normal_employee_purchase. */
export const purchaseContract = {
  enterprises: call('GET', '/enterprises', '企业列表', { tags })
    .input(
      z.object({
        page: wirePage(),
        pageSize: wirePageSize(20),
        enterprise_sn: wireText(50).optional(),
        enterprise_id: anyId(),
      }),
    )
    .output(listOf(enterprise)),

  /** No employer of this mall proves its staff by e-mail. */
  emailCode: call('GET', '/employee/email/vcode', '企业邮箱验证码', { tags })
    .input(z.object({ email: wireText(254, '收件邮箱格式不正确', '邮箱必填'), enterprise_id: anyId() }))
    .output(done),

  /** Which employers know a person. Limited by address. */
  check: call('POST', '/employee/check', '员工身份查询', { tags })
    .input(
      z.object({
        auth_type: authType,
        /** `member_mobile` is the number of the signed-in member. */
        mobile: wireText(20, '手机号必填').optional(),
        activity_id: anyId(),
        enterprise_id: anyId(),
        distributor_id: anyId(),
      }),
    )
    .output(z.object({ total_count: z.int(), list: z.array(checkedEmployee) })),

  /** Makes the member an employee, by the number that the employer has of them. */
  authenticate: call('POST', '/employee/auth', '员工认证', { tags, auth })
    .input(
      z.object({
        enterprise_id: enterpriseId,
        auth_type: wireText(20, '请选择正确的验证方式', '认证方式必填').min(1, '认证方式必填'),
        employee_id: anyId(),
        mobile: wireText(20).optional(),
        activity_id: anyId(),
      }),
    )
    .output(done),

  ownEnterprises: call('GET', '/user/enterprises', '我的企业', { tags, auth })
    .input(z.object({ distributor_id: anyId(), activity_id: anyId(), disabled: wireBool().optional() }))
    .output(z.array(ownEnterprise)),

  distributor: call('GET', '/user/enterprise/distributor', '企业所属店铺', { tags, auth })
    .input(z.object({ enterprise_id: enterpriseId }))
    .output(z.object({ distributor_id: z.literal(0), distributor_name: z.literal('') })),

  isOpen: call('GET', '/employeepurchase/is_open', '员工内购是否开启', { tags, auth })
    .input(z.object({}))
    .output(z.object({ is_open: z.boolean() })),

  /** Activities of an employer of the member; empty for any other. */
  activities: call('GET', '/employeepurchase/activities', '内购活动列表', { tags, auth })
    .input(
      z.object({
        enterprise_id: anyId(),
        status: z.enum(statuses, 'status 参数不合法').optional(),
        activity_name: wireText(50).optional(),
        activity_id: anyId(),
        /** Also what the member has left to spend. */
        need_aggregate: wireBool().optional(),
        page: wirePage(),
        pageSize: wirePageSize(20),
      }),
    )
    .output(listOf(purchaseActivity)),

  activity: call('GET', '/employeepurchase/activity/detail', '内购活动', { tags })
    .input(z.object({ activity_id: activityId }))
    .output(activityTitle),

  items: call('GET', '/employeepurchase/activity/items', '内购商品列表', { tags, auth })
    .input(
      z.object({
        activity_id: activityId,
        /** Without it the first employer of the member that takes part. */
        enterprise_id: anyId(),
        main_cat_id: wireIds(1).optional(),
        cat_id: wireIds(1).optional(),
        category: wireIds(1).optional(),
        item_name: wireText(100, '关键词过长').optional(),
        item_bn: wireText(50).optional(),
        keywords: wireText(100, '关键词过长').optional(),
        /** 1 sales · 2 price descending · 3 price ascending; any other value: the operator's sort. */
        goodsSort: wireInt(0, 100).optional(),
        page: wirePage(),
        pageSize: wirePageSize(20),
      }),
    )
    .output(listOf(activityItem)),

  item: call('GET', '/employeepurchase/activity/item/{item_id}', '内购商品详情', { tags, auth })
    .input(z.object({ ...context, item_id: wireId('商品ID异常'), rich_text: richText }))
    .output(
      goodsDetail.omit({ activity_type: true, activity_info: true, limit_num: true }).extend({
        activity_type: z.literal('employee_purchase'),
        activity_info: purchaseActivity,
        activity_price: cents,
        limit_fee: cents,
        limit_num: z.int(),
        /** The SKUs of the product that the activity sells. */
        activity_items: activityItem.shape.spec_items,
      }),
    ),

  categories: call('GET', '/employeepurchase/activity/items/category', '内购商品分类', { tags, auth })
    .input(z.object({ activity_id: activityId, enterprise_id: anyId() }))
    .output(z.array(categoryNode)),

  activityData: call('GET', '/employee/activitydata', '内购额度', { tags, auth })
    .input(z.object(context))
    .output(
      activityTitle.extend({
        ...purchaseFee.shape,
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

  /** What visitors of an activity did. A pass-phrase never fits: the mall has no channel by pass-phrase. */
  behaviour: call('POST', '/employeepurchase/activity/behavior-report', '内购行为上报', { tags })
    .input(
      z.object({
        behavior_type: z.enum(['scan', 'passphrase_verify'], '参数错误'),
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

  inviteCode: call('GET', '/employee/invitecode', '亲友邀请码', { tags, auth })
    .input(z.object(context))
    .output(z.object({ invite_code: z.string() })),

  relatives: call('GET', '/employee/invitelist', '我邀请的亲友', { tags, auth })
    .input(z.object({ ...context, page: wirePage(), pageSize: wirePageSize(20) }))
    .output(
      listOf(
        z.object({
          user_id: z.int(),
          activity_id: z.int(),
          enterprise_id: z.int(),
          created: seconds,
          /** Masked. */
          member_mobile: z.string(),
          username: z.string(),
          avatar: z.string(),
          limit_fee: cents,
          used_limitfee: cents,
          left_fee: cents,
        }),
      ),
    ),

  bindRelative: call('POST', '/employee/relative/bind', '绑定亲友', { tags, auth })
    .input(
      z.object({ invite_code: wireText(20, '分享链接已失效', '分享链接已失效').min(1, '分享链接已失效') }),
    )
    .output(done),

  addToCart: call('POST', '/employeepurchase/cart', '加入内购购物车', { tags, auth })
    .input(
      z.object({
        ...context,
        item_id: wireId('提交的商品数据错误'),
        num: wireInt(1, 99999, '提交的商品数据错误'),
        /** False replaces the quantity. */
        isAccumulate: z.union([z.boolean(), z.string(), z.number()]).optional(),
      }),
    )
    .output(purchaseCart),

  updateCart: call('PUT', '/employeepurchase/cart', '修改内购购物车', { tags, auth })
    .input(
      z.object({
        ...context,
        /** `cart_id` is the SKU. */
        cart_id: wireId('参数错误').optional(),
        item_id: wireId('参数错误').optional(),
        num: wireInt(1, 99999, '参数错误'),
      }),
    )
    .output(purchaseCart),

  cart: call('GET', '/employeepurchase/cart', '内购购物车', { tags, auth })
    .input(z.object(context))
    .output(purchaseCart),

  removeFromCart: call('DELETE', '/employeepurchase/cart', '删除内购购物车商品', { tags, auth })
    .input(z.object({ ...context, cart_id: wireIds(100).optional(), item_id: wireIds(100).optional() }))
    .output(done),

  checkCart: call('PUT', '/employeepurchase/cart/checkstatus', '勾选内购购物车商品', { tags, auth })
    .input(z.object({ ...context, cart_id: wireIds(100), is_checked: wireBool().optional() }))
    .output(done),

  /** Another receiver of an order, until it is shipped. Fields and texts are those of the order. */
  changeReceiver: call('PUT', '/employeepurchase/order/receiver', '修改订单收货人', { tags, auth })
    .input(
      z.object({
        ...z.object(context).partial().shape,
        order_id: wireText(30, '请填写订单号', '请填写订单号').min(1, '请填写订单号'),
        receiver_name: wireText(50, '请填写正确的收货人姓名').optional().default(''),
        receiver_mobile: wireText(20, '请填写联系方式').optional().default(''),
        receiver_state: wireText(40, '请填写正确的省份').optional().default(''),
        receiver_city: wireText(40, '请填写正确的城市').optional().default(''),
        receiver_district: wireText(40, '请填写正确的地区').optional().default(''),
        receiver_address: wireText(200, '请填写正确的详细地址').optional().default(''),
        receiver_zip: wireText(10).optional().default(''),
      }),
    )
    .output(done),

  cartCount: call('GET', '/employeepurchase/cartcount', '内购购物车数量', { tags, auth })
    .input(z.object(context))
    .output(z.object({ item_count: z.int(), cart_count: z.int() })),

  /** Where staff orders may go besides the addresses of the member, in the shape of the legacy gateway. */
  staffAddresses: call('GET', '/staff/addresses', '员工收货地址', {
    tags,
    auth,
    legacyName: 'staff.address.list',
  })
    .input(z.object({ disabled: wireText(10).optional() }))
    .output(
      z.array(
        z.object({
          addr_id: z.int(),
          name: z.string(),
          /** `省/市/区`. */
          area: z.string(),
          addr: z.string(),
          province: z.string(),
          city: z.string(),
          county: z.string(),
          /** The member, who receives the parcel. */
          username: z.string(),
          telephone: z.string(),
        }),
      ),
    ),

  /** 特卖商品 and 常规员工内购商品, for staff alone. */
  staffItems: call('GET', '/staff/activity/items', '员工内购商品', {
    tags,
    auth,
    legacyName: 'staff.activity.items',
  })
    .input(z.object({ page: wirePage(), pageSize: wirePageSize(20) }))
    .output(staffList()),

  /** 福袋, for staff alone. */
  luckyItems: call('GET', '/lucky/activity/items', '福袋商品', {
    tags,
    auth,
    legacyName: 'lucky.activity.items',
  })
    .input(z.object({ page: wirePage(), pageSize: wirePageSize(20) }))
    .output(staffList()),
}

/** Products with the fields of the seed (contract goods §15, contract member §14.2). */
function staffList() {
  return listOf(
    z.object({
      item_id: z.int(),
      item_name: z.string(),
      title: z.string(),
      sub_title: z.string(),
      pics: z.array(z.string()),
      image_default_id: z.string(),
      price: cents,
      market_price: cents,
      store: z.int(),
      product_type: z.enum(['normal', 'sale', 'bag']),
      staff_goods: z.literal(1),
      /** 1: it cannot be bought. */
      valid_lucky: bit,
      promotions: z.array(z.object({ promotion_tag: z.string(), promotion_name: z.string() })),
    }),
  )
}

import { z } from 'zod'
import { bit, cents, seconds } from '../fields'

const flag = z.enum(['true', 'false'])

/** How staff proves that it works for an employer. */
export const employeeAuthType = z.enum(['mobile', 'qr_code', 'no_verify'])

/** An employer (contract member §14.1); without the settings of its mail box. */
export const enterprise = z.object({
  id: z.int(),
  company_id: z.literal(1),
  distributor_id: z.literal(0),
  operator_id: z.literal(0),
  name: z.string(),
  enterprise_sn: z.string(),
  logo: z.string(),
  qr_code_bg_image: z.literal(''),
  is_employee_check_enabled: flag,
  auth_type: employeeAuthType,
  disabled: bit,
  sort: z.int(),
  distributor_name: z.literal(''),
  email_suffix: z.literal(''),
})

/** An employee as `employee/check` finds it; name and number are masked, because the call is open. */
export const checkedEmployee = z.object({
  enterprise_id: z.int(),
  enterprise_name: z.string(),
  enterprise_sn: z.string(),
  auth_type: employeeAuthType,
  distributor_id: z.literal(0),
  operator_id: z.literal(0),
  company_id: z.literal(1).optional(),
  id: z.int().optional(),
  name: z.string().optional(),
  mobile: z.string().optional(),
  account: z.null().optional(),
  email: z.null().optional(),
  /** Set for the caller only; null for an employee without an account, and for others. */
  user_id: z.int().nullable().optional(),
  member_mobile: z.string().nullable().optional(),
  created: seconds.optional(),
  updated: seconds.optional(),
  disabled: bit.optional(),
  distributor_name: z.literal('').optional(),
})

export const ownEnterprise = z.object({
  company_id: z.literal(1),
  name: z.string(),
  enterprise_id: z.int(),
  enterprise_sn: z.string(),
  logo: z.string(),
  login_account: z.string(),
  disabled: bit,
  identity_disabled: bit,
  is_employee: z.boolean(),
  is_relative: z.boolean(),
})

/** Limit, spent and remaining amount of a budget in an activity. */
export const budgetFee = z.object({ limit_fee: cents, aggregate_fee: cents, left_fee: cents })

/** Fields of an activity that pages and shares show. */
export const activityTitle = z.object({
  activity_id: z.int(),
  name: z.string(),
  title: z.string(),
  pages_template_id: z.literal(0),
  share_pic: z.string(),
  pic: z.string(),
})

/** When employees and relatives may buy in an activity, and for how much. */
export const activityRules = {
  display_time: seconds,
  employee_begin_time: seconds,
  employee_end_time: seconds,
  employee_limitfee: cents,
  if_relative_join: z.boolean(),
  invite_limit: z.int(),
  relative_begin_time: seconds,
  relative_end_time: seconds,
  if_share_limitfee: z.boolean(),
  relative_limitfee: cents,
  minimum_amount: cents,
}

/** An activity in the list of an employer. */
export const employeeActivity = z.object({
  id: z.int(),
  company_id: z.literal(1),
  pic: z.string(),
  list_pic: z.string(),
  name: z.string(),
  title: z.string(),
  pages_template_id: z.literal(0),
  ...activityRules,
  status: z.enum(['not_started', 'warm_up', 'ongoing', 'pending', 'over', 'cancel']),
  status_desc: z.string(),
  if_share_store: z.literal(true),
  price_display_config: z.object({}),
  is_discount_description_enabled: flag,
  discount_description: z.string(),
  /** There is no channel by pass-phrase. */
  is_passphrase_enabled: z.literal(0),
  auth_type: employeeAuthType,
  enterprise_id: z.int(),
  user_id: z.int(),
  is_employee: z.boolean(),
  is_relative: z.boolean(),
  rel_enterprise: z.array(z.int()),
  passphrase_user_verified: z.literal(0),
  /** Whether the member may buy now. Our own. */
  can_buy: z.boolean(),
  fee: budgetFee.optional(),
})
export type WireEmployeeActivity = z.infer<typeof employeeActivity>

/** A SKU of a product in an activity. */
const activitySku = z.object({
  item_id: z.int(),
  item_bn: z.string(),
  item_spec_desc: z.string(),
  activity_price: cents,
  activity_store: z.int(),
  store: z.int(),
  price: cents,
  market_price: cents,
  limit_num: z.int(),
  limit_fee: cents,
  /** Pieces that the limits still allow the member, after what was bought; absent without a limit. Our own. */
  limit_left: z.int().optional(),
})

/** A product of an activity: the SKU that costs least, and all of them in `spec_items`. */
export const activityItem = z.object({
  activity_id: z.int(),
  item_id: z.int(),
  goods_id: z.int(),
  default_item_id: z.int(),
  activity_price: cents,
  activity_store: z.int(),
  limit_fee: cents,
  limit_num: z.int(),
  sort: z.int(),
  shelf_status: z.literal(1),
  item_name: z.string(),
  item_bn: z.string(),
  brief: z.string(),
  nospec: z.boolean(),
  store: z.int(),
  price: cents,
  pics: z.array(z.string()),
  product_type: z.enum(['normal', 'sale', 'bag']),
  staff_goods: bit,
  spec_items: z.array(activitySku),
  total_item_spec: z.int(),
})
export type ActivityItem = z.infer<typeof activityItem>

/** A line of a cart of employee purchase; `cart_id` is the SKU, because a cart has one line for it. */
const employeeCartLine = z.object({
  cart_id: z.int(),
  item_id: z.int(),
  goods_id: z.int(),
  activity_id: z.int(),
  enterprise_id: z.int(),
  item_name: z.string(),
  item_spec_desc: z.string(),
  pics: z.string(),
  num: z.int(),
  /** In the activity, and outside it. */
  price: cents,
  sale_price: cents,
  total_fee: cents,
  /** Pieces that may be bought. */
  store: z.int(),
  limit_num: z.int(),
  limit_fee: cents,
  is_checked: z.boolean(),
  /** Why it cannot be bought; empty in `valid_cart`. */
  problem: z.string(),
})
export type EmployeeCartLine = z.infer<typeof employeeCartLine>

export const employeeCart = z.object({
  valid_cart: z.array(
    z.object({
      shop_id: z.literal(0),
      list: z.array(employeeCartLine),
      cart_total_num: z.int(),
      cart_total_count: z.int(),
      item_fee: cents,
      total_fee: cents,
    }),
  ),
  invalid_cart: z.array(employeeCartLine),
  fee: budgetFee,
  minimum_amount: cents,
})
export type EmployeeCart = z.infer<typeof employeeCart>

import { z } from 'zod'
import {
  operatorEmployeeTexts as texts,
  employeeActivityStatuses,
  relativeTerms,
} from '@/lib/domain/employee'
import { maxId } from '@/lib/domain/id'
import * as addressMessages from '@/lib/domain/messages/address'
import * as employeeMessages from '@/lib/domain/messages/employee'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as memberMessages from '@/lib/domain/messages/member'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../../call'
import {
  cents,
  listOf,
  seconds,
  wireId,
  wireIds,
  wireInt,
  wireJson,
  wireSwitch,
  wireText,
  wirePhone,
} from '../../fields'
import { activityRules, employeeAuthType } from '../../trade/employee-shape'
import { forOperators, paging, wireDecision } from '../options'

/** 9,999,999.99 yuan in cents. */
const maxFee = 999_999_999
const maxSeconds = 9_999_999_999
const maxPieces = 1_000_000

const fee = (message: string) => wireInt(0, maxFee, message)
const moment = () => wireInt(0, maxSeconds, texts.times)
const reason = wireText(200, requestMessages.reasonTooLong).optional().default('')
const sort = wireInt(-10_000, 10_000, '排序值不正确').optional().default(0)
const enterpriseId = () => wireInt(1, maxId, texts.noEnterprise)
const activityId = () => wireInt(1, maxId, texts.noActivity)
const path = () => wireText(500, '图片地址过长').optional().default('')

const enterprise = z.object({
  enterprise_id: z.int(),
  name: z.string(),
  enterprise_sn: z.string(),
  logo: z.string(),
  auth_type: employeeAuthType,
  disabled: z.boolean(),
  sort: z.int(),
  /** People on its list, and how many of them have an account. */
  employees: z.int(),
  accounts: z.int(),
  created: seconds,
  updated: seconds,
})
export type OperatorEnterprise = z.infer<typeof enterprise>

const address = z.object({
  address_id: z.int(),
  enterprise_id: z.int(),
  name: z.string(),
  province: z.string(),
  city: z.string(),
  county: z.string(),
  adrdetail: z.string(),
  disabled: z.boolean(),
  sort: z.int(),
})

const employee = z.object({
  employee_id: z.int(),
  enterprise_id: z.int(),
  name: z.string(),
  /** Masked. */
  mobile: z.string(),
  /** The account; null while the person has none. */
  user_id: z.int().nullable(),
  disabled: z.boolean(),
  created: seconds,
  updated: seconds,
})
export type OperatorEmployee = z.infer<typeof employee>

const activity = z.object({
  activity_id: z.int(),
  name: z.string(),
  title: z.string(),
  pic: z.string(),
  list_pic: z.string(),
  share_pic: z.string(),
  status: z.enum(employeeActivityStatuses),
  /** The state that members see, which depends on the time too. */
  shown_status: z.string(),
  status_desc: z.string(),
  ...activityRules,
  discount_description: z.string(),
  enterprise_ids: z.array(z.int()),
  /** SKUs that it sells, and pieces and cents that orders have of it. */
  items: z.int(),
  sold: z.int(),
  used: cents,
  created: seconds,
  updated: seconds,
})
export type OperatorActivity = z.infer<typeof activity>

const item = z.object({
  activity_id: z.int(),
  item_id: z.int(),
  goods_id: z.int(),
  item_name: z.string(),
  item_bn: z.string(),
  item_spec_desc: z.string(),
  /** Price of the SKU outside the activity. */
  sale_price: cents,
  stock: z.int(),
  price: cents,
  store: z.int(),
  sold: z.int(),
  limit_num: z.int(),
  limit_fee: cents,
  sort: z.int(),
})
export type OperatorEmployeeItem = z.infer<typeof item>

const newItem = z.object({
  item_id: wireId(goodsMessages.goodsMissing),
  /** Cents. */
  price: wireInt(1, maxFee, texts.price),
  store: wireInt(0, maxPieces, texts.store),
  /** Pieces and cents that one budget may buy; 0 does not limit. */
  limit_num: wireInt(0, 9999, goodsMessages.limitInvalid).optional().default(0),
  limit_fee: fee('限购金额不正确').optional().default(0),
  sort,
})

const budget = z.object({
  enterprise_id: z.int(),
  user_id: z.int(),
  /** Masked. */
  mobile: z.string(),
  name: z.string(),
  is_employee: z.boolean(),
  limit_fee: cents,
  used_limitfee: cents,
  left_fee: cents,
  /** Relatives of the employee. */
  relatives: z.int(),
})

/** Input for an employer; saving without an id adds a new one. */
const enterpriseInput = z.object({
  enterprise_id: enterpriseId().optional(),
  name: wireText(50, employeeMessages.enterpriseNameTooLong, texts.nameMissing).min(1, texts.nameMissing),
  enterprise_sn: wireText(30, '企业编号不能超过30个字', texts.snMissing).min(1, texts.snMissing),
  logo: path(),
  auth_type: employeeAuthType,
  sort,
  disabled: wireSwitch(requestMessages.parametersInvalid).optional().default(false),
})

const activityInput = z.object({
  activity_id: activityId().optional(),
  name: wireText(50, goodsMessages.activityNameTooLong, texts.activityName).min(1, texts.activityName),
  title: wireText(50, '活动标题不能超过50个字').optional().default(''),
  pic: path(),
  list_pic: path(),
  share_pic: path(),
  display_time: moment(),
  employee_begin_time: moment(),
  employee_end_time: moment(),
  employee_limitfee: fee(texts.fee),
  if_relative_join: wireSwitch(requestMessages.parametersInvalid)
    .optional()
    .default(relativeTerms.ifRelativeJoin),
  invite_limit: wireInt(0, 999, '邀请人数不正确').optional().default(relativeTerms.inviteLimit),
  relative_begin_time: moment().optional().default(relativeTerms.relativeBeginTime),
  relative_end_time: moment().optional().default(relativeTerms.relativeEndTime),
  if_share_limitfee: wireSwitch(requestMessages.parametersInvalid)
    .optional()
    .default(relativeTerms.ifShareLimitfee),
  relative_limitfee: fee(texts.fee).optional().default(relativeTerms.relativeLimitfee),
  minimum_amount: fee('起购金额不正确').optional().default(0),
  discount_description: wireText(200, '优惠说明不能超过200个字').optional().default(''),
  /** The employers that take part: all of them, not those that are added. */
  enterprise_ids: wireIds(200),
})
export type ActivityInput = z.infer<typeof activityInput>
export type EnterpriseInput = z.infer<typeof enterpriseInput>

/**
 * Employers, their staff, and activities of employee purchase (contract operator). They belong to the mall; merchants
 * have none.
 */
export const operatorEmployeeContract = {
  enterprises: call('GET', '/operator/enterprises', '内购企业', forOperators('employee:read'))
    .input(
      z.object({ ...paging, name: wireText(50).optional(), enterprise_id: wireInt(0, maxId).optional() }),
    )
    .output(listOf(enterprise)),

  /** Adds an employer, or changes the one with the id. */
  saveEnterprise: call('POST', '/operator/enterprises', '保存内购企业', forOperators('employee:write'))
    .input(enterpriseInput)
    .output(enterprise),

  addresses: call('GET', '/operator/enterprises/addresses', '企业收货地址', forOperators('employee:read'))
    .input(z.object({ ...paging, enterprise_id: enterpriseId() }))
    .output(listOf(address)),

  saveAddress: call(
    'POST',
    '/operator/enterprises/addresses',
    '保存企业收货地址',
    forOperators('employee:write'),
  )
    .input(
      z.object({
        address_id: wireInt(1, maxId, addressMessages.addressMissing).optional(),
        enterprise_id: enterpriseId(),
        name: wireText(50, '地址名称过长', '地址名称必填').min(1, '地址名称必填'),
        province: wireText(20, '地区不正确', '地区必填').min(1, '地区必填'),
        city: wireText(20, '地区不正确', '地区必填').min(1, '地区必填'),
        county: wireText(20, '地区不正确', '地区必填').min(1, '地区必填'),
        adrdetail: wireText(200, '详细地址过长', addressMessages.streetRequired).min(
          1,
          addressMessages.streetRequired,
        ),
        sort,
        disabled: wireSwitch(requestMessages.parametersInvalid).optional().default(false),
      }),
    )
    .output(address),

  employees: call('GET', '/operator/employees', '企业员工', forOperators('employee:read'))
    .input(
      z.object({
        ...paging,
        enterprise_id: wireInt(0, maxId).optional(),
        mobile: wirePhone().optional(),
        name: wireText(50).optional(),
      }),
    )
    .output(listOf(employee)),

  /** Puts people on the list of an employer; a number that is on it gets the new name and counts as employed again. */
  importEmployees: call('POST', '/operator/employees', '导入企业员工', forOperators('employee:write'))
    .input(
      z.object({
        enterprise_id: enterpriseId(),
        employees: wireJson(
          z
            .array(
              z.object({
                name: wireText(50, '员工姓名过长').optional().default(''),
                mobile: wirePhone(20, memberMessages.mobileNotValid, memberMessages.mobileRequired),
              }),
              '员工名单必填',
            )
            .min(1, '员工名单必填')
            .max(500, '一次最多导入500名员工'),
        ),
      }),
    )
    .output(z.object({ enterprise_id: z.int(), added: z.int(), changed: z.int() })),

  /** Ends or resumes an employment. Relatives of a former employee can no longer buy. */
  disableEmployee: call('POST', '/operator/employees/disable', '停用企业员工', forOperators('employee:write'))
    .input(
      z.object({ employee_id: wireId(texts.noEmployee), disabled: wireDecision('请选择停用或恢复'), reason }),
    )
    .output(employee),

  activities: call('GET', '/operator/purchases', '内购活动', forOperators('employee:read'))
    .input(
      z.object({
        ...paging,
        activity_id: wireInt(0, maxId).optional(),
        enterprise_id: wireInt(0, maxId).optional(),
        name: wireText(50).optional(),
        status: z.enum(['', ...employeeActivityStatuses], requestMessages.statusInvalid).optional(),
      }),
    )
    .output(listOf(activity)),

  /** Adds an activity, or changes the one with the id. */
  saveActivity: call('POST', '/operator/purchases', '保存内购活动', forOperators('employee:write'))
    .input(activityInput)
    .output(activity),

  /** Pauses, resumes, ends or cancels an activity; the last two are final. Orders that exist go on. */
  moveActivity: call('POST', '/operator/purchases/status', '更改内购活动状态', forOperators('employee:write'))
    .input(
      z.object({
        activity_id: activityId(),
        status: z.enum(employeeActivityStatuses, requestMessages.statusInvalid),
        reason,
      }),
    )
    .output(activity),

  items: call('GET', '/operator/purchases/items', '内购活动商品', forOperators('employee:read'))
    .input(z.object({ ...paging, activity_id: activityId() }))
    .output(listOf(item)),

  /** Adds SKUs to an activity, or changes prices, pieces and limits of those in it. */
  saveItems: call('POST', '/operator/purchases/items', '保存内购活动商品', forOperators('employee:write'))
    .input(
      z.object({
        activity_id: activityId(),
        items: wireJson(
          z.array(newItem, '活动商品必填').min(1, '活动商品必填').max(200, '一次最多保存200个商品'),
        ),
      }),
    )
    .output(z.object({ activity_id: z.int(), list: z.array(item) })),

  /** Takes SKUs out of an activity that has sold none of them. */
  removeItems: call(
    'POST',
    '/operator/purchases/items/remove',
    '移除内购活动商品',
    forOperators('employee:write'),
  )
    .input(z.object({ activity_id: activityId(), item_ids: wireIds(200) }))
    .output(z.object({ activity_id: z.int(), removed: z.int() })),

  /** Amounts that people have spent in an activity, largest first. */
  budgets: call('GET', '/operator/purchases/budgets', '内购额度使用', forOperators('employee:read'))
    .input(z.object({ ...paging, activity_id: activityId(), enterprise_id: wireInt(0, maxId).optional() }))
    .output(listOf(budget)),
}

import { z } from 'zod'
import * as memberMessages from '@/lib/domain/messages/member'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../call'
import { bit, cents, seconds, wireBool, wireMobile, wireSecret, wireText } from '../fields'
import { profileAnswers } from './profile-answers'
import { vipGrade } from './vip'

const tags = ['会员']

/** A member's grade (contract member §9.4). `total_consumption` is yuan, `discount` percent off. */
export const memberGrade = z.object({
  grade_id: z.int(),
  company_id: z.literal(1),
  grade_name: z.string(),
  default_grade: z.boolean(),
  background_pic_url: z.string(),
  promotion_condition: z.object({ total_consumption: z.number() }),
  privileges: z.object({ discount: z.number(), discount_desc: z.number() }),
  description: z.string(),
})

const none = z.tuple([])
const noPeople = z.object({ total_count: z.literal(0), list: none })

/** Mobile, e-mail, birthday and address are masked (contract member §5.13). */
const memberInfo = z.object({
  user_id: z.int(),
  company_id: z.literal(1),
  grade_id: z.int(),
  mobile: z.string(),
  mobile_country_code: z.literal('86'),
  user_card_code: z.string(),
  offline_card_code: z.string(),
  inviter_id: z.literal(0),
  source_from: z.string(),
  source_id: z.literal(0),
  monitor_id: z.literal(0),
  latest_source_id: z.literal(0),
  latest_monitor_id: z.literal(0),
  /** Where the member comes from in ECShopX: channels that this mall does not have. */
  authorizer_appid: z.string(),
  wxa_appid: z.string(),
  alipay_appid: z.string(),
  third_data: z.string(),
  reg_distributor: z.int(),
  offline_reg_distributor: z.int(),
  op_distributor: z.int(),
  reg_salesperson: z.int(),
  fp_salesperson: z.int(),
  has_fp: z.int(),
  is_become_friend: z.int(),
  dm_member_id: z.string(),
  dm_card_no: z.string(),
  /** Whether WeChat is bound. */
  isGetWxInfo: z.boolean(),
  use_point: z.boolean(),
  disabled: z.boolean(),
  remarks: z.string(),
  login_email: z.string(),
  email_verified_at: seconds.nullable(),
  created: seconds,
  updated: seconds,
  username: z.string(),
  nickname: z.string(),
  name: z.string(),
  avatar: z.string(),
  /** 0 unknown · 1 man · 2 woman */
  sex: z.literal([0, 1, 2]),
  birthday: z.string(),
  address: z.string(),
  email: z.string(),
  industry: z.string(),
  income: z.string(),
  edu_background: z.string(),
  habbit: profileAnswers.habbit,
  have_consume: z.boolean(),
  other_params: profileAnswers.other_params,
  open_id: z.string(),
  is_employee: z.boolean(),
  is_relative: z.boolean(),
  requestFields: z.record(z.string(), z.string()),
  datapassRequestFields: z.object({ mobile: z.array(z.string()) }),
  gradeInfo: memberGrade.extend({ grade_background: z.string() }),
  nextGradeInfo: z.union([memberGrade, none]),
  totalConsumption: cents,
})

/** The definition of one field of the profile form (contract member §5.14). */
const profileField = z.object({
  name: z.string(),
  key: z.string(),
  is_open: z.boolean(),
  is_required: z.boolean(),
  is_edit: z.boolean(),
  is_default: z.boolean(),
  element_type: z.enum(['input', 'numeric', 'date', 'select', 'checkbox', 'mobile']),
  /** 1 text · 2 number · 3 date · 4 radio · 5 checkbox · 6 mobile */
  field_type: z.literal([1, 2, 3, 4, 5, 6]),
  required_message: z.string(),
  validate_message: z.string(),
  /** The lowest and the highest number, or the first and the last day; empty without limits. */
  range: z.union([
    none,
    z.object({ start: z.union([z.number(), z.string()]), end: z.union([z.number(), z.string()]) }),
  ]),
  /**
   * Labels by value, as a list: H5 does not start its profile with an object (contract clients F11). Other back ends
   * send one.
   */
  select: z.union([z.array(z.string()), z.record(z.string(), z.string())]),
  /** The options, for a checkbox. */
  checkbox: z.array(z.object({ name: z.string(), ischecked: z.boolean() })),
})
export type ProfileField = z.output<typeof profileField>

export const memberContract = {
  /** Also signs the new member in and sets the session cookies of our own pages (contract member §5.5). */
  register: call('POST', '/member', '注册', { tags })
    // The other fields of the profile form come under their own keys.
    .input(
      z.looseObject({
        mobile: wireMobile(memberMessages.mobileRequired, memberMessages.mobileInvalid),
        user_type: wireText(20, '用户类型必填', '用户类型必填').min(1, '用户类型必填'),
        password: wireSecret(memberMessages.passwordNotGiven),
        vcode: wireText(20, memberMessages.smsCodeWrong, memberMessages.codeNotGiven).min(
          1,
          memberMessages.codeNotGiven,
        ),
        /** The type of the sms code. */
        check_type: z.enum(['sign', 'login'], memberMessages.smsTypeInvalid).optional().default('sign'),
        /** The WeChat user who has just given consent is bound to the account (contract member §5.8). */
        union_id: wireText(128, requestMessages.parametersWrong).optional(),
        open_id: wireText(128, requestMessages.parametersWrong).optional(),
        username: wireText(30, memberMessages.nicknameTooLong).optional(),
        /** A value of the field's `select` or its label. */
        sex: wireText(10, memberMessages.sexInvalid).optional(),
        birthday: wireText(10, memberMessages.birthdayInvalid).optional(),
        email: wireText(254, memberMessages.emailInvalid).optional(),
      }),
    )
    .output(z.object({ token: z.string() })),

  /** The number of a signed-in member overrides the sent one. Earlier tokens are revoked (contract member §5.7). */
  resetPassword: call('POST', '/member/reset/password', '重置密码', { tags })
    .input(
      z.object({
        mobile: wireText(400).optional().default(''),
        /** Required, like the code: missing ones are named after a missing number, which only guests must send. */
        password: wireText(400).optional().default(''),
        vcode: wireText(20, memberMessages.smsCodeWrong).optional().default(''),
        /**
         * A signed-in member stays signed in here, with a new token in the `Authorization` response header. Our own
         * field.
         */
        keep_session: wireBool().optional(),
      }),
    )
    .output(
      z.object({
        user_id: z.int(),
        company_id: z.literal(1),
        grade_id: z.int(),
        mobile: z.string(),
        created: seconds,
        updated: seconds,
      }),
    ),

  /** 1 for a number that is not registered (contract member §5.9). */
  isNew: call('POST', '/member/is_new', '手机号是否未注册', {
    tags,
    legacyName: { name: 'user.check.account', params: { account: 'mobile' } },
  })
    .input(z.object({ mobile: wireSecret(memberMessages.mobileRequired) }))
    .output(z.object({ is_new: bit })),

  /** The fields of the profile form; empty unless `is_edite_page` is set (contract member §5.14). */
  setting: call('GET', '/member/setting', '会员资料设置', { tags, kept: {} })
    .input(z.object({ is_edite_page: wireBool().optional() }))
    .output(z.union([none, z.record(z.string(), profileField)])),

  /** Counts for the member page: unused coupons, points, favourites of any kind (contract member §5.14). */
  statistics: call('GET', '/member/statistical', '会员数据统计', { tags, auth: 'member' })
    .input(z.object({}))
    .output(
      z.object({
        discount_total_count: z.int(),
        point_total_count: z.int(),
        fav_total_count: z.int(),
      }),
    ),

  /** The text of the membership agreement (contract member §5.14). */
  agreement: call('GET', '/member/agreement', '会员注册协议', { tags })
    .input(z.object({}))
    .output(z.object({ type: z.string(), title: z.string(), content: z.string() })),

  /** Whether only invited numbers may sign in: never (contract member §5.14). */
  whitelist: call('GET', '/whitelist/status', '白名单是否开启', { tags })
    .input(z.object({}))
    .output(z.object({ status: z.literal(false) })),

  /** The member's number for the till, as bar code and QR code (contract member §5.14). */
  barcode: call('GET', '/barcode', '会员码', { tags, auth: 'member' })
    .input(z.object({}))
    .output(z.object({ code: z.string(), barcode_url: z.string(), qrcode_url: z.string() })),

  /** Everything that a client needs after a sign-in (contract member §5.13). */
  info: call('GET', '/member', '会员信息', { tags, auth: 'member' })
    .input(z.object({}))
    .output(
      z.object({
        memberInfo,
        userId: z.int(),
        grade_id: z.int(),
        login_type: z.literal('local'),
        salesPersonList: noPeople,
        deliveryStaffList: noPeople,
        /** Unused coupons. */
        userDiscountCount: z.int(),
        /** All coupons in any state. */
        coupon: z.int(),
        deposit: cents,
        point: z.int(),
        point_open_status: z.boolean(),
        cardInfo: none,
        vipgrade: vipGrade,
        is_open_popularize: z.boolean(),
        is_promoter: z.boolean(),
        is_staff: z.boolean(),
        /**
         * For staff only: their discount as 9.5 for 9.5折, 10 without one. ECShopX takes it from a discount for a chosen
         * group of members (contract member §5.13), which this mall does not have: it is the better one of grade and
         * paid grade, as in their prices.
         */
        staff_discount: z.number().optional(),
        is_recharge_status: z.boolean(),
      }),
    ),
}

export type MemberAnswer = z.output<NonNullable<(typeof memberContract.info)['~orpc']['outputSchema']>>

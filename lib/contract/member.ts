import { z } from 'zod'
import { call } from './call'
import { cents, seconds } from './fields'

const tags = ['会员']

/** A member's grade (contract member §9.4). `total_consumption` is yuan, `discount` percent off. */
const grade = z.object({
  grade_id: z.int(),
  company_id: z.literal(1),
  grade_name: z.string(),
  default_grade: z.boolean(),
  background_pic_url: z.string(),
  promotion_condition: z.object({ total_consumption: z.number() }),
  privileges: z.object({ discount: z.number(), discount_desc: z.number() }),
  description: z.string(),
})

/** The paid grade of a member, or the one on offer (contract member §9.3). */
const vipGrade = z.object({
  is_open: z.boolean(),
  is_vip: z.boolean(),
  is_had_vip: z.boolean(),
  vip_grade_id: z.int().optional(),
  vip_type: z.literal('vip').optional(),
  lv_type: z.literal('vip').optional(),
  grade_name: z.string().optional(),
  guide_title: z.string().optional(),
  background_pic_url: z.string().optional(),
  /** Percent off. */
  discount: z.number().optional(),
  /** Only for a running grade: its end as epoch seconds in text and as a day, and the days left. */
  end_date: z.string().optional(),
  end_time: z.string().optional(),
  day: z.int().optional(),
  valid: z.boolean().optional(),
})

const none = z.tuple([])
const noPeople = z.object({ total_count: z.literal(0), list: none })

/** Mobile, e-mail and birthday are masked (contract member §5.13). */
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
  use_point: z.boolean(),
  disabled: z.boolean(),
  remarks: z.string(),
  login_email: z.string(),
  email_verified_at: z.null(),
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
  habbit: none,
  have_consume: z.boolean(),
  other_params: z.object({ custom_data: z.object({}) }),
  open_id: z.string(),
  is_employee: z.boolean(),
  is_relative: z.boolean(),
  requestFields: z.record(z.string(), z.string()),
  datapassRequestFields: z.object({ mobile: z.array(z.string()) }),
  gradeInfo: grade.extend({ grade_background: z.string() }),
  nextGradeInfo: z.union([grade, none]),
  totalConsumption: cents,
})

export const memberContract = {
  /** Everything a client asks after a sign-in (contract member §5.13). */
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
        /** All coupons, whatever their state. */
        coupon: z.int(),
        deposit: cents,
        point: z.int(),
        point_open_status: z.boolean(),
        cardInfo: none,
        vipgrade: vipGrade,
        is_open_popularize: z.boolean(),
        is_promoter: z.boolean(),
        is_staff: z.boolean(),
        is_recharge_status: z.boolean(),
      }),
    ),
}

export type MemberAnswer = z.output<NonNullable<(typeof memberContract.info)['~orpc']['outputSchema']>>

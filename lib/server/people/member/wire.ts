import 'server-only'
import type { MemberAnswer } from '@/lib/contract/people/member'
import type { OfferedGrade } from '@/lib/contract/people/vip'
import { maskAddress, maskBirthday, maskEmail, maskMobile } from '@/lib/domain/person/mask'
import type { ProfileAnswer, ProfileAnswers } from '@/lib/domain/person/profile'
import { foldOf } from '@/lib/domain/person/vip'
import { daySeconds, dayText } from '@/lib/domain/time/china'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { gradeAndNext, memberInfo } from './sql'

type GradeRow = RowOf<typeof gradeAndNext>
type MemberRow = RowOf<typeof memberInfo>

const sexOf = (value: number): 0 | 1 | 2 => (value === 1 || value === 2 ? value : 0)

export const wireGrade = (row: GradeRow) => ({
  grade_id: row.gradeId,
  company_id: 1 as const,
  grade_name: row.gradeName,
  default_grade: row.isDefault,
  background_pic_url: '',
  promotion_condition: { total_consumption: row.totalConsumption / 100 },
  privileges: { discount: row.discount, discount_desc: foldOf(row.discount) },
  description: '',
})

/**
 * The three shapes of a paid grade (contract member §9.3): none on offer, on offer as in the list of grades, held.
 * @param held its holder, and its end in epoch seconds; null for the one on offer
 */
export function wireVipGrade(
  grade: OfferedGrade | undefined,
  held: { userId: number; until: number } | null,
  now: number,
): MemberAnswer['vipgrade'] {
  if (!grade) return { is_open: false, is_vip: false, is_had_vip: false }
  const { discount } = grade.privileges
  if (!held) {
    return { ...grade, is_open: true, is_vip: false, is_had_vip: false, discount }
  }
  return {
    is_open: true,
    is_vip: true,
    is_had_vip: true,
    company_id: 1,
    user_id: held.userId,
    vip_grade_id: grade.vip_grade_id,
    vip_type: grade.lv_type,
    lv_type: grade.lv_type,
    grade_name: grade.grade_name,
    guide_title: grade.guide_title,
    background_pic_url: grade.background_pic_url,
    discount,
    end_date: String(held.until),
    end_time: dayText(held.until),
    day: Math.ceil((held.until - now) / daySeconds),
    valid: true,
  }
}

const textOf = (answer: ProfileAnswer | undefined): string =>
  typeof answer === 'string' ? answer : (answer?.join(',') ?? '')

/** The configured fields of a profile; those of the mall are separate (contract member §5.13). */
export function wireAnswers(answers: ProfileAnswers) {
  const { address, industry, income, edu_background, habbit, ...custom } = answers
  return {
    address: textOf(address),
    industry: textOf(industry),
    income: textOf(income),
    edu_background: textOf(edu_background),
    habbit: Array.isArray(habbit) ? habbit : [],
    other_params: { custom_data: custom },
  }
}

/** Channels of ECShopX without registrations in this mall: mini-programs, shops and guides, an external CRM. */
const noChannels = {
  authorizer_appid: '',
  wxa_appid: '',
  alipay_appid: '',
  third_data: '',
  reg_distributor: 0,
  offline_reg_distributor: 0,
  op_distributor: 0,
  reg_salesperson: 0,
  fp_salesperson: 0,
  has_fp: 0,
  is_become_friend: 0,
  dm_member_id: '',
  dm_card_no: '',
} as const

/** The profile with masked personal data (contract member §5.13). */
export function wireMemberInfo(
  row: MemberRow,
  grade: GradeRow,
  next: GradeRow | undefined,
): MemberAnswer['memberInfo'] {
  const mobile = maskMobile(row.mobile)
  const email = maskEmail(row.email)
  const birthday = maskBirthday(row.birthday)
  const answers = wireAnswers(row.answers)
  const address = maskAddress(answers.address)
  return {
    user_id: row.userId,
    company_id: 1,
    grade_id: grade.gradeId,
    mobile,
    mobile_country_code: '86',
    user_card_code: row.userCardCode,
    offline_card_code: '',
    inviter_id: 0,
    source_from: 'pc',
    source_id: 0,
    monitor_id: 0,
    latest_source_id: 0,
    latest_monitor_id: 0,
    ...noChannels,
    isGetWxInfo: row.hasWechat,
    use_point: row.point > 0,
    disabled: row.disabled,
    remarks: '',
    login_email: maskEmail(row.loginEmail ?? ''),
    email_verified_at: row.emailVerified || null,
    created: row.created,
    updated: row.updated,
    username: row.username,
    nickname: row.username,
    name: row.username,
    avatar: row.avatar,
    sex: sexOf(row.sex),
    birthday,
    email,
    ...answers,
    address,
    have_consume: row.consumption > 0,
    open_id: '',
    is_employee: row.isStaff || row.isEmployee,
    is_relative: row.isRelative,
    requestFields: {
      ...Object.fromEntries(Object.entries(row.answers).map(([key, answer]) => [key, textOf(answer)])),
      mobile,
      username: row.username,
      sex: row.sex === 0 ? '-' : '*',
      birthday,
      email,
      address,
    },
    datapassRequestFields: { mobile: [] },
    gradeInfo: { ...wireGrade(grade), grade_background: '' },
    nextGradeInfo: next ? wireGrade(next) : [],
    totalConsumption: row.consumption,
  }
}

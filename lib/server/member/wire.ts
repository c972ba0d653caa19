import 'server-only'
import type { MemberAnswer } from '@/lib/contract/member'
import { maskAddress, maskBirthday, maskEmail, maskMobile } from '@/lib/domain/mask'
import type { ProfileAnswer, ProfileAnswers } from '@/lib/domain/profile'
import { dayText } from '@/lib/domain/text'
import { foldOf } from '@/lib/domain/vip'
import type { RowOf } from '@/lib/server/db/statement'
import type { gradeAndNext, memberInfo, vipGrade } from './sql'

type GradeRow = RowOf<typeof gradeAndNext>
type MemberRow = RowOf<typeof memberInfo>
type VipGradeRow = RowOf<typeof vipGrade>

const day = 24 * 3600

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
 * The three shapes of a paid grade (contract member §9.3): none on offer, on offer, held.
 * @param until end of the paid grade in epoch seconds
 */
export function wireVipGrade(
  row: VipGradeRow | undefined,
  held: boolean,
  until: number,
  now: number,
): MemberAnswer['vipgrade'] {
  if (!row) return { is_open: false, is_vip: false, is_had_vip: false }
  const grade = {
    is_open: true,
    is_vip: held,
    is_had_vip: held,
    vip_grade_id: row.vipGradeId,
    lv_type: row.lvType,
    grade_name: row.gradeName,
    guide_title: row.guideTitle,
    background_pic_url: '',
    discount: row.discount,
  }
  if (!held) return grade
  return {
    ...grade,
    vip_type: row.lvType,
    end_date: String(until),
    end_time: dayText(until),
    day: Math.ceil((until - now) / day),
    valid: true,
  }
}

const textOf = (answer: ProfileAnswer | undefined): string =>
  typeof answer === 'string' ? answer : (answer?.join(',') ?? '')

/** The configured fields of a profile, those of the mall's own apart (contract member §5.13). */
export function wireAnswers(answers: ProfileAnswers) {
  const { address, industry, income, edu_background, habbit, ...custom } = answers
  return {
    ...{ address: textOf(address), industry: textOf(industry), income: textOf(income) },
    ...{ edu_background: textOf(edu_background), habbit: Array.isArray(habbit) ? habbit : [] },
    other_params: { custom_data: custom },
  }
}

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
      ...{ mobile, username: row.username, sex: row.sex === 0 ? '-' : '*', birthday, email, address },
    },
    datapassRequestFields: { mobile: [] },
    gradeInfo: { ...wireGrade(grade), grade_background: '' },
    nextGradeInfo: next ? wireGrade(next) : [],
    totalConsumption: row.consumption,
  }
}

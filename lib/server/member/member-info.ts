import 'server-only'
import { notSignedIn } from '@/lib/domain/errors'
import { maskBirthday, maskEmail, maskMobile } from '@/lib/domain/mask'
import { dayText } from '@/lib/domain/text'
import { foldOf } from '@/lib/domain/vip'
import type { MemberAnswer } from '@/lib/contract/member'
import type { Mall } from '@/lib/server/context'
import type { Viewer } from '@/lib/server/session/viewer'
import {
  findGradeAndNext,
  findMemberRow,
  findVipGradeRow,
  type GradeRow,
  type MemberRow,
  type VipGradeRow,
} from './queries'

const day = 24 * 3600

const gradeOf = (row: GradeRow) => ({
  grade_id: row.gradeId,
  company_id: 1 as const,
  grade_name: row.gradeName,
  default_grade: row.isDefault,
  background_pic_url: '',
  promotion_condition: { total_consumption: row.totalConsumption / 100 },
  privileges: { discount: row.discount, discount_desc: foldOf(row.discount) },
  description: '',
})

/** The three shapes of contract member §9.3: nothing on sale, on sale but not held, held. */
function vipOf(
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

function infoOf(row: MemberRow, grade: GradeRow, next: GradeRow | undefined): MemberAnswer['memberInfo'] {
  const mobile = maskMobile(row.mobile)
  const email = maskEmail(row.email)
  const birthday = maskBirthday(row.birthday)
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
    login_email: email,
    email_verified_at: null,
    created: row.created,
    updated: row.updated,
    username: row.username,
    nickname: row.username,
    name: row.username,
    avatar: row.avatar,
    sex: row.sex,
    birthday,
    address: '',
    email,
    industry: '',
    income: '',
    edu_background: '',
    habbit: [],
    have_consume: row.consumption > 0,
    other_params: { custom_data: {} },
    open_id: '',
    is_employee: row.isStaff,
    is_relative: false,
    requestFields: { mobile, username: row.username, sex: row.sex === 0 ? '-' : '*', birthday, email },
    datapassRequestFields: { mobile: [] },
    gradeInfo: { ...gradeOf(grade), grade_background: '' },
    nextGradeInfo: next ? gradeOf(next) : [],
    totalConsumption: row.consumption,
  }
}

/**
 * The member answer: profile with masked personal data, grade and the next one, paid grade, coupons and balances.
 * Source: contract member §5.13 and §9.3.
 * @throws MallError 401 when the account vanished meanwhile
 */
export async function readMember(mall: Mall, viewer: Viewer): Promise<MemberAnswer> {
  const now = mall.now()
  const [row, [grade, next], vip] = await Promise.all([
    findMemberRow(mall.db, viewer.userId),
    findGradeAndNext(mall.db, viewer.gradeId),
    findVipGradeRow(mall.db, viewer.vipGradeId),
  ])
  if (!row) throw notSignedIn()
  return {
    memberInfo: infoOf(row, grade, next),
    userId: row.userId,
    grade_id: grade.gradeId,
    login_type: 'local',
    salesPersonList: { total_count: 0, list: [] },
    deliveryStaffList: { total_count: 0, list: [] },
    userDiscountCount: row.unusedCouponCount,
    coupon: row.couponCount,
    deposit: row.deposit,
    point: row.point,
    point_open_status: true,
    cardInfo: [],
    vipgrade: vipOf(vip, viewer.vipGradeId > 0, row.vipUntil, now),
    is_open_popularize: false,
    is_promoter: false,
    is_staff: row.isStaff,
    is_recharge_status: false,
  }
}

import 'server-only'
import type { MemberAnswer } from '@/lib/contract/people/member'
import { notSignedIn } from '@/lib/domain/errors'
import { rechargeSetting } from '@/lib/domain/order/payment/recharge'
import type { Viewer } from '@/lib/domain/person/viewer'
import { foldOf } from '@/lib/domain/person/vip'
import type { Mall } from '@/lib/server/ground/mall'
import { findGrade } from '@/lib/server/people/vip/list-grades'
import { gradeAndNext, memberInfo } from './sql'
import { wireMemberInfo, wireVipGrade } from './wire'

/**
 * The member answer: profile with masked personal data, grade and next grade, paid grade, coupons and balances
 * (contract member §5.13, contract member §9.3).
 * @throws MallError 401 when the account was deleted in the meantime
 */
export async function getMember(mall: Mall, viewer: Viewer): Promise<MemberAnswer> {
  const now = mall.now()
  const [[row], [grade, next], vip] = await Promise.all([
    mall.db.run(memberInfo, [viewer.userId]),
    mall.db.run(gradeAndNext, [viewer.gradeId]),
    findGrade(mall.db, viewer.vipGradeId),
  ])
  if (!grade) throw new Error(`Grade ${viewer.gradeId} does not exist`)
  if (!row) throw notSignedIn()
  return {
    memberInfo: wireMemberInfo(row, grade, next),
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
    vipgrade: wireVipGrade(
      vip,
      viewer.vipGradeId > 0 ? { userId: row.userId, until: row.vipUntil } : null,
      now,
    ),
    is_open_popularize: false,
    is_promoter: false,
    is_staff: row.isStaff,
    ...(row.isStaff && { staff_discount: foldOf(Math.max(viewer.gradeDiscount, viewer.vipDiscount)) }),
    is_recharge_status: rechargeSetting(row.depositSetting).isOpen,
  }
}

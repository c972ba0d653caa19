import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

/** A member with everything the member answer is made of. */
export interface MemberRow {
  userId: number
  mobile: string
  username: string
  avatar: string
  sex: 0 | 1 | 2
  birthday: string
  email: string
  userCardCode: string
  point: number
  deposit: number
  isStaff: boolean
  disabled: boolean
  vipUntil: number
  created: number
  updated: number
  couponCount: number
  unusedCouponCount: number
  /** Paid cents of finished orders. */
  consumption: number
}

export interface GradeRow {
  gradeId: number
  gradeName: string
  discount: number
  isDefault: boolean
  totalConsumption: number
}

export interface VipGradeRow {
  vipGradeId: number
  gradeName: string
  discount: number
  guideTitle: string
  lvType: 'vip' | 'svip'
}

const findMember = statement(
  'member_info',
  `select m.user_id as "userId", m.mobile, m.username, m.avatar, m.sex, m.birthday, m.email,
          m.user_card_code as "userCardCode", m.point, m.deposit, m.is_staff as "isStaff", m.disabled,
          m.vip_until as "vipUntil", m.created, m.updated,
          (select count(*)::int from user_cards c where c.user_id = m.user_id) as "couponCount",
          (select count(*)::int from user_cards c where c.user_id = m.user_id and c.status = 1) as "unusedCouponCount",
          (select coalesce(sum(o.total_fee), 0)::bigint from orders o
            where o.user_id = m.user_id and o.order_status = 'DONE') as consumption
     from members m
    where m.user_id = $1`,
)

const findGrades = statement(
  'member_grades_from',
  `select grade_id as "gradeId", grade_name as "gradeName", discount, is_default as "isDefault",
          total_consumption as "totalConsumption"
     from member_grades
    where total_consumption >= (select total_consumption from member_grades where grade_id = $1)
    order by grade_id <> $1, total_consumption, grade_id
    limit 2`,
)

const findVipGrade = statement(
  'vip_grade_of_member',
  `select vip_grade_id as "vipGradeId", grade_name as "gradeName", discount, guide_title as "guideTitle",
          lv_type as "lvType"
     from vip_grades
    where $1::int = 0 or vip_grade_id = $1::int
    order by is_default desc, vip_grade_id
    limit 1`,
)

export async function findMemberRow(db: Queries, userId: number): Promise<MemberRow | undefined> {
  const [row] = await db.run<MemberRow>(findMember, [userId])
  return row
}

/** A grade and the one above it, when there is one. */
export async function findGradeAndNext(db: Queries, gradeId: number): Promise<[GradeRow, GradeRow?]> {
  const [own, next] = await db.run<GradeRow>(findGrades, [gradeId])
  if (!own) throw new Error(`Grade ${gradeId} is gone`)
  return next ? [own, next] : [own]
}

/** The paid grade with this id, or for 0 the one on offer. */
export async function findVipGradeRow(db: Queries, vipGradeId: number): Promise<VipGradeRow | undefined> {
  const [row] = await db.run<VipGradeRow>(findVipGrade, [vipGradeId])
  return row
}

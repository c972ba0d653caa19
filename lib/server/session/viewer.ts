import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

/** Who is asking: what prices, guards and services need to know of a member. */
export interface Viewer {
  userId: number
  mobile: string
  role: 'shopper' | 'merchant' | 'operator'
  gradeId: number
  gradeName: string
  /** Percent off of the member's grade. */
  gradeDiscount: number
  /** 0 without a running paid grade. */
  vipGradeId: number
  vipGradeName: string
  vipDiscount: number
  isStaff: boolean
  point: number
  disabled: boolean
  /** Tokens issued before this moment are dead. */
  tokensFrom: number
}

const findViewer = statement(
  'viewer',
  `select m.user_id as "userId", m.mobile, m.role, m.grade_id as "gradeId", g.grade_name as "gradeName",
          g.discount as "gradeDiscount", coalesce(v.vip_grade_id, 0) as "vipGradeId",
          coalesce(v.grade_name, '') as "vipGradeName", coalesce(v.discount, 0) as "vipDiscount",
          m.is_staff as "isStaff", m.point, m.disabled, m.tokens_from as "tokensFrom"
     from members m
     join member_grades g on g.grade_id = m.grade_id
     left join vip_grades v on v.vip_grade_id = m.vip_grade_id and m.vip_until > $2
    where m.user_id = $1`,
)

/** Loads the member behind a token; null when the account is gone. */
export async function loadViewer(db: Queries, userId: number, now: number): Promise<Viewer | null> {
  const [viewer] = await db.run<Viewer>(findViewer, [userId, now])
  return viewer ?? null
}

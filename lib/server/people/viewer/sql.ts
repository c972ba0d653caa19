import 'server-only'
import type { DeskRole } from '@/lib/domain/desk/roles'
import { boolean, json, nullable, number, oneOf, statement, text } from '@/lib/server/ground/db/statement'
import { roleOf } from '@/lib/server/ground/operator/parts'
import { usedUpClassesIn } from './used-up-classes'

const usedUp = usedUpClassesIn('m.user_id')

/** `factorNeed` of a viewer; shoppers have no factor. */
const factorNeed = `case
  when m.role = 'shopper' then null
  when exists (select from desk_factors f where f.user_id = m.user_id and f.since is not null)
  then case when not exists (select from desk_sessions s
              where s.session_id = any($3::text[]) and s.user_id = m.user_id and s.passed is not null) then 'verify' end
  when m.desk_role in ('owner', 'finance')
  then case when exists (select from settings c where c.key = 'desk_security' and c.value -> 'required' = 'true')
            then 'enrol' else 'advise' end end`

export const viewerById = statement(
  'viewer',
  `select m.user_id as "userId", m.mobile, m.role, ${roleOf('m')} as "deskRole", m.grade_id as "gradeId", g.grade_name as "gradeName",
          g.discount as "gradeDiscount", coalesce(v.vip_grade_id, 0) as "vipGradeId",
          coalesce(v.grade_name, '') as "vipGradeName", coalesce(v.discount, 0) as "vipDiscount",
          m.is_staff as "isStaff", m.shop_id as "shopId", m.point, m.point_owed as "pointOwed",
          m.disabled, m.tokens_from as "tokensFrom",
          ${factorNeed} as "factorNeed",
          case when m.role <> 'shopper' then (
            select max(s.seen) from desk_sessions s where s.session_id = any($3::text[]) and s.user_id = m.user_id) end as "deskSeen",
          ${usedUp.sql} as "subsidyUsedUp",
          exists (select from ended_tokens e where e.token_id = any($3::text[]) and e.ends <= $2) as "isEnded"
     from members m
     join member_grades g on g.grade_id = m.grade_id
     left join vip_grades v on v.vip_grade_id = m.vip_grade_id and m.vip_until > $2
    where m.user_id = $1`,
  {
    userId: number,
    mobile: text,
    role: oneOf<'shopper' | 'merchant' | 'operator'>(),
    deskRole: nullable(json<DeskRole>()),
    gradeId: number,
    gradeName: text,
    gradeDiscount: number,
    vipGradeId: number,
    vipGradeName: text,
    vipDiscount: number,
    isStaff: boolean,
    shopId: nullable(number),
    point: number,
    pointOwed: number,
    disabled: boolean,
    tokensFrom: number,
    factorNeed: nullable(oneOf<'verify' | 'enrol' | 'advise'>()),
    deskSeen: nullable(number),
    subsidyUsedUp: usedUp.column,
    isEnded: boolean,
  },
)

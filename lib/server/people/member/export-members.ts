import 'server-only'
import { cellsOf, headersOf } from '@/lib/domain/export/columns'
import { memberColumns } from '@/lib/domain/export/member-columns'
import { personal } from '@/lib/domain/export/personal'
import type { ProfileAnswers } from '@/lib/domain/person/profile'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { json, nullable, number, statement, text } from '@/lib/server/ground/db/statement'
import type { ExportPage, ExportRequest, ExportSource } from '@/lib/server/ground/export/source'

interface MemberFilter {
  mobile?: string | undefined
  grade_id?: number | undefined
  create_begin?: number | undefined
  create_end?: number | undefined
}

/**
 * Members with the number $1, the grade $2, and registered between $3 and $4; null for any. People at the desk are no
 * members, and closed accounts have no one behind them.
 */
const found = `role = 'shopper' and not starts_with(mobile, 'closed-')
  and ($1::text is null or mobile = $1) and ($2::int is null or grade_id = $2)
  and ($3::bigint is null or created >= $3) and ($4::bigint is null or created <= $4)`

/** $6 of them before id $5, the newest first. */
const exportPage = statement(
  'member_export',
  `select m.user_id as "userId", m.user_card_code as "userCardCode", m.mobile, m.login_email as "loginEmail", m.username,
          m.sex, m.created, g.grade_name as "gradeName", v.grade_name as "vipGradeName", m.vip_until as "vipUntil",
          m.birthday, m.email, m.answers
     from (select * from members
            where user_id < $5 and ${found}
            order by user_id desc limit $6) m
     join member_grades g on g.grade_id = m.grade_id
     left join vip_grades v on v.vip_grade_id = m.vip_grade_id
    order by m.user_id desc`,
  {
    userId: number,
    userCardCode: text,
    mobile: text,
    loginEmail: nullable(text),
    username: text,
    sex: number,
    created: number,
    gradeName: text,
    vipGradeName: nullable(text),
    vipUntil: number,
    birthday: text,
    email: text,
    answers: json<ProfileAnswers>(),
  },
)

const exportCount = statement(
  'member_export_count',
  `select count(*)::int as total from members where ${found}`,
  {
    total: number,
  },
)

/** Members that are read at once. */
const pageSize = 1000

const filterParams = ({ mobile, grade_id: grade, create_begin: from, create_end: to }: MemberFilter) => [
  mobile ?? null,
  grade ?? null,
  from ?? null,
  to ?? null,
]
const columnsOf = ({ shown, at }: ExportRequest<MemberFilter>) =>
  memberColumns(personal(shown.includes('member:export')), at)

async function* pages(db: Queries, request: ExportRequest<MemberFilter>): AsyncGenerator<ExportPage> {
  const columns = columnsOf(request)
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const page = await db.run(exportPage, [...filterParams(request.filter), before, pageSize])
    yield { count: page.length, rows: page.map((member) => cellsOf(columns, member)) }
    const last = page.at(-1)
    if (page.length < pageSize || !last) return
    before = last.userId
  }
}

/** The members, the newest first; their personal data need `member:export`. */
export const memberExport: ExportSource<MemberFilter> = {
  subject: 'members',
  event: 'exportMembers',
  auditSubject: 'member',
  // The number that was sought is not kept in the trail.
  noted: ({ mobile, ...kept }) => ({ ...kept, ...(mobile !== undefined && { byMobile: true }) }),
  count: async (db, { filter }) =>
    only(await db.run(exportCount, filterParams(filter)), 'counting members of an export').total,
  headers: (request) => headersOf(columnsOf(request)),
  pages,
}

import 'server-only'
import { cellsOf, headersOf } from '@/lib/domain/export/columns'
import { memberColumns } from '@/lib/domain/export/member-columns'
import { personal } from '@/lib/domain/export/personal'
import type { Actor } from '@/lib/domain/person/actor'
import type { ProfileAnswers } from '@/lib/domain/person/profile'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { json, nullable, number, statement, text } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { tableFile, type TableFormat } from '@/lib/server/ground/table-file/table-file'
import type { OutCell } from '@/lib/server/ground/table-file/write-table'

interface MemberFilter {
  mobile?: string | undefined
  grade_id?: number | undefined
  create_begin?: number | undefined
  create_end?: number | undefined
}

/**
 * $6 members before id $5, the newest first: with the number $1, the grade $2, and registered between $3 and $4.
 * People at the desk are no members, and closed accounts have no one behind them.
 */
const exportPage = statement(
  'member_export',
  `select m.user_id as "userId", m.user_card_code as "userCardCode", m.mobile, m.login_email as "loginEmail", m.username,
          m.sex, m.created, g.grade_name as "gradeName", v.grade_name as "vipGradeName", m.vip_until as "vipUntil",
          m.birthday, m.email, m.answers
     from (select * from members
            where user_id < $5 and role = 'shopper' and not starts_with(mobile, 'closed-')
              and ($1::text is null or mobile = $1) and ($2::int is null or grade_id = $2)
              and ($3::bigint is null or created >= $3) and ($4::bigint is null or created <= $4)
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

/** Members that are read at once. */
const pageSize = 1000

async function* rowsOf({ db, now }: Mall, filter: MemberFilter, isShown: boolean) {
  const columns = memberColumns(personal(isShown), now())
  yield headersOf(columns) as readonly OutCell[]
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const page = await db.run(exportPage, [
      filter.mobile ?? null,
      filter.grade_id ?? null,
      filter.create_begin ?? null,
      filter.create_end ?? null,
      before,
      pageSize,
    ])
    for (const member of page) yield cellsOf(columns, member)
    const last = page.at(-1)
    if (page.length < pageSize || !last) return
    before = last.userId
  }
}

/**
 * The members as a file, with an entry in the audit trail.
 * @param wanted.isShown whether their personal data are in it; masked otherwise
 */
export async function exportMembers(
  mall: Mall,
  actor: Actor,
  { format, filter, isShown }: { format: TableFormat; filter: MemberFilter; isShown: boolean },
): Promise<File> {
  const now = mall.now()
  // The number that was sought is not kept in the trail.
  const { mobile, ...kept } = filter
  const after = { format, masked: !isShown, ...kept, ...(mobile !== undefined && { byMobile: true }) }
  await recordAudit(mall.db, { actor, event: 'exportMembers', subject: 'member', subjectId: 0, after }, now)
  return tableFile('会员', format, rowsOf(mall, filter, isShown), now)
}

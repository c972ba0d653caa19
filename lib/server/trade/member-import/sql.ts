import 'server-only'
import type { ProfileAnswers } from '@/lib/domain/person/profile'
import { boolean, json, number, oneOf, statement, text, type RowOf } from '@/lib/server/ground/db/statement'

/** Locks the members of numbers $1. */
export const lockMembers = statement(
  'member_import_lock',
  'select user_id as "userId" from members where mobile = any($1::text[]) order by user_id for update',
  { userId: number },
)
export const lockMemberIds = statement(
  'member_import_lock_ids',
  'select user_id as "userId" from members where user_id = any($1::bigint[]) order by user_id for update',
  { userId: number },
)

const columns = {
  userId: number,
  mobile: text,
  role: oneOf<'shopper' | 'merchant' | 'operator'>(),
  username: text,
  sex: number,
  birthday: text,
  email: text,
  answers: json<ProfileAnswers>(),
  gradeId: number,
  gradeName: text,
  disabled: boolean,
  point: number,
  pointOwed: number,
  updated: number,
  imported: number,
}
const row = `m.user_id as "userId", m.mobile, m.role, m.username, m.sex, m.birthday, m.email, m.answers,
  m.grade_id as "gradeId", g.grade_name as "gradeName", m.disabled, m.point, m.point_owed as "pointOwed", m.updated,
  (select coalesce(sum(l.points), 0) from point_ledger l
    where l.user_id = m.user_id and l.reason = 'import' and l.reference = $2)::int as imported
  from members m join member_grades g on g.grade_id = m.grade_id`

/** Members of numbers $1, with the points that they have of file $2. */
export const membersOf = statement(
  'member_import_present',
  `select ${row} where m.mobile = any($1::text[])`,
  columns,
)
/** As `membersOf`, by ids $1. */
export const membersById = statement(
  'member_import_by_id',
  `select ${row} where m.user_id = any($1::bigint[])`,
  columns,
)
export type PresentMember = RowOf<typeof membersOf>

/** Grades of names $1. */
export const gradesNamed = statement(
  'member_import_grades',
  'select grade_id as "gradeId", grade_name as "gradeName" from member_grades where grade_name = any($1::text[])',
  { gradeId: number, gradeName: text },
)

/** The imported fields of members $1 (JSON rows). */
export const writeMembers = statement(
  'member_import_write',
  `update members m set username = r.username, sex = r.sex, email = r.email, grade_id = r."gradeId",
          disabled = r.disabled, updated = r.updated
     from jsonb_to_recordset($1::jsonb) as r ("userId" bigint, username text, sex int, email text, "gradeId" int,
          disabled boolean, updated bigint)
    where m.user_id = r."userId"`,
)
/** The balances of members $1 (JSON rows), whose ledgers have counter entries. */
export const writeBalances = statement(
  'member_import_balances',
  `update members m set point = r.point, point_owed = r."pointOwed"
     from jsonb_to_recordset($1::jsonb) as r ("userId" bigint, point int, "pointOwed" int)
    where m.user_id = r."userId"`,
)

/**
 * All tables that refer to members: a member who is in one of them has used the account. Their keys (`member_keys`) say
 * nothing: an import makes one for its entries in the audit trail.
 */
export const referring: readonly (readonly [table: string, column: string])[] = [
  ['addresses', 'user_id'],
  ['agreement_drafts', 'user_id'],
  ['agreement_versions', 'user_id'],
  ['article_favourites', 'user_id'],
  ['article_praises', 'user_id'],
  ['browse_history', 'user_id'],
  ['cart_lines', 'user_id'],
  ['cart_plus_choices', 'user_id'],
  ['employee_cart_lines', 'user_id'],
  ['employee_relatives', 'employee_user_id'],
  ['employee_relatives', 'user_id'],
  ['employees', 'user_id'],
  ['fastbuy_lines', 'user_id'],
  ['goods_favourites', 'user_id'],
  ['group_members', 'user_id'],
  ['group_teams', 'leader_id'],
  ['guest_cart_merges', 'user_id'],
  ['identities', 'user_id'],
  ['invoice_titles', 'user_id'],
  ['known_addresses', 'user_id'],
  ['member_closings', 'user_id'],
  ['member_consents', 'user_id'],
  ['merchant_applications', 'user_id'],
  ['orders', 'user_id'],
  ['package_grants', 'user_id'],
  ['password_links', 'user_id'],
  ['personal_files', 'made_for'],
  ['personal_files', 'user_id'],
  ['rate_praises', 'user_id'],
  ['restock_subscriptions', 'user_id'],
  ['scan_logins', 'user_id'],
  ['seckill_tickets', 'user_id'],
  ['shop_favourites', 'user_id'],
  ['uploads', 'user_id'],
  ['user_cards', 'user_id'],
  ['wechat_accounts', 'user_id'],
]

/** Those of members $1 (JSON rows) who are as the import created them, and have done nothing. */
export const untouchedMembers = statement(
  'member_import_untouched',
  `select m.user_id as "userId" from members m
     join jsonb_to_recordset($1::jsonb) as r ("userId" bigint, updated bigint, point int) on r."userId" = m.user_id
    where m.updated = r.updated and m.point = r.point and m.role = 'shopper' and m.password_hash = $2
      and m.deposit = 0 and m.vip_grade_id is null and m.tokens_from = 0
      ${referring.map(([table, column]) => `and not exists (select from ${table} x where x.${column} = m.user_id)`).join('\n      ')}
      and not exists (select from deposit_ledger l where l.user_id = m.user_id)`,
  { userId: number },
)
export const removeMembers = statement(
  'member_import_remove',
  'delete from members where user_id = any($1::bigint[])',
)

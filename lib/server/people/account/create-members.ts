import 'server-only'
import { busy } from '@/lib/domain/errors'
import type { ProfileAnswers } from '@/lib/domain/person/profile'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement, text } from '@/lib/server/ground/db/statement'
import { randomCardCode } from './create-member'
import { noPassword } from './password'

/** Accounts of $1 (JSON rows) with the password $2, written at $3; a number that has one is left out. */
const insertMembers = statement(
  'account_insert_many',
  `insert into members (mobile, password_hash, username, sex, birthday, email, answers, grade_id, user_card_code,
                        created, updated)
   select r.mobile, $2, r.username, r.sex, r.birthday, r.email, r.answers, r."gradeId", r."cardCode", r.created, $3
     from jsonb_to_recordset($1::jsonb) as r (mobile text, username text, sex int, birthday text, email text,
          answers jsonb, "gradeId" int, "cardCode" text, created bigint)
   on conflict (mobile) do nothing returning user_id as "userId", mobile`,
  { userId: number, mobile: text },
)

export interface ManyMember {
  mobile: string
  username: string
  sex: 0 | 1 | 2
  /** `YYYY-MM-DD` or empty. */
  birthday: string
  email: string
  answers: ProfileAnswers
  gradeId: number
  /** When the person became a member, in epoch seconds. */
  created: number
}

/**
 * Creates accounts without passwords by one statement.
 * @returns the user id of each number
 * @throws MallError 系统繁忙 when one of the numbers got an account at the same time
 */
export async function createMembers(
  tx: Queries,
  list: readonly ManyMember[],
  now: number,
): Promise<Map<string, number>> {
  const rows = list.map((member) => ({ ...member, cardCode: randomCardCode() }))
  const created = await tx.run(insertMembers, [JSON.stringify(rows), noPassword, now])
  if (created.length < list.length) throw busy()
  return new Map(created.map(({ mobile, userId }) => [mobile, userId]))
}

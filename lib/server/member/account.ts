import 'server-only'
import { randomInt } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { memberGrades, members } from '@/lib/server/db/schema'
import { hashPassword } from '@/lib/server/session/password'

const find = statement('member_of_mobile', 'select 1 from members where mobile = $1')

/** Whether a number has an account. */
export async function isRegistered(db: Queries, mobile: string): Promise<boolean> {
  return (await db.run(find, [mobile])).length > 0
}

const randomText = (alphabet: string, length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

const small = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The grade new members begin with; made when the mall has none yet (contract member §5.5). */
async function startGrade(db: Queries): Promise<number> {
  const [grade] = await db.orm
    .select({ gradeId: memberGrades.gradeId })
    .from(memberGrades)
    .where(eq(memberGrades.isDefault, true))
    .orderBy(asc(memberGrades.gradeId))
    .limit(1)
  if (grade) return grade.gradeId
  const [made] = await db.orm
    .insert(memberGrades)
    .values({ gradeName: '普通会员', isDefault: true })
    .onConflictDoUpdate({ target: memberGrades.gradeName, set: { isDefault: true } })
    .returning({ gradeId: memberGrades.gradeId })
  if (!made) throw new Error('No grade for new members')
  return made.gradeId
}

export interface NewMember {
  mobile: string
  /** Without one the member signs in by sms until a password is set. */
  password?: string
  /** Eight random characters when empty. */
  username?: string
  sex?: 0 | 1 | 2
  /** `YYYY-MM-DD` or empty. */
  birthday?: string
  email?: string
}

/** Makes an account; null when the number has one already, also when two calls come at once. */
export async function createMember(mall: Mall, typed: NewMember): Promise<number | null> {
  const { mobile, password, username, sex = 0, birthday = '', email = '' } = typed
  const at = mall.now()
  const [row] = await mall.db.orm
    .insert(members)
    .values({
      mobile,
      passwordHash: await hashPassword(password ?? randomText(small, 40)),
      username: username || randomText(small, 8),
      sex,
      birthday,
      email,
      gradeId: await startGrade(mall.db),
      userCardCode: randomText('0123456789ABCDEFGHJKMNPQRSTUVWXYZ', 12),
      created: at,
      updated: at,
    })
    .onConflictDoNothing({ target: members.mobile })
    .returning({ userId: members.userId })
  return row?.userId ?? null
}

import 'server-only'
import { randomInt } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { ProfileAnswers } from '@/lib/domain/person/profile'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { memberGrades, members } from '@/lib/server/ground/db/schema'
import type { Mall } from '@/lib/server/ground/mall'
import { hashPassword, noPassword } from './password'

const randomText = (alphabet: string, length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** The code of a card of a member. */
export const randomCardCode = (): string => randomText('0123456789ABCDEFGHJKMNPQRSTUVWXYZ', 12)

const lowercase = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The grade of new members, created when the mall has none yet (contract member §5.5). */
async function defaultGrade(db: Queries): Promise<number> {
  const [grade] = await db.orm
    .select({ gradeId: memberGrades.gradeId })
    .from(memberGrades)
    .where(eq(memberGrades.isDefault, true))
    .orderBy(asc(memberGrades.gradeId))
    .limit(1)
  if (grade) return grade.gradeId
  const created = only(
    await db.orm
      .insert(memberGrades)
      .values({ gradeName: '普通会员', isDefault: true })
      .onConflictDoUpdate({ target: memberGrades.gradeName, set: { isDefault: true } })
      .returning({ gradeId: memberGrades.gradeId }),
    'inserting the default member grade',
  )
  return created.gradeId
}

export interface NewMember {
  mobile: string
  /** Without a password the member signs in by SMS code until one is set. */
  password?: string
  /** Eight random characters when empty. */
  username?: string
  sex?: 0 | 1 | 2
  /** `YYYY-MM-DD` or empty. */
  birthday?: string
  email?: string
  answers?: ProfileAnswers
}

/**
 * Creates an account.
 * @returns the user id; null when the number already has an account, even when two calls race
 */
export async function createMember(mall: Mall, member: NewMember): Promise<number | null> {
  const { mobile, password, username, sex = 0, birthday = '', email = '', answers = {} } = member
  const at = mall.now()
  const [row] = await mall.db.orm
    .insert(members)
    .values({
      mobile,
      passwordHash: password === undefined ? noPassword : await hashPassword(password),
      username: username || randomText(lowercase, 8),
      sex,
      birthday,
      email,
      answers,
      gradeId: await defaultGrade(mall.db),
      userCardCode: randomCardCode(),
      created: at,
      updated: at,
    })
    .onConflictDoNothing({ target: members.mobile })
    .returning({ userId: members.userId })
  return row?.userId ?? null
}

/**
 * Creates the account of an e-mail address that is not verified yet. It has a placeholder instead of a mobile number.
 * @returns the user id; null when the address already has an account
 */
export async function createEmailMember(
  mall: Mall,
  email: string,
  passwordHash: string,
): Promise<number | null> {
  const at = mall.now()
  const [row] = await mall.db.orm
    .insert(members)
    .values({
      mobile: `10${randomText('0123456789', 9)}`,
      loginEmail: email,
      email,
      passwordHash,
      username: randomText(lowercase, 8),
      gradeId: await defaultGrade(mall.db),
      userCardCode: randomCardCode(),
      created: at,
      updated: at,
    })
    .onConflictDoNothing()
    .returning({ userId: members.userId })
  return row?.userId ?? null
}

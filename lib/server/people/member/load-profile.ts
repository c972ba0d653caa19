import 'server-only'
import { eq } from 'drizzle-orm'
import type { Profile } from '@/lib/contract/people/profile'
import { notSignedIn } from '@/lib/domain/errors'
import { isPlaceholderMobile } from '@/lib/domain/person/email-account'
import type { Queries } from '@/lib/server/ground/db/connection'
import { members } from '@/lib/server/ground/db/schema'
import { wireAnswers } from './wire'

/**
 * The unmasked profile of a member, for the member only (contract member §5.14).
 * @throws MallError 401 when the account was deleted in the meantime
 */
export async function loadProfile(db: Queries, userId: number): Promise<Profile> {
  const [row] = await db.orm.select().from(members).where(eq(members.userId, userId))
  if (!row) throw notSignedIn()
  const { username, avatar, sex, birthday, email, created, updated } = row
  return {
    user_id: row.userId,
    company_id: 1,
    grade_id: row.gradeId,
    mobile: isPlaceholderMobile(row.mobile) ? '' : row.mobile,
    user_card_code: row.userCardCode,
    username,
    name: username,
    avatar,
    sex,
    birthday,
    email,
    ...wireAnswers(row.answers),
    created,
    updated,
  }
}

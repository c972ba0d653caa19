import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/person/viewer'
import { passwordProblem, repeatProblem } from '@/lib/domain/validate'
import type { Mall } from '@/lib/server/ground/mall'
import { isHash, verifyPassword } from '@/lib/server/people/account/password'
import { replacePassword } from '@/lib/server/people/account/replace-password'
import { storedPassword } from '@/lib/server/people/account/stored-password'
import { readField } from '@/lib/server/people/secret-fields/read-field'
import { countAttempt, tooManyAttempts } from '@/lib/server/people/session/attempts'

/** A new password, typed twice. @throws MallError for an unacceptable one */
async function newPasswordOf(mall: Mall, first: string, repeated: string): Promise<string> {
  const password = await readField(mall, first)
  const problem = passwordProblem(password) ?? repeatProblem(password, await readField(mall, repeated))
  if (problem) throw new MallError(problem)
  return password
}

async function putNewPassword(mall: Mall, userId: number, password: string, stored: string): Promise<number> {
  const tokensFrom = await replacePassword(mall, userId, password, stored)
  if (tokensFrom === null) throw new MallError('密码已被修改，请重新登录')
  return tokensFrom
}

/** Whether the member has a password, and not only signed in by code so far. */
export const hasPassword = async (mall: Mall, userId: number): Promise<boolean> =>
  isHash(await storedPassword(mall.db, userId))

/**
 * Sets the first password of a member and revokes all tokens (contract member §16).
 * @returns the member's `tokensFrom` from now on
 * @throws MallError for an unacceptable password, or when the member already has one: changing it needs the old one
 *   or a code
 */
export async function setFirstPassword(
  mall: Mall,
  { userId }: Viewer,
  form: { password: string; repeated: string },
): Promise<number> {
  const password = await newPasswordOf(mall, form.password, form.repeated)
  const stored = await storedPassword(mall.db, userId)
  if (isHash(stored)) throw new MallError('您已设置过登录密码')
  return putNewPassword(mall, userId, password, stored)
}

/**
 * Replaces the password of a member who knows the old one, and revokes all tokens. Wrong ones count like those of a
 * sign-in (contract member §16).
 * @returns the member's `tokensFrom` from now on
 * @throws MallError for an unacceptable or a wrong password; 429 after too many wrong ones
 */
export async function changePassword(
  mall: Mall,
  { userId, mobile }: Viewer,
  form: { old: string; password: string; repeated: string },
  ip: string,
): Promise<number> {
  const password = await newPasswordOf(mall, form.password, form.repeated)
  const attempt = await countAttempt(mall, mobile, ip, true)
  if (!attempt.isAdmitted) throw tooManyAttempts()
  const stored = await storedPassword(mall.db, userId)
  const old = await readField(mall, form.old)
  if (!(await verifyPassword(stored, old.slice(0, 200)))) throw new MallError('原密码错误')
  await attempt.forgive()
  return putNewPassword(mall, userId, password, stored)
}

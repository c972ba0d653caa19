import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Mall } from '@/lib/server/ground/mall'
import { verifyPassword } from '@/lib/server/people/account/password'
import { storedPassword } from '@/lib/server/people/account/stored-password'
import { readField } from '@/lib/server/people/secret-fields/read-field'
import { countAttempt, tooManyAttempts } from '@/lib/server/people/session/attempts'
import { checkSmsCode } from '@/lib/server/people/verify/sms-code'

/** A member's input to prove that they own the session; absent for clients of the contract. */
export interface OwnerProof {
  password?: string | undefined
  vcode?: string | undefined
}

/**
 * Checks the proof: a password, whose failed attempts count like those of a sign-in, or a code sent to the member's own
 * number. Never inside a transaction, because attempts count even when the caller fails.
 * @throws MallError 登录密码错误, 短信验证码错误; 429 after too many failed attempts
 */
export async function proveOwner(
  mall: Mall,
  { userId, mobile }: Viewer,
  { password, vcode }: OwnerProof,
  ip: string,
): Promise<void> {
  if (password !== undefined) {
    const attempt = await countAttempt(mall, mobile || `member:${userId}`, ip, true)
    if (!attempt.isAdmitted) throw tooManyAttempts()
    const typed = await readField(mall, password)
    if (!(await verifyPassword(await storedPassword(mall.db, userId), typed.slice(0, 200))))
      throw new MallError('登录密码错误')
    await attempt.forgive()
  }
  if (vcode !== undefined) await checkSmsCode(mall, 'forgot_password', mobile, vcode)
}

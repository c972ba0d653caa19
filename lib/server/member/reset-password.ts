import 'server-only'
import { eq } from 'drizzle-orm'
import { MallError } from '@/lib/domain/errors'
import { maskMobile } from '@/lib/domain/mask'
import { deobfuscate } from '@/lib/domain/obfuscate'
import { passwordProblem } from '@/lib/domain/validate'
import type { Mall } from '@/lib/server/context'
import { members } from '@/lib/server/db/schema'
import { clearHits } from '@/lib/server/rate-limit/rate-limit'
import { hashPassword } from '@/lib/server/session/password'
import { loginKey } from '@/lib/server/session/sign-in'
import type { Viewer } from '@/lib/server/session/viewer'
import { checkSmsCode } from '@/lib/server/verify/sms-code'

/**
 * Sets a new password for who holds the number, and lets every older token die (contract member §5.7, §19.1).
 * @param viewer a signed-in member changes the own password, whatever number was sent
 * @throws MallError for a bad password, a wrong code, a number without account
 */
export async function resetPassword(
  mall: Mall,
  typed: { mobile: string; password: string; vcode: string },
  viewer: Viewer | null,
) {
  const mobile = viewer?.mobile ?? deobfuscate(typed.mobile).trim()
  if (mobile === '') throw new MallError('手机号必填！')
  const password = deobfuscate(typed.password)
  const problem = passwordProblem(password)
  if (problem) throw new MallError(problem)
  await checkSmsCode(mall, 'forgot_password', mobile, typed.vcode)

  const passwordHash = await hashPassword(password)
  const at = mall.now()
  const [row] = await mall.db.orm
    .update(members)
    // Tokens carry whole seconds: the next one is the first that none made before can have.
    .set({ passwordHash, tokensFrom: at + 1, updated: at })
    .where(eq(members.mobile, mobile))
    .returning({
      user_id: members.userId,
      grade_id: members.gradeId,
      created: members.created,
      updated: members.updated,
    })
  if (!row) throw new MallError('该手机号还没有注册')
  // Who was locked out by wrong guesses may sign in again.
  await clearHits(mall.db, loginKey(mobile))
  return { ...row, company_id: 1 as const, mobile: maskMobile(mobile) }
}

import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import { maskMobile } from '@/lib/domain/person/mask'
import type { Viewer } from '@/lib/domain/person/viewer'
import { isMobile, passwordProblem } from '@/lib/domain/validate'
import type { Mall } from '@/lib/server/ground/mall'
import { hashPassword } from '@/lib/server/people/account/password'
import { readField, readMobile } from '@/lib/server/people/secret-fields/read-field'
import { clearFailedSignIns } from '@/lib/server/people/session/attempts'
import { checkSmsCode } from '@/lib/server/people/verify/sms-code'
import { resetByMobile } from './sql'

/**
 * Sets a new password for the owner of the number and revokes all earlier tokens (contract member §5.7, contract member
 * §19.1).
 * @param viewer a signed-in member changes their own password, even if another number was sent
 * @returns the answer of the call, and the member's new `tokensFrom`
 * @throws MallError for a missing field, a malformed number, an unacceptable password, a wrong code, or a number
 *   without an account
 */
export async function resetPassword(
  mall: Mall,
  form: { mobile: string; password: string; vcode: string },
  viewer: Viewer | null,
) {
  const mobile = viewer?.mobile ?? (await readMobile(mall, form.mobile))
  if (mobile === '') throw new MallError(memberMessages.mobileRequiredToReset)
  if (!viewer && !isMobile(mobile)) throw new MallError(memberMessages.mobileInvalid)
  if (form.password === '') throw new MallError(memberMessages.passwordRequired)
  if (form.vcode === '') throw new MallError(memberMessages.codeNotGiven)
  const password = await readField(mall, form.password)
  const problem = passwordProblem(password)
  if (problem) throw new MallError(problem)
  await checkSmsCode(mall, 'forgot_password', mobile, form.vcode)

  const passwordHash = await hashPassword(password)
  const [stored] = await mall.db.run(resetByMobile, [mobile, passwordHash, mall.now()])
  if (!stored) throw new MallError('该手机号还没有注册')
  await clearFailedSignIns(mall.db, mobile)
  const { tokensFrom, ...row } = stored
  return { row: { ...row, company_id: 1 as const, mobile: maskMobile(mobile) }, tokensFrom }
}

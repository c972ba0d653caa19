import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import { isMobile } from '@/lib/domain/validate'
import type { Mall } from '@/lib/server/ground/mall'
import { createMember } from '@/lib/server/people/account/create-member'
import { findAccount } from '@/lib/server/people/account/find-account'
import { rememberAddress } from '@/lib/server/people/account/known-address'
import { readMobile } from '@/lib/server/people/secret-fields/read-field'
import { countAttempt, tooManyAttempts } from '@/lib/server/people/session/attempts'
import { signToken } from '@/lib/server/people/session/token'
import { checkSmsCode } from '@/lib/server/people/verify/sms-code'
import { readMerchantSetting } from './merchant-setting'
import { applicationOfMember, beginApplication } from './sql'

const closed = () => new MallError('该平台现不支持商户入驻，请核实后再试')

/** Redeems the code; a wrong one gets the text of this call (contract member §13). */
async function checkCode(mall: Mall, mobile: string, code: string): Promise<void> {
  try {
    await checkSmsCode(mall, 'merchant_login', mobile, code)
  } catch (error) {
    throw error instanceof MallError ? new MallError(memberMessages.codeWrong) : error
  }
}

/**
 * Signs in at the entry of merchants. Creates an account for a new number, and an empty application for a shopper
 * (contract member §13).
 * @param ip the caller's address; empty for requests from our own pages
 * @returns a token of the entry
 * @throws MallError for a wrong code or a disabled account; 该平台现不支持商户入驻，请核实后再试 for those who have
 *   not applied, while the mall takes no applications; 429 after too many failed attempts
 */
export async function signInMerchant(
  mall: Mall,
  input: { mobile: string; vcode: string },
  ip: string,
): Promise<string> {
  const mobile = await readMobile(mall, input.mobile)
  if (!isMobile(mobile)) throw new MallError(memberMessages.mobileNumberInvalid)
  const attempt = await countAttempt(mall, mobile, ip, false)
  if (!attempt.isAdmitted) throw tooManyAttempts()
  await checkCode(mall, mobile, input.vcode)
  await attempt.forgive()

  const { isOpen } = await readMerchantSetting(mall.db)
  if (isOpen) await createMember(mall, { mobile })
  const account = await findAccount(mall, mobile, ip)
  if (!account) throw closed()
  const { userId, role, tokensFrom } = account
  if (account.disabled) throw new MallError(memberMessages.accountIsDisabled)
  if (role === 'shopper') {
    if (isOpen) await mall.db.run(beginApplication, [userId, mall.now()])
    else if ((await mall.db.run(applicationOfMember, [userId])).length === 0) throw closed()
  }
  await rememberAddress(mall, userId, ip)
  return signToken(mall.secret, userId, mall.now(), { kind: 'store', mobile, tokensFrom })
}

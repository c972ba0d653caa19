import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import type { Mall } from '@/lib/server/ground/mall'
import { createMember } from '@/lib/server/people/account/create-member'
import { findAccount, type Account } from '@/lib/server/people/account/find-account'
import { rememberAddress } from '@/lib/server/people/account/known-address'
import { verifyPassword } from '@/lib/server/people/account/password'
import { recordConsents } from '@/lib/server/people/account/record-consents'
import { renewHash } from '@/lib/server/people/account/renew-hash'
import { readField, readMobile } from '@/lib/server/people/secret-fields/read-field'
import { isEmailCode } from '@/lib/server/people/verify/email-code'
import { checkSmsCode } from '@/lib/server/people/verify/sms-code'
import { countAttempt, countBeyond, tooManyAttempts } from './attempts'
import { issueTokens, type IssuedTokens } from './issue-tokens'

/**
 * Wrong credentials; with `silent` the `newLogin` call returns the message instead of failing (contract member §5.4).
 */
export class WrongCredentials extends MallError {}

export interface Credentials {
  username: string
  check_type: 'password' | 'mobile' | 'email_otp'
  password?: string | undefined
  vcode?: string | undefined
  auto_register?: boolean | undefined
}

export interface SignedIn extends IssuedTokens {
  mobile: string
}

/**
 * The same sentence for every address above the limits: it does not tell which ones are known, where a right password
 * still signs in.
 */
const tooManyGuesses = () => new MallError('登录尝试过于频繁，请核对密码，或10分钟后再试', { status: 429 })

/**
 * Checks a password. Above the limits it is checked only for an address from which the member signed in within 30 days,
 * with a daily limit: guesses from elsewhere must not lock the owner out (ADR 0050).
 */
async function byPassword(mall: Mall, name: string, password: string, ip: string): Promise<Account> {
  const attempt = await countAttempt(mall, name, ip, true)
  const account = await findAccount(mall, name, ip)
  if (!attempt.isAdmitted && !(account?.isKnown && (await countBeyond(mall, name, ip))))
    throw tooManyGuesses()
  const matches = await verifyPassword(account?.passwordHash, password.slice(0, 200))
  if (!account || !matches)
    // One message for both, so that it does not reveal which numbers are registered.
    throw attempt.isAdmitted ? new WrongCredentials('用户名或密码错误') : tooManyGuesses()
  await attempt.forgive()
  await renewHash(mall.db, account, password)
  return account
}

/** The code counts its own attempts. Only a caller with the correct code learns whether the number has an account. */
async function bySms(
  mall: Mall,
  mobile: string,
  code: string,
  orRegister: boolean,
  ip: string,
): Promise<Account> {
  const attempt = await countAttempt(mall, mobile, ip, false)
  if (!attempt.isAdmitted) throw tooManyAttempts()
  try {
    await checkSmsCode(mall, 'login', mobile, code)
  } catch (error) {
    throw error instanceof MallError ? new WrongCredentials(error.message) : error
  }
  if (orRegister) await recordConsents(mall.db, await createMember(mall, { mobile }), mall.now())
  const account = await findAccount(mall, mobile, ip)
  if (!account) throw new WrongCredentials('手机号码未注册，请注册后登陆')
  await attempt.forgive()
  return account
}

/** As `bySms`, with the code of a mail. */
async function byEmail(mall: Mall, email: string, code: string, ip: string): Promise<Account> {
  const attempt = await countAttempt(mall, email, ip, false)
  if (!attempt.isAdmitted) throw tooManyAttempts()
  if (!(await isEmailCode(mall, email, code))) throw new WrongCredentials(memberMessages.emailCodeWrong)
  const account = await findAccount(mall, email, ip)
  if (!account) throw new WrongCredentials('该邮箱未注册')
  await attempt.forgive()
  return account
}

/**
 * Signs in with a mobile number and its password or SMS code, or with an e-mail address and its password or code
 * (contract member §5.3).
 * @param ip the caller's address; empty for requests from our own pages, which are not counted by address
 * @throws WrongCredentials; MallError 429 after too many failed attempts; MallError for a missing field or a disabled
 *   account
 */
export async function signIn(mall: Mall, credentials: Credentials, ip: string): Promise<SignedIn> {
  const { password, vcode } = credentials
  const typed = (await readMobile(mall, credentials.username)).slice(0, 254)
  const isEmail = typed.includes('@')
  const name = isEmail ? typed.toLowerCase() : typed.slice(0, 50)
  const byCode = credentials.check_type !== 'password'
  if (name === '') throw new MallError(memberMessages.mobileEmpty)
  if (byCode && !vcode) throw new MallError(memberMessages.codeEmpty)
  if (!byCode && !password) throw new MallError(memberMessages.passwordEmpty)

  const account = !byCode
    ? await byPassword(mall, name, await readField(mall, password ?? ''), ip)
    : credentials.check_type === 'mobile'
      ? await bySms(mall, name, vcode ?? '', credentials.auto_register === true, ip)
      : await byEmail(mall, name, vcode ?? '', ip)

  // Checked only after correct credentials. Not HTTP 401, which would redirect the sign-in page to itself.
  if (account.disabled) throw new MallError(memberMessages.accountIsDisabled)
  if (!account.isVerified) throw new WrongCredentials('邮箱未验证，请先完成验证')
  await rememberAddress(mall, account.userId, ip)
  return { ...(await issueTokens(mall, account)), mobile: isEmail ? '' : name }
}

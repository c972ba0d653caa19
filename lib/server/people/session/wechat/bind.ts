import 'server-only'
import type { CodeType } from '@/lib/contract/people/session'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import { isMobile, passwordProblem } from '@/lib/domain/validate'
import type { WechatUser } from '@/lib/server/ground/adapters/wechat-login'
import type { Mall } from '@/lib/server/ground/mall'
import { createMember } from '@/lib/server/people/account/create-member'
import { findAccount, type Account } from '@/lib/server/people/account/find-account'
import { rememberAddress } from '@/lib/server/people/account/known-address'
import { verifyPassword } from '@/lib/server/people/account/password'
import { recordConsents } from '@/lib/server/people/account/record-consents'
import { readField, readMobile } from '@/lib/server/people/secret-fields/read-field'
import { checkSmsCode } from '@/lib/server/people/verify/sms-code'
import { countAttempt, tooManyAttempts } from '../attempts'
import { issueTokens, type IssuedTokens } from '../issue-tokens'
import { bindWechatUser, boundWechat, unbindWechatUser } from './sql'

interface BindForm {
  username: string
  union_id: string
  check_type: CodeType
  vcode?: string | undefined
  password?: string | undefined
}

const boundToOthers = () => new MallError('绑定失败！该微信信息已与其他用户做了绑定！')

/**
 * Binds a WeChat user to an account; a repeated call changes nothing.
 * @throws MallError when one of the two is already bound to another
 */
export async function bindWechat({ db, now }: Mall, user: WechatUser, userId: number): Promise<void> {
  const bound = await db.run(bindWechatUser, [user.unionId, user.openId, userId, now()])
  if (bound.length > 0) return
  const found = await db.run(boundWechat, [user.unionId, userId])
  if (found.some((row) => row.unionId === user.unionId && row.userId !== userId)) throw boundToOthers()
  if (found.some((row) => row.unionId !== user.unionId)) throw new MallError('该账号已绑定其他微信，请先解绑')
}

/** Whether an account is bound to a WeChat user. */
export const hasWechat = async ({ db }: Mall, userId: number): Promise<boolean> =>
  (await db.run(boundWechat, ['', userId])).length > 0

/** Removes the WeChat user of an account. Returns false when none was bound. */
export const unbindWechat = async ({ db }: Mall, userId: number): Promise<boolean> =>
  (await db.run(unbindWechatUser, [userId])).length > 0

/** The account of a number, by its password; wrong passwords count like those of a sign-in. */
async function byPassword(mall: Mall, mobile: string, password: string, ip: string): Promise<Account> {
  const attempt = await countAttempt(mall, mobile, ip, true)
  if (!attempt.isAdmitted) throw tooManyAttempts()
  const account = await findAccount(mall, mobile, ip)
  const matches = await verifyPassword(account?.passwordHash, password.slice(0, 200))
  if (!account || !matches) throw new MallError(memberMessages.accountOrPasswordWrong)
  await attempt.forgive()
  return account
}

/** The account of a number, by an SMS code; created when the number is new. */
async function byCode(
  mall: Mall,
  form: { mobile: string; type: CodeType; code: string; password: string },
  ip: string,
): Promise<{ account: Account; isNew: boolean }> {
  const { mobile, type, code, password } = form
  await checkSmsCode(mall, type, mobile, code).catch((error: unknown) => {
    throw error instanceof MallError ? new MallError(memberMessages.smsCodeWrongToBind) : error
  })
  const created = await createMember(mall, { mobile, ...(password ? { password } : {}) })
  await recordConsents(mall.db, created, mall.now())
  const account = await findAccount(mall, mobile, ip)
  if (!account) throw new MallError('未知错误！')
  return { account, isNew: created !== null }
}

/**
 * Binds the WeChat user who just agreed to the account of a number, proved by an SMS code or the password, and signs in
 * (contract member §5.8). A new number is registered, with the password if there is one.
 * @param proven the user of the caller's ticket
 * @param ip the caller's address; empty for requests from our own pages
 * @throws MallError as contract member §5.8 lists them
 */
export async function bindToNumber(
  mall: Mall,
  form: BindForm,
  proven: WechatUser | null,
  ip: string,
): Promise<IssuedTokens & { isNew: boolean }> {
  const mobile = await readMobile(mall, form.username)
  if (!isMobile(mobile)) throw new MallError('手机号格式有误！')
  const password = form.password ? await readField(mall, form.password) : ''
  if (!form.vcode && !password) throw new MallError('短信验证码必填！')
  if (proven?.unionId !== form.union_id) throw new MallError(memberMessages.wechatUserInvalid)
  const problem = form.vcode && password ? passwordProblem(password) : null
  if (problem) throw new MallError(problem)

  const { account, isNew } = form.vcode
    ? await byCode(mall, { mobile, type: form.check_type, code: form.vcode, password }, ip)
    : { account: await byPassword(mall, mobile, password, ip), isNew: false }
  if (account.disabled) throw new MallError(memberMessages.accountIsDisabled)
  await bindWechat(mall, proven, account.userId)
  await rememberAddress(mall, account.userId, ip)
  return { ...(await issueTokens(mall, account, { isNew, wechat: proven })), isNew }
}

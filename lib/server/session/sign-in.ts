import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { deobfuscate } from '@/lib/domain/obfuscate'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { createMember } from '@/lib/server/account/create-member'
import { findAccount, type Account } from '@/lib/server/account/find-account'
import { verifyPassword } from '@/lib/server/account/password'
import { clearHits, returnHit, takeHit } from '@/lib/server/rate-limit/rate-limit'
import { checkSmsCode } from '@/lib/server/verify/sms-code'
import { signToken } from './token'
import type { Viewer } from '../viewer/viewer'

const tooMany = '登录尝试过于频繁，请10分钟后再试'
const perMobile = { max: 5, window: 600, message: tooMany }
const perAddress = { max: 30, window: 600, message: tooMany }

/** Rate-limit key of failed sign-ins with one number. */
const loginKey = (mobile: string) => `login:${mobile}`

/** Lets a number sign in again that was locked after wrong passwords. */
export const clearFailedSignIns = (db: Queries, mobile: string): Promise<void> =>
  clearHits(db, loginKey(mobile))

/** Wrong credentials; with `silent` the `newLogin` call returns the message instead of failing (contract member §5.4). */
export class WrongCredentials extends MallError {}

export interface Credentials {
  username: string
  check_type: 'password' | 'mobile'
  password?: string | undefined
  vcode?: string | undefined
  auto_register?: boolean | undefined
}

export interface SignedIn {
  token: string
  mobile: string
  role: Viewer['role']
}

/**
 * An attempt is counted before the password is checked and cleared when it was right: counting afterwards would let
 * parallel guesses pass together.
 */
async function byPassword(mall: Mall, mobile: string, password: string): Promise<Account> {
  const { db, now } = mall
  await takeHit(db, loginKey(mobile), perMobile, now())
  const account = await findAccount(db, mobile)
  const matches = await verifyPassword(account?.passwordHash, password.slice(0, 200))
  // One message for both, so that it does not reveal which numbers are registered.
  if (!account || !matches) throw new WrongCredentials('用户名或密码错误')
  await clearFailedSignIns(db, mobile)
  return account
}

/** The code counts its own tries. Only a caller with the right code learns whether the number has an account. */
async function bySms(mall: Mall, mobile: string, code: string, orRegister: boolean): Promise<Account> {
  try {
    await checkSmsCode(mall, 'login', mobile, code)
  } catch (error) {
    throw error instanceof MallError ? new WrongCredentials(error.message) : error
  }
  if (orRegister) await createMember(mall, { mobile })
  const account = await findAccount(mall.db, mobile)
  if (!account) throw new WrongCredentials('手机号码未注册，请注册后登陆')
  return account
}

/**
 * Signs in with a mobile number and its password or sms code (contract member §5.3).
 * @param ip the caller's address; empty for requests from our own pages, which are not counted by address
 * @throws WrongCredentials; MallError 429 after too many failed attempts; MallError for a missing field or a disabled
 * account
 */
export async function signIn(mall: Mall, credentials: Credentials, ip: string): Promise<SignedIn> {
  const { password, vcode } = credentials
  const now = mall.now()
  const mobile = deobfuscate(credentials.username).trim().slice(0, 50)
  const bySmsCode = credentials.check_type === 'mobile'
  if (bySmsCode && !vcode) throw new MallError('请输入验证码')
  if (!bySmsCode && !password) throw new MallError('请输入密码')

  const addressKey = `login-ip:${ip}`
  if (ip) await takeHit(mall.db, addressKey, perAddress, now)
  const account = bySmsCode
    ? await bySms(mall, mobile, vcode ?? '', credentials.auto_register === true)
    : await byPassword(mall, mobile, deobfuscate(password ?? ''))
  if (ip) await returnHit(mall.db, addressKey, perAddress, now)

  // Only after the credentials were right. Not HTTP 401: it would redirect the sign-in page to itself.
  if (account.disabled) throw new MallError('该账号已被禁用.')
  return { token: await signToken(mall.secret, account.userId, now, account), mobile, role: account.role }
}

import 'server-only'
import { eq } from 'drizzle-orm'
import { MallError } from '@/lib/domain/errors'
import { deobfuscate } from '@/lib/domain/obfuscate'
import type { Mall } from '@/lib/server/context'
import { members } from '@/lib/server/db/schema'
import { createMember } from '@/lib/server/member/account'
import { clearHits, returnHit, takeHit } from '@/lib/server/rate-limit/rate-limit'
import { checkSmsCode } from '@/lib/server/verify/sms-code'
import { verifyPassword } from './password'
import { signToken } from './token'
import type { Viewer } from './viewer'

const tooMany = '登录尝试过于频繁，请10分钟后再试'
const perMobile = { max: 5, window: 600, message: tooMany }
const perAddress = { max: 30, window: 600, message: tooMany }

/** Failures of one number are counted under this key. */
export const loginKey = (mobile: string) => `login:${mobile}`

/** What the later login call answers instead of failing when it is asked to be silent (contract member §5.4). */
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

type Account = Pick<typeof members.$inferSelect, 'userId' | 'role' | 'disabled' | 'tokensFrom'>

async function findAccount({ db }: Mall, mobile: string) {
  const { userId, passwordHash, role, disabled, tokensFrom } = members
  const [account] = await db.orm
    .select({ userId, passwordHash, role, disabled, tokensFrom })
    .from(members)
    .where(eq(members.mobile, mobile))
  return account
}

/**
 * An attempt is counted before the password is looked at and forgotten when it was right: counting afterwards would let
 * parallel guesses pass together.
 */
async function byPassword(mall: Mall, mobile: string, password: string): Promise<Account> {
  const { db, now } = mall
  await takeHit(db, loginKey(mobile), perMobile, now())
  const account = await findAccount(mall, mobile)
  const fits = await verifyPassword(account?.passwordHash, password.slice(0, 200))
  // Which of the two was wrong is not told.
  if (!account || !fits) throw new WrongCredentials('用户名或密码错误')
  await clearHits(db, loginKey(mobile))
  return account
}

/** The code counts its own tries. Whether the number has an account is told only to who holds it. */
async function bySms(mall: Mall, mobile: string, code: string, orRegister: boolean): Promise<Account> {
  try {
    await checkSmsCode(mall, 'login', mobile, code)
  } catch (error) {
    throw error instanceof MallError ? new WrongCredentials(error.message) : error
  }
  if (orRegister) await createMember(mall, { mobile })
  const account = await findAccount(mall, mobile)
  if (!account) throw new WrongCredentials('手机号码未注册，请注册后登陆')
  return account
}

/**
 * Checks a mobile number and its password or sms code and gives a token (contract member §5.3).
 * @param ip the caller's address; empty for our own pages, which are not counted by address
 * @throws WrongCredentials, MallError 429 after too many wrong attempts, MallError for a missing field or a disabled
 * account
 */
export async function signIn(mall: Mall, typed: Credentials, ip: string): Promise<SignedIn> {
  const { password, vcode } = typed
  const now = mall.now()
  const mobile = deobfuscate(typed.username).trim().slice(0, 50)
  const bySmsCode = typed.check_type === 'mobile'
  if (bySmsCode && !vcode) throw new MallError('请输入验证码')
  if (!bySmsCode && !password) throw new MallError('请输入密码')

  const addressKey = `login-ip:${ip}`
  if (ip) await takeHit(mall.db, addressKey, perAddress, now)
  const account = bySmsCode
    ? await bySms(mall, mobile, vcode ?? '', typed.auto_register === true)
    : await byPassword(mall, mobile, deobfuscate(password ?? ''))
  if (ip) await returnHit(mall.db, addressKey, perAddress, now)

  // Told only to who proved to be the owner; HTTP 401 would send the sign-in page to itself.
  if (account.disabled) throw new MallError('该账号已被禁用.')
  return { token: await signToken(mall.secret, account.userId, now, account), mobile, role: account.role }
}

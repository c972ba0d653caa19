import 'server-only'
import { eq } from 'drizzle-orm'
import { MallError } from '@/lib/domain/errors'
import { reveal } from '@/lib/domain/obscure'
import type { Mall } from '@/lib/server/context'
import { members } from '@/lib/server/db/schema'
import { clearHits, returnHit, takeHit } from '@/lib/server/rate-limit/rate-limit'
import { verifyPassword } from './password'
import { signToken } from './token'
import type { Viewer } from './viewer'

const tooMany = '登录尝试过于频繁，请10分钟后再试'
const perMobile = { max: 5, window: 600, message: tooMany }
const perAddress = { max: 30, window: 600, message: tooMany }

/** Wrong name or wrong password; which one is not told (contract member §5.3). */
export class WrongCredentials extends MallError {
  constructor() {
    super('用户名或密码错误')
  }
}

export interface SignedIn {
  token: string
  mobile: string
  role: Viewer['role']
}

/**
 * Checks a mobile number and its password and gives a token.
 *
 * An attempt is counted before the password is looked at and forgotten when it was right: counting afterwards would
 * let parallel guesses pass together.
 *
 * @param ip the caller's address; empty for our own pages, which are not counted by address
 * @throws WrongCredentials, MallError 429 after too many wrong attempts, MallError for a disabled account
 */
export async function signInWithPassword(
  mall: Mall,
  typed: { username: string; password: string },
  ip: string,
): Promise<SignedIn> {
  const { db } = mall
  const now = mall.now()
  const mobile = reveal(typed.username).trim().slice(0, 50)
  const mobileKey = `login:${mobile}`
  const addressKey = `login-ip:${ip}`
  if (ip) await takeHit(db, addressKey, perAddress, now)
  await takeHit(db, mobileKey, perMobile, now)

  const [member] = await db.orm
    .select({
      userId: members.userId,
      hash: members.passwordHash,
      role: members.role,
      disabled: members.disabled,
    })
    .from(members)
    .where(eq(members.mobile, mobile))
  const fits = await verifyPassword(member?.hash, reveal(typed.password).slice(0, 200))
  if (!member || !fits) throw new WrongCredentials()

  await clearHits(db, mobileKey)
  if (ip) await returnHit(db, addressKey, perAddress, now)
  // Told only to who knows the password; HTTP 401 would send the sign-in page to itself.
  if (member.disabled) throw new MallError('该账号已被禁用.')
  return { token: await signToken(mall.secret, member.userId, now), mobile, role: member.role }
}

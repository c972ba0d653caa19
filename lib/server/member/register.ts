import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { deobfuscate } from '@/lib/domain/obfuscate'
import { isMobile, passwordProblem } from '@/lib/domain/validate'
import type { Mall } from '@/lib/server/context'
import { takeHit } from '@/lib/server/rate-limit/rate-limit'
import { signToken } from '@/lib/server/session/token'
import { checkSmsCode } from '@/lib/server/verify/sms-code'
import { createMember, isRegistered } from './account'
import { readTypedProfile, type TypedProfile } from './profile-fields'

const perAddress = { max: 60, window: 600, message: '操作过于频繁，请稍后再试' }
const taken = () => new MallError('该账号已绑定手机号')

/** Asking whether numbers are registered, by this call or another, is counted per address. */
const countQuestion = (mall: Mall, ip: string) =>
  ip ? takeHit(mall.db, `member-ip:${ip}`, perAddress, mall.now()) : undefined

/** Whether a number is free (contract member §5.9). */
export async function isNewMobile(mall: Mall, typed: string, ip: string): Promise<boolean> {
  await countQuestion(mall, ip)
  return !(await isRegistered(mall.db, deobfuscate(typed).trim()))
}

/**
 * Makes a member of a number whose sms code is right, and signs the member in (contract member §5.5).
 *
 * Everything that can be wrong with what was typed is said before the code is used up.
 *
 * @param ip the caller's address; empty for our own pages, which are not counted
 * @throws MallError for a bad field, a number that has an account, a wrong code
 */
export async function register(
  mall: Mall,
  typed: { mobile: string; password: string; vcode: string } & TypedProfile,
  ip: string,
): Promise<string> {
  await countQuestion(mall, ip)
  const mobile = deobfuscate(typed.mobile).trim()
  if (!isMobile(mobile)) throw new MallError('请填写正确的手机号')
  const password = deobfuscate(typed.password)
  const problem = passwordProblem(password)
  if (problem) throw new MallError(problem)
  const profile = readTypedProfile(typed)
  if (await isRegistered(mall.db, mobile)) throw taken()
  await checkSmsCode(mall, 'sign', mobile, typed.vcode)
  const userId = await createMember(mall, { mobile, password, ...profile })
  if (userId === null) throw taken()
  return signToken(mall.secret, userId, mall.now())
}

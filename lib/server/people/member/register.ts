import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import * as requestMessages from '@/lib/domain/messages/request'
import { isMobile, passwordProblem } from '@/lib/domain/validate'
import type { WechatUser } from '@/lib/server/ground/adapters/wechat-login'
import type { Mall } from '@/lib/server/ground/mall'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { createMember } from '@/lib/server/people/account/create-member'
import { isRegistered } from '@/lib/server/people/account/find-account'
import { rememberAddress } from '@/lib/server/people/account/known-address'
import { recordConsents } from '@/lib/server/people/account/record-consents'
import { readField, readMobile } from '@/lib/server/people/secret-fields/read-field'
import { signToken } from '@/lib/server/people/session/token'
import { bindWechat } from '@/lib/server/people/session/wechat/bind'
import { checkSmsCode } from '@/lib/server/people/verify/sms-code'
import { addressBlock } from '@/lib/web/address-block'
import { parseProfile, readProfileForm, type ProfileForm } from './profile-fields'
import { parseAnswers } from './profile-questions'

const perAddress = { max: 60, window: 600, message: requestMessages.tooManyRequests }
const numberTaken = () => new MallError(memberMessages.mobileBoundAlready)

/** Calls that reveal whether a number is registered share one limit per address. */
const countLookup = (mall: Mall, ip: string) =>
  ip ? takeHit(mall.db, `member-ip:${addressBlock(ip)}`, perAddress, mall.now()) : undefined

/**
 * Whether a number is not registered yet (contract member §5.9).
 * @throws MallError 429 after 60 lookups within ten minutes
 */
export async function isNewMobile(mall: Mall, mobile: string, ip: string): Promise<boolean> {
  await countLookup(mall, ip)
  return !(await isRegistered(mall.db, await readMobile(mall, mobile)))
}

interface RegistrationForm extends ProfileForm {
  mobile: string
  password: string
  vcode: string
  check_type: 'sign' | 'login'
  /** The WeChat user to bind. */
  union_id?: string | undefined
}

/**
 * Registers a number with its SMS code and signs the new member in (contract member §5.5). All fields are checked
 * before the code is redeemed.
 * @param wechat the WeChat user who just agreed in this browser
 * @param ip the caller's address; empty for requests from our own pages, which are not counted
 * @returns a token
 * @throws MallError for an invalid field, a number that already has an account, or a wrong code
 */
export async function register(
  mall: Mall,
  form: RegistrationForm & Readonly<Record<string, unknown>>,
  wechat: WechatUser | null,
  ip: string,
): Promise<string> {
  await countLookup(mall, ip)
  const mobile = await readMobile(mall, form.mobile)
  if (!isMobile(mobile)) throw new MallError(memberMessages.mobileInvalid)
  const password = await readField(mall, form.password)
  const problem = passwordProblem(password)
  if (problem) throw new MallError(problem)
  const profile = parseProfile(form, mall.now())
  const { questions } = await readProfileForm(mall.db)
  const sent = Object.entries(parseAnswers(questions, form))
  const answers = Object.fromEntries(sent.filter(([, answer]) => answer.length > 0))
  const bound = form.union_id ? wechat : null
  if (form.union_id && bound?.unionId !== form.union_id) throw new MallError(memberMessages.wechatUserInvalid)
  // The code is checked first: only the owner of a number learns that it has an account.
  await checkSmsCode(mall, form.check_type, mobile, form.vcode)
  const userId = await createMember(mall, { mobile, password, ...profile, answers })
  if (userId === null) throw numberTaken()
  await recordConsents(mall.db, userId, mall.now())
  if (bound) await bindWechat(mall, bound, userId)
  await rememberAddress(mall, userId, ip)
  return signToken(mall.secret, userId, mall.now(), bound ? { isNew: true, wechat: bound } : {})
}

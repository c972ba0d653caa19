import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import * as requestMessages from '@/lib/domain/messages/request'
import { maskMobile } from '@/lib/domain/person/mask'
import type { Mall } from '@/lib/server/ground/mall'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { findAccount } from '@/lib/server/people/account/find-account'
import { rememberAddress } from '@/lib/server/people/account/known-address'
import { countAttempt, tooManyAttempts } from '@/lib/server/people/session/attempts'
import { issueTokens } from '@/lib/server/people/session/issue-tokens'
import type { SignedIn } from '@/lib/server/people/session/sign-in'
import { checkCaptcha } from '@/lib/server/people/verify/captcha'
import { checkSmsCode, sendCode } from '@/lib/server/people/verify/sms-code'
import { addressBlock } from '@/lib/web/address-block'
import { mobileOfWorkId } from './sql'

/** The contract reveals which work ids exist, with a masked number, so lookups are limited per address. */
const lookups = { max: 20, window: 600, message: requestMessages.tooManyRequests }

/** Key for an unknown work id in place of a number: not a number, and not a text that clients could send as one. */
const nobody = (workId: string) => `work:${workId}`

async function findMobile({ db }: Mall, workId: string): Promise<string | null> {
  const [row] = await db.run(mobileOfWorkId, [workId])
  return row?.mobile ?? null
}

/**
 * The masked number of a work id; null when no staff member has it (contract member §14.2).
 * @param ip the caller's address; empty for requests from our own pages, which are not counted
 * @throws MallError 429 after twenty work ids within ten minutes
 */
export async function findStaffMobile(mall: Mall, workId: string, ip: string): Promise<string | null> {
  if (ip) await takeHit(mall.db, `staff-ip:${addressBlock(ip)}`, lookups, mall.now())
  const mobile = await findMobile(mall, workId)
  return mobile && maskMobile(mobile)
}

/**
 * Sends a code to the number of a work id, after a correct captcha answer.
 * @throws MallError 图形验证码填写错误, and those of `sendCode`
 */
export async function sendStaffCode(
  mall: Mall,
  { workId, token, answer }: { workId: string; token: string; answer: string },
  ip: string,
): Promise<void> {
  await checkCaptcha(mall, 'staff', token, answer).catch((error: unknown) => {
    throw error instanceof MallError ? new MallError(memberMessages.captchaWronglyTyped) : error
  })
  await sendCode(mall, 'staff', (await findMobile(mall, workId)) ?? nobody(workId), ip)
}

/**
 * Signs a staff member in with work id and code; limited as other sign-ins (ADR 0050).
 * @throws MallError for a wrong code or an unknown work id, with the same text; 429 after too many failed attempts
 */
export async function signInStaff(mall: Mall, workId: string, code: string, ip: string): Promise<SignedIn> {
  const mobile = (await findMobile(mall, workId)) ?? nobody(workId)
  const attempt = await countAttempt(mall, mobile, ip, false)
  if (!attempt.isAdmitted) throw tooManyAttempts()
  await checkSmsCode(mall, 'staff', mobile, code)
  const account = await findAccount(mall, mobile, ip)
  if (!account) throw new MallError(memberMessages.smsCodeWrong)
  await attempt.forgive()
  await rememberAddress(mall, account.userId, ip)
  return { ...(await issueTokens(mall, account)), mobile }
}

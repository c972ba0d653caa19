import 'server-only'
import { randomInt } from 'node:crypto'
import type { CodeType } from '@/lib/contract/people/session'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import { daySeconds, wallSeconds } from '@/lib/domain/time/china'
import { isMobile } from '@/lib/domain/validate'
import { smsSender } from '@/lib/server/ground/adapters/sms'
import { log } from '@/lib/server/ground/log'
import type { Mall } from '@/lib/server/ground/mall'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { isRegistered } from '@/lib/server/people/account/find-account'
import { readMobile } from '@/lib/server/people/secret-fields/read-field'
import { addressBlock } from '@/lib/web/address-block'
import { checkCaptcha } from './captcha'
import { deleteCode, redeemCode, storeCode, tryCode } from './one-time-code'

/** Seconds between two codes for one number and purpose. */
const minInterval = 60
/**
 * Most codes for one number per calendar day in UTC+8, for all purposes; contract member §5.2 counts each purpose
 * separately.
 */
const perDay = { max: 5, window: daySeconds, message: '验证码发送过多' }
const perAddress = { max: 30, window: 3600, message: '验证码发送过多' }

const keyOf = (type: CodeType, mobile: string) => `sms:${type}:${mobile}`

interface CodeRequest {
  mobile: string
  type: CodeType
  /** Token of the captcha. */
  token: string
  /** Answer to the captcha. */
  yzm: string
}

interface Caller {
  /** Number of the signed-in member; absent for guests. */
  mobile?: string | undefined
  /** The caller's address; empty for requests from our own pages, which are not counted. */
  ip: string
}

/** Signed-in members who reset their password get the code on their own number (contract member §5.2). */
const recipient = async (mall: Mall, { mobile, type }: CodeRequest, caller: Caller) =>
  caller.mobile !== undefined && type === 'forgot_password' ? caller.mobile : readMobile(mall, mobile)

/** Rejects the request for a code that could not be used afterwards. */
async function assertUsable({ db }: Mall, type: CodeType, mobile: string): Promise<void> {
  if (type !== 'sign' && type !== 'forgot_password' && type !== 'update') return
  const registered = await isRegistered(db, mobile)
  if (type === 'sign' && registered) throw new MallError('该手机号已注册')
  if (type === 'update' && registered) throw new MallError(memberMessages.mobileBoundAlready)
  if (type === 'forgot_password' && !registered) throw new MallError('该手机号未注册')
}

/**
 * Sends a six-digit code to a number, after a correct answer to a captcha of the same type (contract member §5.2).
 * @throws MallError for a malformed number, a missing or wrong captcha, or a number for which the code would be
 *   useless; 429 when codes are requested too soon or too often; 422 when the message could not be sent
 */
export async function sendSmsCode(mall: Mall, request: CodeRequest, caller: Caller): Promise<void> {
  const { type } = request
  const mobile = await recipient(mall, request, caller)
  if (!isMobile(mobile)) throw new MallError('手机号码错误')
  if (!request.token) throw new MallError(memberMessages.captchaTokenMissing)
  if (!request.yzm) throw new MallError(memberMessages.captchaEmpty)
  // The captcha is checked first: otherwise a script could find out which numbers are registered.
  await checkCaptcha(mall, type, request.token, request.yzm)
  await assertUsable(mall, type, mobile)
  await sendCode(mall, type, mobile, caller.ip)
}

/**
 * Sends a new code to a number, within the limits of the number and of the address.
 * @param recipient the number; for any other text everything happens except the sending, so that callers who identify
 *   people in another way cannot find out who exists
 * @throws MallError 429 when codes are requested too soon or too often; 422 when the message could not be sent
 */
export async function sendCode(mall: Mall, type: CodeType, recipient: string, ip: string): Promise<void> {
  const now = mall.now()
  const key = keyOf(type, recipient)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  // One transaction, so that a rejected request leaves the earlier code and the counters unchanged.
  await mall.db.transaction(async (tx) => {
    if (!(await storeCode(tx, mall, key, code, { minInterval })))
      throw new MallError(memberMessages.codeTooSoon, { status: 429 })
    await takeHit(tx, `sms:${recipient}`, perDay, wallSeconds(now))
    if (ip) await takeHit(tx, `sms-ip:${addressBlock(ip)}`, perAddress, now)
  })
  if (!isMobile(recipient)) return
  try {
    await smsSender(mall).send(mall, { mobile: recipient, type, code })
  } catch (error) {
    log.error({ err: error, type }, 'sms not sent')
    await deleteCode(mall.db, key)
    throw new MallError('短信发送失败，请稍后再试')
  }
}

/**
 * Redeems an SMS code. Never call this inside a transaction: the attempt must count even when the caller fails.
 * @throws MallError when the code is wrong, for another number or type, expired, used or tried five times
 */
export async function checkSmsCode(mall: Mall, type: CodeType, mobile: string, code: string): Promise<void> {
  if (!(await redeemCode(mall, keyOf(type, mobile), code.trim())))
    throw new MallError(memberMessages.smsCodeWrong)
}

/** As `checkSmsCode`, without using up the code and without failing. */
export const matchesSmsCode = (mall: Mall, type: CodeType, mobile: string, code: string): Promise<boolean> =>
  tryCode(mall, keyOf(type, mobile), code.trim())

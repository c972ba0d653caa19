import 'server-only'
import { randomInt } from 'node:crypto'
import type { CodeType } from '@/lib/contract/session'
import { MallError } from '@/lib/domain/errors'
import { deobfuscate } from '@/lib/domain/obfuscate'
import { isMobile } from '@/lib/domain/validate'
import { smsSender } from '@/lib/server/adapters/sms'
import type { Mall } from '@/lib/server/context'
import { log } from '@/lib/server/log'
import { isRegistered } from '@/lib/server/member/account'
import { takeHit } from '@/lib/server/rate-limit/rate-limit'
import type { Viewer } from '@/lib/server/session/viewer'
import { checkCaptcha } from './captcha'
import { forgetCode, keepCode, spendCode } from './one-time-code'

/** Seconds between two codes for one number and purpose. */
const gap = 60
/** Codes for one number and purpose on one day of the mall, UTC+8 (contract member §5.2). */
const perDay = { max: 5, window: 24 * 3600, message: '验证码发送过多' }
const perAddress = { max: 30, window: 3600, message: '验证码发送过多' }
const zone = 8 * 3600

const keyOf = (type: CodeType, mobile: string) => `sms:${type}:${mobile}`

interface Asked {
  mobile: string
  type: CodeType
  token: string
  yzm: string
}

/** Who resets a password while signed in gets the code on the own number, whatever was sent (contract member §5.2). */
const numberOf = ({ mobile, type }: Asked, viewer: Viewer | null) =>
  viewer && type === 'forgot_password' ? viewer.mobile : deobfuscate(mobile).trim()

/** A code nobody could use is not sent. */
async function refuseUseless({ db }: Mall, type: CodeType, mobile: string): Promise<void> {
  if (type !== 'sign' && type !== 'forgot_password' && type !== 'update') return
  const known = await isRegistered(db, mobile)
  if (type === 'sign' && known) throw new MallError('该手机号已注册')
  if (type === 'update' && known) throw new MallError('该账号已绑定手机号')
  if (type === 'forgot_password' && !known) throw new MallError('该手机号未注册')
}

/**
 * Sends six digits to a number, for a right captcha of the same type (contract member §5.2).
 * @param ip the caller's address; empty for our own pages, which are not counted
 * @throws MallError for a bad number, a wrong captcha, a number that the code would not help, 429 when it is too soon or
 * too often, 422 when the message could not be sent
 */
export async function sendSmsCode(
  mall: Mall,
  asked: Asked,
  viewer: Viewer | null,
  ip: string,
): Promise<void> {
  const { type } = asked
  const mobile = numberOf(asked, viewer)
  if (!isMobile(mobile)) throw new MallError('手机号码错误')
  // First of all: without it anyone could ask by program which numbers are registered.
  await checkCaptcha(mall, type, asked.token, asked.yzm)
  await refuseUseless(mall, type, mobile)

  const now = mall.now()
  const key = keyOf(type, mobile)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  // Together, so that a refusal leaves the earlier code and the count as they were.
  await mall.db.transaction(async (tx) => {
    if (!(await keepCode(tx, mall, key, code, gap)))
      throw new MallError('验证码发送过于频繁，请稍后再试', { status: 429 })
    await takeHit(tx, key, perDay, now + zone)
    if (ip) await takeHit(tx, `sms-ip:${ip}`, perAddress, now)
  })
  try {
    await smsSender(mall).send(mall, { mobile, type, code })
  } catch (error) {
    log.error({ err: error, type }, 'sms not sent')
    await forgetCode(mall.db, key)
    throw new MallError('短信发送失败，请稍后再试')
  }
}

/**
 * Uses an sms code up; it must not happen inside a transaction.
 * @throws MallError when it is wrong, of another number or type, old, used or tried five times
 */
export async function checkSmsCode(mall: Mall, type: CodeType, mobile: string, code: string): Promise<void> {
  if (!(await spendCode(mall, keyOf(type, mobile), code.trim()))) throw new MallError('短信验证码错误')
}

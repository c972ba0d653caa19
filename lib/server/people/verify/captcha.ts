import 'server-only'
import { randomBytes, randomInt } from 'node:crypto'
import type { CodeType } from '@/lib/contract/people/session'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import * as requestMessages from '@/lib/domain/messages/request'
import type { Mall } from '@/lib/server/ground/mall'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { addressBlock } from '@/lib/web/address-block'
import { captchaAlphabet } from './captcha-glyphs'
import { drawCaptcha } from './captcha-picture'
import { redeemCode, storeCode } from './one-time-code'

const length = 4
const perAddress = { max: 120, window: 600, message: requestMessages.tooManyRequests }

const keyOf = (type: CodeType, token: string) => `image:${type}:${token}`
const normalize = (answer: string) => answer.trim().toUpperCase()

async function storeAnswer(mall: Mall, type: CodeType, answer: string): Promise<string> {
  const token = randomBytes(16).toString('hex')
  await storeCode(mall.db, mall, keyOf(type, token), answer)
  return token
}

/**
 * Creates a captcha: its token and its picture as a data URI (contract member §5.1).
 * @param ip the caller's address; empty for requests from our own pages, which are not counted
 * @throws MallError 429 after 120 pictures within ten minutes
 */
export async function issueCaptcha(
  mall: Mall,
  type: CodeType,
  ip: string,
): Promise<{ imageToken: string; imageData: string }> {
  if (ip) await takeHit(mall.db, `captcha-ip:${addressBlock(ip)}`, perAddress, mall.now())
  const answer = Array.from({ length }, () => captchaAlphabet[randomInt(captchaAlphabet.length)]).join('')
  const imageToken = await storeAnswer(mall, type, answer)
  const picture = Buffer.from(drawCaptcha(answer)).toString('base64')
  return { imageToken, imageData: `data:image/svg+xml;base64,${picture}` }
}

/**
 * Redeems a captcha.
 * @throws MallError when the answer is wrong, or the captcha has another type, is expired, used or was tried five
 *   times
 */
export async function checkCaptcha(mall: Mall, type: CodeType, token: string, answer: string): Promise<void> {
  if (!(await redeemCode(mall, keyOf(type, token), normalize(answer))))
    throw new MallError(memberMessages.captchaWrong)
}

/**
 * Redeems a captcha, and returns a token for which the same answer is accepted once more.
 * @throws MallError as `checkCaptcha`
 */
export async function renewCaptcha(
  mall: Mall,
  type: CodeType,
  token: string,
  answer: string,
): Promise<string> {
  await checkCaptcha(mall, type, token, answer)
  return storeAnswer(mall, type, normalize(answer))
}

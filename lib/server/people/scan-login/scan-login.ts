import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import * as requestMessages from '@/lib/domain/messages/request'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { issueTokens, type IssuedTokens } from '@/lib/server/people/session/issue-tokens'
import { addressBlock } from '@/lib/web/address-block'
import { addScanLogin, answerScan, markScanned, scanLogin, sweepScanLogins, takeGranted } from './sql'

/** Seconds for which a code is valid (contract member §17). */
export const scanLifetime = 120

const perAddress = { max: 60, window: 600, message: requestMessages.tooManyRequests }

/** A proof that only the browser showing the code has: photographing the code is not enough to take the session. */
const proofOf = ({ secret }: Mall, token: string, browser: string) =>
  createHmac('sha256', secret).update(`scan\n${token}\n${browser}`).digest('hex').slice(0, 24)

/**
 * A code for one sign-in. Its token ends with a digest of the browser that may take the session.
 * @param browser the secret of that browser
 */
export async function startScan(mall: Mall, browser: string, ip: string): Promise<string> {
  if (ip) await takeHit(mall.db, `scan-ip:${addressBlock(ip)}`, perAddress, mall.now())
  const id = randomBytes(16).toString('hex')
  const token = id + proofOf(mall, id, browser)
  await mall.db.run(addScanLogin, [token, mall.now() + scanLifetime])
  return token
}

function isOwn(mall: Mall, token: string, browser: string | undefined): boolean {
  if (!browser || token.length !== 56) return false
  const proof = Buffer.from(proofOf(mall, token.slice(0, 32), browser))
  return timingSafeEqual(proof, Buffer.from(token.slice(32).padEnd(24).slice(0, 24), 'latin1'))
}

/** The reason why a phone cannot continue with a code. */
async function refusal({ db, now }: Mall, token: string): Promise<MallError> {
  const [found] = await db.run(scanLogin, [token])
  if (!found) return new MallError(memberMessages.authorisationFailed)
  return new MallError(found.expires <= now() ? '授权码已过期' : '授权码已被使用')
}

/**
 * Records that a signed-in phone scanned the code.
 * @throws MallError for a code that is unknown, expired or another member's
 */
export async function scanCode(mall: Mall, token: string, { userId }: Viewer): Promise<void> {
  const rows = await mall.db.run(markScanned, [token, userId, mall.now()])
  if (rows.length === 0) throw await refusal(mall, token)
}

/** Records that the member confirms or refuses the sign-in, once. @throws MallError as `scanCode` */
export async function answerCode(
  mall: Mall,
  token: string,
  { userId }: Viewer,
  isGranted: boolean,
): Promise<void> {
  const status = isGranted ? 'granted' : 'refused'
  const rows = await mall.db.run(answerScan, [token, userId, status, mall.now()])
  if (rows.length === 0) throw await refusal(mall, token)
}

/** The state of a sign-in, by its number (contract member §17). */
export type ScanState =
  { status: 0 | 1 | 3 | 4 | 5; msg: string } | ({ status: 2; msg: string } & IssuedTokens)

/**
 * The state of the sign-in of a code, for the browser that shows it. When it was granted, the first caller gets the
 * session.
 * @param browser the secret of the caller's browser
 */
export async function pollScan(mall: Mall, token: string, browser: string | undefined): Promise<ScanState> {
  if (!isOwn(mall, token, browser)) return { status: 5, msg: memberMessages.authorisationFailed }
  const now = mall.now()
  const [found] = await mall.db.run(scanLogin, [token])
  if (!found) return { status: 5, msg: memberMessages.authorisationFailed }
  if (found.status === 'used') return { status: 4, msg: '授权码已被使用' }
  if (found.expires <= now) return { status: 4, msg: '授权码已过期' }
  if (found.status === 'waiting') return { status: 0, msg: '等待扫码' }
  if (found.status === 'scanned') return { status: 1, msg: '已扫码，请在手机上确认' }
  if (found.status === 'refused') return { status: 3, msg: '未授权登录' }
  const [account] = await mall.db.run(takeGranted, [token, now, found.expires - scanLifetime])
  if (!account) return { status: 4, msg: '授权码已被使用' }
  if (account.disabled) throw new MallError(memberMessages.accountIsDisabled)
  return { status: 2, msg: '登录成功', ...(await issueTokens(mall, account)) }
}

/** Deletes codes that expired. @param now epoch seconds */
export async function sweepScans(db: Queries, now: number): Promise<void> {
  await db.run(sweepScanLogins, [now])
}

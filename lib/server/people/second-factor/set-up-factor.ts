import 'server-only'
import type { FactorKind } from '@/lib/domain/desk/factor'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { seal } from '@/lib/server/ground/seal'
import { isHash, verifyPassword } from '@/lib/server/people/account/password'
import { readField } from '@/lib/server/people/secret-fields/read-field'
import { countAttempt, tooManyAttempts } from '@/lib/server/people/session/attempts'
import { passSession, resetPasses } from '@/lib/server/people/session/desk-sessions'
import type { FactorPlace } from '@/lib/server/people/session/factor-attempts'
import { sendCode } from '@/lib/server/people/verify/sms-code'
import { checkFactorCode, loadFactor, type FactorRow } from './check-code'
import { renewCodes } from './recovery-codes'
import {
  confirmFactor,
  deleteFactor,
  deleteRecoveryCodes,
  lockSecuritySetting,
  putFactor,
  storeSecuritySetting,
} from './sql'
import { newTotpKey, totpUri } from './totp'

const alreadyOn = () => new MallError('二次验证已开启，请先关闭')
const notOn = () => new MallError('还没有开启二次验证')

/**
 * Checks the password of a person who has one. Wrong ones count like those of a sign-in.
 * @throws MallError 请输入密码, 密码错误; 429 after too many wrong ones
 */
async function assertOwner(mall: Mall, factor: FactorRow, sent: string | undefined, ip: string) {
  const { mobile, passwordHash } = factor
  if (!isHash(passwordHash)) return
  const password = await readField(mall, sent ?? '')
  if (password === '') throw new MallError(memberMessages.passwordEmpty)
  const attempt = await countAttempt(mall, mobile, ip, true)
  if (!attempt.isAdmitted) throw tooManyAttempts()
  if (!(await verifyPassword(passwordHash, password.slice(0, 200)))) throw new MallError('密码错误')
  await attempt.forgive()
}

/**
 * Begins to set up a second factor; it is in use once a first code was right. For text messages it sends that code.
 * @param sent the kind of the factor, and the password of a person who has one
 * @returns the key for an authenticator, and the address for its QR code; empty for text messages
 * @throws MallError 二次验证已开启，请先关闭; as `assertOwner`, as `sendCode`
 */
export async function beginFactor(
  mall: Mall,
  userId: number,
  { kind, password }: { kind: FactorKind; password?: string | undefined },
  mallName: string,
  ip: string,
): Promise<{ key: string; uri: string }> {
  const factor = await loadFactor(mall, userId)
  const { since, mobile } = factor
  if (since !== null) throw alreadyOn()
  await assertOwner(mall, factor, password, ip)
  if (kind === 'sms') await sendCode(mall, 'login', mobile, ip)
  const key = kind === 'totp' ? newTotpKey() : ''
  const sealed = key === '' ? '' : seal(mall.secret, key, 'factor')
  if ((await mall.db.run(putFactor, [userId, kind, sealed, mall.now()])).length === 0) throw alreadyOn()
  return { key, uri: key === '' ? '' : totpUri(mallName, mobile, key) }
}

/**
 * Puts a second factor in use after its first code: this session has given it, all others have to.
 * @returns recovery codes, which cannot be read again
 * @throws MallError 二次验证已开启，请先关闭; 还没有开启二次验证 before `beginFactor`; as `checkFactorCode`
 */
export async function finishFactor(
  mall: Mall,
  actor: Actor,
  place: FactorPlace,
  code: string,
): Promise<string[]> {
  const { userId, sessionId } = place
  const factor = await loadFactor(mall, userId)
  if (factor.since !== null) throw alreadyOn()
  if (factor.kind === null) throw notOn()
  const { kind } = factor
  await checkFactorCode(mall, actor, place, factor, code)
  return mall.db.transaction(async (tx) => {
    if ((await tx.run(confirmFactor, [userId, mall.now()])).length === 0) throw alreadyOn()
    await resetPasses(tx, userId)
    await passSession(tx, userId, sessionId, mall.now())
    const entry = { actor, event: 'enableFactor', subject: 'member', subjectId: userId, after: { kind } }
    await recordAudit(tx, entry, mall.now())
    return renewCodes(tx, userId)
  })
}

/** Removes the factor of a person with an audit row. @returns false when there was none in use */
export async function dropFactor(tx: Queries, actor: Actor, userId: number, now: number): Promise<boolean> {
  const [dropped] = await tx.run(deleteFactor, [userId])
  if (!dropped) return false
  await tx.run(deleteRecoveryCodes, [userId])
  await resetPasses(tx, userId)
  const entry = {
    actor,
    event: 'disableFactor',
    subject: 'member',
    subjectId: userId,
    before: { kind: dropped.kind },
  }
  await recordAudit(tx, entry, now)
  return true
}

/** Ends the own second factor, after a code. @throws MallError 还没有开启二次验证; as `checkFactorCode` */
export async function endFactor(mall: Mall, actor: Actor, place: FactorPlace, code: string): Promise<void> {
  const factor = await loadFactor(mall, place.userId)
  if (factor.since === null) throw notOn()
  await checkFactorCode(mall, actor, place, factor, code)
  await mall.db.transaction((tx) => dropFactor(tx, actor, place.userId, mall.now()))
}

/** New recovery codes, after a code; the former ones end. @throws MallError as `endFactor` */
export async function renewRecoveryCodes(
  mall: Mall,
  actor: Actor,
  place: FactorPlace,
  code: string,
): Promise<string[]> {
  const { userId } = place
  const factor = await loadFactor(mall, userId)
  if (factor.since === null) throw notOn()
  await checkFactorCode(mall, actor, place, factor, code)
  return mall.db.transaction(async (tx) => {
    await recordAudit(
      tx,
      { actor, event: 'renewRecoveryCodes', subject: 'member', subjectId: userId },
      mall.now(),
    )
    return renewCodes(tx, userId)
  })
}

/**
 * Whether owners and finance must have a second factor.
 * @throws MallError 请先为自己开启二次验证: the owner would be locked out of the desk
 */
export async function requireFactor(mall: Mall, actor: Actor, required: boolean): Promise<void> {
  const { since } = await loadFactor(mall, Number(actor.id))
  if (required && since === null) throw new MallError('请先为自己开启二次验证')
  await mall.db.transaction(async (tx) => {
    const [before] = await tx.run(lockSecuritySetting, [mall.now()])
    if (before?.required === required) return
    await tx.run(storeSecuritySetting, [required, mall.now()])
    const entry = { actor, event: 'storeSettings', subject: 'setting', subjectId: 'desk_security' }
    await recordAudit(tx, { ...entry, before: { ...before }, after: { required } }, mall.now())
  })
}

import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { only } from '@/lib/server/ground/db/only'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { unseal } from '@/lib/server/ground/seal'
import { countFactorAttempt, type FactorPlace } from '@/lib/server/people/session/factor-attempts'
import { checkSmsCode } from '@/lib/server/people/verify/sms-code'
import { digestOfCode, isRecoveryCode } from './recovery-codes'
import { factorOf, useRecoveryCode, useStep } from './sql'
import { stepOf } from './totp'

export type FactorRow = RowOf<typeof factorOf>

export const loadFactor = async ({ db }: Mall, userId: number): Promise<FactorRow> =>
  only(await db.run(factorOf, [userId]), 'reading a second factor')

const wrongCode = () => new MallError('验证码错误或已使用')

/** Uses up a code of the factor itself. @throws MallError 验证码错误或已使用 */
async function useFactorCode(mall: Mall, userId: number, factor: FactorRow, code: string): Promise<void> {
  if (factor.kind === 'sms') return checkSmsCode(mall, 'login', factor.mobile, code)
  const { sealedSecret } = factor
  const step = sealedSecret ? stepOf(unseal(mall.secret, sealedSecret, 'factor'), code, mall.now()) : null
  if (step === null) throw wrongCode()
  // The database decides which of two requests with the same code is the first.
  if ((await mall.db.run(useStep, [userId, step, sealedSecret])).length === 0) throw wrongCode()
}

/** Uses up a recovery code, with an audit row. @throws MallError 验证码错误或已使用 */
async function useRecovery(mall: Mall, actor: Actor, code: string): Promise<void> {
  const userId = Number(actor.id)
  await mall.db.transaction(async (tx) => {
    if ((await tx.run(useRecoveryCode, [userId, digestOfCode(code), mall.now()])).length === 0)
      throw wrongCode()
    await recordAudit(
      tx,
      { actor, event: 'useRecoveryCode', subject: 'member', subjectId: userId },
      mall.now(),
    )
  })
}

/**
 * Checks a code of a second factor, or a recovery code of one that is in use, and uses it up. Never inside a
 * transaction that may roll back: the attempt counts.
 * @throws MallError 验证码错误或已使用; 短信验证码错误; 429 as `countFactorAttempt`
 */
export async function checkFactorCode(
  mall: Mall,
  actor: Actor,
  place: FactorPlace,
  factor: FactorRow,
  typed: string,
): Promise<void> {
  const code = typed.trim()
  const isRecovery = factor.since !== null && isRecoveryCode(code)
  const forget = await countFactorAttempt(mall, place, isRecovery)
  if (isRecovery) await useRecovery(mall, actor, code)
  else await useFactorCode(mall, place.userId, factor, code)
  await forget()
}

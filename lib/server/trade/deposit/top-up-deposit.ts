import 'server-only'
import { randomUUID } from 'node:crypto'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Mall } from '@/lib/server/ground/mall'
import { moveDeposit } from './move-deposit'

/**
 * Tops up the stored value of a member by hand, with an audit row (contract operator).
 * @param topUp.fee cents
 * @returns the new balance in cents
 * @throws MallError 会员不存在
 */
export async function topUpDeposit(
  mall: Mall,
  actor: Actor,
  { userId, fee, reason }: { userId: number; fee: number; reason: string },
): Promise<number> {
  return mall.db.transaction(async (tx) => {
    const change = { userId, amount: fee, reason: 'topup' as const, reference: randomUUID() }
    const deposit = await moveDeposit(tx, change, mall.now())
    if (deposit === null) throw new MallError(memberMessages.memberMissing)
    await recordAudit(
      tx,
      { actor, event: 'topUpDeposit', subject: 'member', subjectId: userId, after: { fee, deposit }, reason },
      mall.now(),
    )
    return deposit
  })
}

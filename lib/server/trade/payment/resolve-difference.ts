import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Mall } from '@/lib/server/ground/mall'
import { resolveDifferenceRow, type DifferenceRow } from './operator-sql'

/**
 * Marks a difference as explained, once, with an audit row (contract operator).
 * @param explanation.userId the account of the actor
 * @throws MallError 差异不存在 also for a difference that is explained already
 */
export async function resolveDifference(
  mall: Mall,
  actor: Actor,
  differenceId: number,
  { userId, remark }: { userId: number; remark: string },
): Promise<DifferenceRow> {
  const now = mall.now()
  return mall.db.transaction(async (tx) => {
    const [row] = await tx.run(resolveDifferenceRow, [differenceId, now, userId, remark])
    if (!row) throw new MallError(orderMessages.differenceMissing)
    await recordAudit(
      tx,
      {
        actor,
        event: 'resolveDifference',
        subject: 'payment_difference',
        subjectId: row.differenceId,
        reason: remark,
      },
      now,
    )
    return row
  })
}

import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { countRefund } from '@/lib/server/ground/trade-metrics'
import { completeIn } from './finish-refund'
import { operatorRefunds, type OperatorRefund } from './operator-sql'
import { retryRefundRow } from './sql'

/**
 * A refund of the scope.
 * @throws MallError 退款单不存在 also for refunds of other shops
 */
async function refundOf(db: Queries, { shopId }: Scope, refundBn: string): Promise<OperatorRefund> {
  const [refund] = await db.run(operatorRefunds, [shopId, refundBn, null, null, null, null, null, 1, 0])
  if (!refund) throw new MallError('退款单不存在')
  return refund
}

/**
 * Retries a refund that was left to the desk (退款异常). The provider is queried before it is repeated.
 * @throws MallError 退款单不存在, 支付单状态不能重试
 */
export async function retryRefund(mall: Mall, scope: Scope, refundBn: string): Promise<OperatorRefund> {
  const now = mall.now()
  return mall.db.transaction(async (tx) => {
    await refundOf(tx, scope, refundBn)
    const [retried] = await tx.run(retryRefundRow, [refundBn, now])
    if (!retried) throw new MallError('支付单状态不能重试')
    const entry = {
      actor: scope.actor,
      event: 'retryRefund',
      subject: 'refund',
      subjectId: refundBn,
      before: { refundStatus: 'CHANGE' },
      after: { refundStatus: 'AUDIT_SUCCESS' },
    }
    await recordAudit(tx, entry, now)
    return refundOf(tx, scope, refundBn)
  })
}

/**
 * Records that the desk has transferred the money of an offline refund.
 * @param paid.at epoch seconds; not in the future
 * @throws MallError 退款单不存在, 支付单状态不能退款, 请填写退款时间
 */
export async function completeOfflineRefund(
  mall: Mall,
  scope: Scope,
  refundBn: string,
  paid: { at: number; voucher: readonly string[] },
): Promise<OperatorRefund> {
  const now = mall.now()
  if (paid.at > now) throw new MallError('退款时间不能晚于现在')
  const completed = await mall.db.transaction(async (tx) => {
    const refund = await refundOf(tx, scope, refundBn)
    const isDone =
      refund.refundChannel === 'offline' &&
      (await completeIn(tx, refund, ['AUDIT_SUCCESS'], paid.voucher, now))
    if (!isDone) throw new MallError('支付单状态不能退款')
    await recordAudit(
      tx,
      {
        actor: scope.actor,
        event: 'completeOfflineRefund',
        subject: 'refund',
        subjectId: refundBn,
        before: { refundStatus: 'AUDIT_SUCCESS' },
        after: { refundStatus: 'SUCCESS', paidAt: paid.at },
      },
      now,
    )
    return refundOf(tx, scope, refundBn)
  })
  countRefund('offline', completed.fee)
  return completed
}

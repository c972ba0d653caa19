import 'server-only'
import {
  maxRefundTries,
  pendingPause,
  refundPause,
  refundSpacing,
} from '@/lib/domain/order/refund/refund-retry'
import type { RowOf } from '@/lib/server/ground/db/statement'
import { log } from '@/lib/server/ground/log'
import type { Mall } from '@/lib/server/ground/mall'
import { countFailedRefund, countRefund } from '@/lib/server/ground/trade-metrics'
import { providerNamed, reasonOf, type RefundAnswer } from '@/lib/server/trade/payment/providers'
import { finishRefund } from './finish-refund'
import { awaitRefund, lockDue, postponeRefund, takeLocked } from './sql'

/** Seconds after which another process takes over a claimed refund that is not finished. */
const leaseSeconds = 120

type Claimed = RowOf<typeof takeLocked>

/** Claims the refund that is longest overdue, so that no two refunds of one trade are in progress at once. */
async function claimNext({ db }: Mall, now: number): Promise<Claimed | undefined> {
  for (;;) {
    const { isDue, refund } = await db.transaction(async (tx) => {
      const [due] = await tx.run(lockDue, [now, refundSpacing])
      if (!due) return { isDue: false, refund: undefined }
      const [refund] = await tx.run(takeLocked, [now, refundSpacing, due.refundBn, leaseSeconds])
      return { isDue: true, refund }
    })
    // Due but not claimed: another process was faster; the next search finds another refund or none.
    if (refund || !isDue) return refund
  }
}

/** Sends a refund; one that may have been sent before is queried first, so that it is never paid twice. */
async function send(mall: Mall, refund: Claimed): Promise<RefundAnswer> {
  if (refund.fee === 0) return { state: 'done' }
  const provider = providerNamed(refund.provider)
  if (!provider) return { state: 'failed', error: `no provider ${refund.provider}` }
  const known = refund.wasSent ? await provider.findRefund(mall, refund) : null
  return known && known.state !== 'failed' ? known : provider.refund(mall, refund)
}

/**
 * Pays the approved refund that is longest overdue. The provider is called between two transactions and pays once per
 * refund number; failures are repeated with growing pauses and left to the desk after the last one
 * (contract trade §12.5).
 * @returns false when no refund is due
 */
export async function payNextRefund(mall: Mall): Promise<boolean> {
  const now = mall.now()
  const refund = await claimNext(mall, now)
  if (!refund) return false
  const answer = await send(mall, refund).catch((error: unknown): RefundAnswer => ({
    state: 'failed',
    error: reasonOf(error),
  }))
  switch (answer.state) {
    case 'done':
      if (await finishRefund(mall, refund)) countRefund(refund.provider, refund.fee)
      break
    case 'pending':
      await mall.db.run(awaitRefund, [refund.refundBn, now + pendingPause])
      break
    case 'failed': {
      countFailedRefund(refund.provider)
      const failures = refund.attempts + 1
      const next = failures < maxRefundTries ? now + refundPause(failures) : null
      log.warn({ refundBn: refund.refundBn, failures, reason: answer.error }, 'a refund was not paid')
      await mall.db.run(postponeRefund, [refund.refundBn, now, next, answer.error.slice(0, 200)])
    }
  }
  return true
}

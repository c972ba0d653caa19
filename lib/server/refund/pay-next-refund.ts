import 'server-only'
import { providerOf } from '@/lib/server/adapters/payment'
import type { Mall } from '@/lib/server/context'
import { finishRefund, takeRefund } from './sql'

/** A refund that was claimed and not finished within this time is claimed again. */
const stuckSeconds = 600

/**
 * Sends the approved refund that has waited longest to its payment provider. The provider is called between two
 * transactions and pays once per refund number, so after a crash the call is simply repeated (contract trade §12.5).
 * @returns false when no refund is due
 */
export async function payNextRefund(mall: Mall): Promise<boolean> {
  const now = mall.now()
  const [refund] = await mall.db.run(takeRefund, [now, now - stuckSeconds])
  if (!refund) return false
  const provider = providerOf(refund.payType)
  const result = refund.fee === 0 ? 'done' : ((await provider?.refund(mall, refund)) ?? 'failed')
  await mall.db.run(finishRefund, [refund.refundBn, result === 'done' ? 'SUCCESS' : 'CHANGE', mall.now()])
  return true
}

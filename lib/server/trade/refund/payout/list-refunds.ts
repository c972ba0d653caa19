import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { operatorRefundCount, operatorRefunds, type OperatorRefund } from './operator-sql'

/** A condition on refunds; null and absent fields match all of them. Times in epoch seconds, both included. */
interface RefundFilter {
  shopId: number | null
  refundBn: string | undefined
  orderId: string | undefined
  status: OperatorRefund['refundStatus'] | undefined
  channel: OperatorRefund['refundChannel'] | undefined
  createdFrom: number | undefined
  createdTo: number | undefined
}

/**
 * A page of the refunds of a shop or of all shops, newest first.
 * @returns the rows of the page, and the number of refunds that match
 */
export async function listRefunds(
  db: Queries,
  { shopId, refundBn, orderId, status, channel, createdFrom, createdTo }: RefundFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: OperatorRefund[]; total: number }> {
  const filter = [
    shopId,
    refundBn ?? null,
    orderId ?? null,
    status ?? null,
    channel ?? null,
    createdFrom ?? null,
    createdTo ?? null,
  ]
  const [rows, [count]] = await Promise.all([
    db.run(operatorRefunds, [...filter, ...limitAndOffset(page, pageSize)]),
    db.run(operatorRefundCount, filter),
  ])
  return { rows, total: count?.total ?? 0 }
}

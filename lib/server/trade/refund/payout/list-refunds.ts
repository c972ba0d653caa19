import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { operatorRefundCount, operatorRefunds, type OperatorRefund } from './operator-sql'

/** A condition on refunds; null and absent fields match all of them. Times in epoch seconds, both included. */
export interface RefundFilter {
  refundBn?: string | undefined
  orderId?: string | undefined
  status?: OperatorRefund['refundStatus'] | undefined
  channel?: OperatorRefund['refundChannel'] | undefined
  createdFrom?: number | undefined
  createdTo?: number | undefined
}

/** The parameters $1 to $7 of statements on refunds. @param shopId null for all shops */
export const filterParams = (shopId: number | null, filter: RefundFilter): unknown[] => [
  shopId,
  filter.refundBn ?? null,
  filter.orderId ?? null,
  filter.status ?? null,
  filter.channel ?? null,
  filter.createdFrom ?? null,
  filter.createdTo ?? null,
]

/**
 * A page of the refunds of a shop or of all shops, newest first.
 * @returns the rows of the page, and the number of refunds that match
 */
export async function listRefunds(
  db: Queries,
  shopId: number | null,
  filter: RefundFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: OperatorRefund[]; total: number }> {
  const params = filterParams(shopId, filter)
  const [rows, [count]] = await Promise.all([
    db.run(operatorRefunds, [...params, ...limitAndOffset(page, pageSize)]),
    db.run(operatorRefundCount, params),
  ])
  return { rows, total: count?.total ?? 0 }
}

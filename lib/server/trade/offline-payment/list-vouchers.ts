import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { voucherCount, voucherRows, type ListedVoucherRow } from './sql'

/**
 * A page of the vouchers of a shop or of all shops: by state, then the longest waiting first.
 * @param filter null and absent fields match all vouchers
 * @returns the rows of the page, and the number of vouchers that match
 */
export async function listVouchers(
  db: Queries,
  filter: { state: number | undefined; orderId: string | undefined; shopId: number | null },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: ListedVoucherRow[]; total: number }> {
  const params = [filter.state ?? null, filter.orderId ?? null, filter.shopId]
  const [rows, [count]] = await Promise.all([
    db.run(voucherRows, [...params, ...limitAndOffset(page, pageSize)]),
    db.run(voucherCount, params),
  ])
  return { rows, total: count?.total ?? 0 }
}

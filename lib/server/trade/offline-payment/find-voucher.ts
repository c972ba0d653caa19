import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { voucherOfMember, type VoucherRow } from './sql'

/** The voucher of a member's order; undefined before its upload, and for orders of other members. */
export async function findVoucher(
  db: Queries,
  userId: number,
  orderId: string,
): Promise<VoucherRow | undefined> {
  const [voucher] = await db.run(voucherOfMember, [orderId, userId])
  return voucher
}

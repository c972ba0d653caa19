import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as couponMessages from '@/lib/domain/messages/coupon'
import type { Queries } from '@/lib/server/ground/db/connection'
import { keptProduct } from './sql'

/**
 * The product that a shop reserves for an exchanged coupon, with the code for the counter (contract member §7.6).
 * @throws MallError 兑换券不存在 for a coupon without a reserved product, and for one of another member
 */
export async function getKeptProduct(db: Queries, userId: number, couponId: number) {
  const [kept] = await db.run(keptProduct, [couponId, userId])
  if (!kept) throw new MallError(couponMessages.voucherCouponMissing)
  return kept
}

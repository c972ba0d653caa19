import 'server-only'
import { giveGradePackages } from '@/lib/server/catalogue/coupon-package/give-packages'
import type { Queries } from '@/lib/server/ground/db/connection'
import * as sql from './sql'

/**
 * Raises the buyer of a completed order to the highest grade whose threshold is reached (contract member §9.4), and
 * gives the benefits of that grade. Grades never fall, neither after a refund nor with a lower sum. Call it in the
 * transaction that completes the order, after the order was updated; orders of one member that complete at once are
 * counted one after the other.
 */
export async function raiseGrade(tx: Queries, orderId: string, now: number): Promise<void> {
  const [buyer] = await tx.run(sql.lockBuyer, [orderId])
  if (!buyer) return
  const [raised] = await tx.run(sql.raiseGrade, [buyer.userId, orderId, now])
  if (raised) await giveGradePackages(tx, buyer.userId, { kind: 'grade', gradeId: raised.gradeId }, now)
}

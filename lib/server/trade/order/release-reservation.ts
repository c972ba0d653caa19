import 'server-only'
import { giveBackSubsidy } from '@/lib/server/catalogue/subsidy/give-back'
import type { Queries } from '@/lib/server/ground/db/connection'
import { giveBackBudget } from '@/lib/server/trade/employee/budget/give-back'
import { releaseReserved } from './sql/changes'

/**
 * Returns stock, activity stock, coupon, points, promotion counts, subsidies and the budget of employee purchase of an
 * order that is being cancelled (contract trade §12.3). Call it once, while the order is locked and before its state
 * changes.
 * @returns ids of products of which a sold-out SKU can be bought again
 */
export async function releaseReservation(tx: Queries, orderId: string, now: number): Promise<number[]> {
  const [, [row]] = await Promise.all([
    giveBackBudget(tx, orderId, 'all'),
    tx.run(releaseReserved, [orderId, now]),
    giveBackSubsidy(tx, orderId, 'all', 'cancel', now),
  ])
  return row?.restocked ?? []
}

import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { giveBackRows, lowerRows } from './sql'

/** Units of an order line that are returned now. */
export interface ReturnedUnits {
  orderItemId: number
  units: number
}

/**
 * Returns the subsidies of returned units to their class and person, with a row in the ledger: `released` for an order
 * that was never paid, `reversed` for a paid one. Call it in the transaction of the cancellation or refund, while the
 * order is locked. Lines without a subsidy may be among them.
 * - whole cancellation: `releaseReservation` calls it with `all`
 * - cancelled rest, refund of an after-sale: the units and their cause (`cancel_rest:<refund_bn>`,
 *   `aftersale:<aftersales_bn>`); an exchange returns nothing
 * @param cause the same cause never counts twice for a line
 * @returns returned cents, for `refunds.subsidy_fee`
 */
export async function giveBackSubsidy(
  tx: Queries,
  orderId: string,
  units: 'all' | readonly ReturnedUnits[],
  cause: string,
  now: number,
): Promise<number> {
  const asked =
    units === 'all'
      ? null
      : JSON.stringify(units.map(({ orderItemId, units: count }) => ({ id: orderItemId, units: count })))
  const [row] = await tx.run(giveBackRows, [orderId, asked, cause, now])
  return row?.fee ?? 0
}

/**
 * Releases reserved subsidies of lines of an unpaid order whose price was lowered, with ledger rows that have no units.
 * Call it in the transaction that lowers the lines, after them, while the order is locked.
 * @param lines cents and pieces that each line loses
 */
export async function lowerSubsidies(
  tx: Queries,
  orderId: string,
  lines: readonly { id: number; subsidyDown: number; piecesDown: number }[],
  now: number,
): Promise<void> {
  await tx.run(lowerRows, [orderId, JSON.stringify(lines), now])
}

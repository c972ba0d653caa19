import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { growRefunded } from './sql'

/**
 * Effect of a paid refund of type 4: records that the money of cancelled units was paid back.
 * @param now epoch seconds
 */
export async function completeCancelledUnits(
  tx: Queries,
  { refundBn }: { refundBn: string },
  now: number,
): Promise<void> {
  await tx.run(growRefunded, [refundBn, now])
}

import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { growRefunded } from './sql'

/** The money of cancelled units was paid back: a refund effect of type 4. @param now epoch seconds */
export async function completeCancelledUnits(
  tx: Queries,
  { refundBn }: { refundBn: string },
  now: number,
): Promise<void> {
  await tx.run(growRefunded, [refundBn, now])
}

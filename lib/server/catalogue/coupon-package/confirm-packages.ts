import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { ReceiveType } from './list-unseen-packages'
import { markSeen } from './sql'

/**
 * Marks packages as seen by a member.
 * @param receiveType the kind of the packages; absent for all
 */
export async function confirmPackages(
  db: Queries,
  userId: number,
  receiveType: ReceiveType | undefined,
): Promise<void> {
  await db.run(markSeen, [userId, receiveType ?? null])
}

import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { releaseExpiredTicket, releaseOwnTicket } from './sql'

/** Returns the pieces of a member's ticket to the activity; false when it is used, expired or not the member's own. */
export const releaseOwn = async (db: Queries, userId: number, ticket: string): Promise<boolean> =>
  (await db.run(releaseOwnTicket, [ticket, userId])).length > 0

/** Returns the pieces of the ticket that expired first to its activity; false when none has expired. */
export const releaseNextTicket = async ({ db, now }: Mall): Promise<boolean> =>
  (await db.run(releaseExpiredTicket, [now()])).length > 0

import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import type { RowOf } from '@/lib/server/db/statement'
import { viewerById } from './sql'

/** The member behind a call: what prices, guards and services need to know about them. */
export type Viewer = RowOf<typeof viewerById>

/**
 * Loads a member; null when the account no longer exists.
 * @param now epoch seconds
 * @param tokenIds ids of the token of the call and of its session, for `isEnded`
 */
export async function loadViewer(
  db: Queries,
  userId: number,
  now: number,
  tokenIds: readonly string[] = [],
): Promise<Viewer | null> {
  const [viewer] = await db.run(viewerById, [userId, now, tokenIds])
  return viewer ?? null
}

import 'server-only'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Queries } from '@/lib/server/ground/db/connection'
import { viewerById } from './sql'

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

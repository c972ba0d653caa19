import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { teamDetail, type TeamDetailRow } from './sql'

/**
 * A team with its activity and members, as a viewer sees it; undefined for an unknown team.
 * @param userId 0 for a guest
 */
export async function findTeam(
  db: Queries,
  userId: number,
  teamId: number,
): Promise<TeamDetailRow | undefined> {
  const [row] = await db.run(teamDetail, [teamId, userId])
  return row
}

import 'server-only'
import type { GroupActivity, GroupRequest } from '@/lib/domain/group'
import type { Queries } from '@/lib/server/ground/db/connection'
import { groupOffer } from './sql'

/** An activity with the facts for one member; `team` as in `GroupRequest`. */
export interface GroupOffer extends Pick<GroupRequest, 'bought' | 'leads' | 'team' | 'skuStore'> {
  activity: GroupActivity
  teamId: number | null
}

/**
 * The facts that decide whether a member can buy in a group (`groupProblem`); null for an unknown activity.
 * @param userId 0 for a guest
 * @param teamId the team to join; null opens one
 */
export async function loadOffer(
  db: Queries,
  userId: number,
  activityId: number,
  teamId: number | null,
): Promise<GroupOffer | null> {
  const [row] = await db.run(groupOffer, [userId, activityId, teamId])
  if (!row) return null
  const { bought, leads, team, skuStore, ...activity } = row
  return { activity, teamId, bought, leads, skuStore, team: teamId === null ? null : (team ?? undefined) }
}

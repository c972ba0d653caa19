import 'server-only'
import { endActivity, getActivity } from '@/lib/server/catalogue/group/run-activities'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { failNextTeam } from './fail-teams'

/** Most teams that closing an activity ends itself; the job `end groups` ends the others. */
const teamsAtOnce = 50

/**
 * Ends an activity now, and its running teams as if their time were over; the job ends those that a crash leaves
 * running.
 * @throws MallError 拼团活动不存在 also for an activity of another shop, 拼团活动已结束
 */
export async function endGroup(mall: Mall, scope: Scope, activityId: number, reason: string) {
  await endActivity(mall, scope, activityId, reason)
  for (let ended = 0; ended < teamsAtOnce && (await failNextTeam(mall)); ended++);
  return getActivity(mall, scope, activityId)
}

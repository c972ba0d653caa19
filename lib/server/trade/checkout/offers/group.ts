import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { groupProblem, groupTexts, teamEnd } from '@/lib/domain/group'
import { loadOffer } from '@/lib/server/catalogue/group/load-offer'
import { takesNothing, type LoadOffer } from './offer'

/** A group-buying activity, in which the order opens a team or joins one (contract trade §6.1). */
export const groupOffer: LoadOffer<'groups'> = async (db, viewer, { kind, activityId, teamId }) => {
  const userId = viewer?.userId ?? 0
  const group = await loadOffer(db, userId, activityId, teamId)
  if (!group) throw new MallError(groupTexts.closed)
  const { activity, team, bought, leads, skuStore } = group
  const endOf = (now: number) => (team ? team.endTime : teamEnd(activity, now))
  return {
    kind,
    open: () => ({ kind, group: activity }),
    assertLines(lines, { now }) {
      const itemIds = lines.flatMap((line) => (line.package ? [line.sku.itemId, 0] : [line.sku.itemId]))
      const num = lines.reduce((sum, line) => sum + line.num, 0)
      const problem = groupProblem(activity, { userId, itemIds, num, team, bought, leads, skuStore }, now)
      if (problem) throw new MallError(problem)
    },
    endOf,
    taken: (_bill, now) => ({
      ...takesNothing,
      team_id: teamId,
      group: { activityId, people: activity.people, endTime: endOf(now), bought },
    }),
  }
}

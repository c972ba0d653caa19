import 'server-only'
import type { OpenTeam } from '@/lib/contract/group'
import type { Queries } from '@/lib/server/db/connection'
import { rowIn } from '@/lib/server/db/parts'
import { openTeams, runningOfGoods } from './sql'
import { wireOpenTeam } from './wire'

export type { RunningGroup } from './sql'
export { wireActivity as groupInfoOf } from './wire'

/** The running activity of a product with pieces left; null without one. Both arguments are SQL. */
export const runningGroupIn = (goodsId: string, now: string) => rowIn(runningOfGoods, goodsId, now)

/** How many open teams a product page lists. */
const shownTeams = 10

/** Teams of an activity that can be joined (`groups_list` of contract goods §3.1). @param now epoch seconds */
export async function listOpenTeams(db: Queries, activityId: number, now: number): Promise<OpenTeam[]> {
  return (await db.run(openTeams, [activityId, now, shownTeams])).map((row) => wireOpenTeam(row, now))
}

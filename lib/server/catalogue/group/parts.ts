import 'server-only'
import type { OpenTeam } from '@/lib/contract/catalogue/group'
import type { Queries } from '@/lib/server/ground/db/connection'
import { tuplesIn } from '@/lib/server/ground/db/json-tuples'
import { rowIn } from '@/lib/server/ground/db/parts'
import { number } from '@/lib/server/ground/db/statement'
import { openTeams, runningOfGoods } from './sql'
import { wireOpenTeam } from './wire'

export type { RunningGroup } from './sql'
export { wireActivity as groupInfoOf } from './wire'

/** The running activity of a product with pieces left; null without one. Both arguments are SQL. */
export const runningGroupIn = (goodsId: string, now: string) => rowIn(runningOfGoods, goodsId, now)

/** The running activities of products with pieces left, as cards show them. Both arguments are SQL. */
export const runningGroupsIn = (goodsIds: string, now: string) =>
  tuplesIn(
    {
      activityId: number,
      goodsId: number,
      itemId: number,
      price: number,
      beginTime: number,
      endTime: number,
    },
    `select a.activity_id as "activityId", a.goods_id as "goodsId", a.item_id as "itemId", a.price,
            a.begin_time as "beginTime", a.end_time as "endTime"
       from group_activities a
      where a.goods_id = any(${goodsIds}) and not a.disabled and a.begin_time <= ${now} and a.end_time > ${now}
        and a.sold < a.store`,
  )

/** Most open teams that a product page lists. */
const shownTeams = 10

/** Teams of an activity that can be joined (`groups_list` of contract goods §3.1). @param now epoch seconds */
export async function listOpenTeams(db: Queries, activityId: number, now: number): Promise<OpenTeam[]> {
  return (await db.run(openTeams, [activityId, now, shownTeams])).map((row) => wireOpenTeam(row, now))
}

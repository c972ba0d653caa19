import 'server-only'
import { fillsTeam, leftPieces } from '@/lib/domain/group'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { findTeam } from './find-team'
import { listGroups } from './list-groups'
import { listOpenTeams, listOwnTeams } from './list-teams'
import { wireListed, wireOpenTeam, wireOwnTeam, wireTeamDetail } from './wire'

export const groupRoutes = {
  list: os.group.list.handler(async ({ input, context: { mall } }) => {
    const now = mall.now()
    const filter = {
      phase: input.view,
      name: input.keywords,
      itemId: input.item_id,
      goodsId: input.goods_id,
    }
    const { rows, total } = await listGroups(mall.db, filter, input, now)
    return wireList({ list: rows.map((row) => wireListed(row, now)), total })
  }),

  openTeams: os.group.openTeams.handler(async ({ input, context: { mall } }) => {
    const now = mall.now()
    const { groups_activity_id: activityId, pageSize } = input
    const { rows, total, pieces } = await listOpenTeams(mall.db, activityId, pageSize, now)
    return {
      list: rows.map((row) => wireOpenTeam(row, now)),
      total_count: total,
      can_open: pieces !== undefined && fillsTeam(pieces),
      left_store: pieces ? leftPieces(pieces) : 0,
    }
  }),

  own: os.group.own.handler(async ({ input, context }) => {
    const { db, now: clock } = context.mall
    const now = clock()
    const { userId } = memberOf(context)
    const { rows, total } = await listOwnTeams(db, userId, input.team_status, input, now)
    return wireList({ list: rows.map((row) => wireOwnTeam(row, userId, now)), total })
  }),

  team: os.group.team.handler(async ({ input, context: { mall, viewer } }) => {
    const userId = viewer?.userId ?? 0
    const row = await findTeam(mall.db, userId, input.team_id)
    return row ? wireTeamDetail(row, userId, mall.now()) : []
  }),
}

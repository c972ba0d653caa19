import 'server-only'
import { fillsTeam, leftPieces } from '@/lib/domain/group'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { activityList, openTeams, ownTeams, piecesOfActivity, teamDetail } from './sql'
import { wireListed, wireOpenTeam, wireOwnTeam, wireTeamDetail } from './wire'

export const groupRoutes = {
  list: os.group.list.handler(async ({ input, context: { mall } }) => {
    const now = mall.now()
    const rows = await mall.db.run(activityList, [
      now,
      input.view,
      input.keywords || null,
      input.item_id ?? null,
      input.goods_id ?? null,
      ...limitAndOffset(input.page, input.pageSize),
    ])
    const total = rows[0]?.total ?? 0
    return { list: rows.map((row) => wireListed(row, now)), total_count: total, count: total }
  }),

  openTeams: os.group.openTeams.handler(async ({ input, context: { mall } }) => {
    const now = mall.now()
    const [rows, [pieces]] = await Promise.all([
      mall.db.run(openTeams, [input.groups_activity_id, now, input.pageSize]),
      mall.db.run(piecesOfActivity, [input.groups_activity_id]),
    ])
    return {
      list: rows.map((row) => wireOpenTeam(row, now)),
      total_count: rows[0]?.total ?? 0,
      can_open: pieces !== undefined && fillsTeam(pieces),
      left_store: pieces ? leftPieces(pieces) : 0,
    }
  }),

  own: os.group.own.handler(async ({ input, context }) => {
    const { mall } = context
    const now = mall.now()
    const { userId } = memberOf(context)
    const rows = await mall.db.run(ownTeams, [
      userId,
      input.team_status,
      now,
      ...limitAndOffset(input.page, input.pageSize),
    ])
    const total = rows[0]?.total ?? 0
    return { list: rows.map((row) => wireOwnTeam(row, userId, now)), total_count: total, count: total }
  }),

  team: os.group.team.handler(async ({ input, context: { mall, viewer } }) => {
    const userId = viewer?.userId ?? 0
    const [row] = await mall.db.run(teamDetail, [input.team_id, userId])
    return row ? wireTeamDetail(row, userId, mall.now()) : []
  }),
}

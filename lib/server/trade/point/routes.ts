import 'server-only'
import { pointRuleText } from '@/lib/domain/point/rule-text'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { findSetting } from '@/lib/server/ground/settings'
import { pointRule, rewardRule } from '@/lib/server/ground/trade-setting/trade-settings'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { directionOf } from '@/lib/server/ground/wire/direction'
import { cleanHtml } from '@/lib/web/clean-html'
import { listPoints } from './list-points'
import { wirePoint } from './wire'

const routes = os.point

export const pointRoutes = {
  // The viewer was read for this call, so the balance is current.
  info: routes.info.handler(({ context }) => {
    const { userId, point, pointOwed } = memberOf(context)
    return { user_id: userId, company_id: 1 as const, point, point_owed: pointOwed }
  }),

  list: routes.list.handler(async ({ input, context }) => {
    const { db, now } = context.mall
    const { userId } = memberOf(context)
    const page = { page: input.page_no, size: input.page_size }
    const { rows, total } = await listPoints(db, userId, directionOf(input.outin_type), page, now())
    return wireList({ list: rows.map((row) => wirePoint(userId, row)), total })
  }),

  rule: routes.rule.handler(async ({ context }) => {
    const stored = await findSetting(context.mall.db, 'point')
    const written = typeof stored?.rule_desc === 'string' ? stored.rule_desc : ''
    const rule = pointRule(stored)
    return {
      name: rule.name,
      rule_desc: cleanHtml(written || pointRuleText(rule, rewardRule(stored))),
    }
  }),
}

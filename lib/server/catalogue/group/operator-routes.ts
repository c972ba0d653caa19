import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { scopeOf } from '@/lib/server/ground/operator/scope'
import { operatorGroups } from './operator-sql'
import { createActivity } from './run-activities'
import { wireOperatorGroup } from './wire'

const routes = os.operator.group

/** Group-buying activities of the mall or of a merchant's shop (contract operator). */
export const operatorGroupRoutes = {
  list: routes.list.handler(async ({ input, context }) => {
    const { shopId } = scopeOf(context)
    const { db, now } = context.mall
    const { page, pageSize } = input
    const params = [
      shopId,
      input.item_id ?? null,
      input.activity_status,
      now(),
      ...limitAndOffset(page, pageSize),
    ]
    const rows = await db.run(operatorGroups, params)
    const total = rows[0]?.total ?? 0
    return { list: rows.map(wireOperatorGroup), total_count: total, count: total }
  }),

  create: routes.create.handler(({ input, context }) =>
    operatorWrite(context, 'group.create', input, async ({ mall, scope }) =>
      wireOperatorGroup(
        await createActivity(mall, scope, {
          itemId: input.item_id,
          name: input.name,
          price: input.price,
          people: input.people,
          hours: input.hours,
          beginTime: input.begin,
          endTime: input.end,
          store: input.store,
          limitNum: input.limit_num,
          shareDesc: input.share_desc,
        }),
      ),
    ),
  ),
}

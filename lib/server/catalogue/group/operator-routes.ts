import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { scopeOf } from '@/lib/server/ground/operator/scope'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { listOperatorGroups } from './list-operator-groups'
import { createActivity } from './run-activities'
import { wireOperatorGroup } from './wire'

const routes = os.operator.group

/** Group-buying activities of the mall or of a merchant's shop (contract operator). */
export const operatorGroupRoutes = {
  list: routes.list.handler(async ({ input, context }) => {
    const { db, now } = context.mall
    const { shopId } = scopeOf(context)
    const filter = { shopId, itemId: input.item_id, phase: input.activity_status }
    const { rows, total } = await listOperatorGroups(db, filter, input, now())
    return wireList({ list: rows.map(wireOperatorGroup), total })
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

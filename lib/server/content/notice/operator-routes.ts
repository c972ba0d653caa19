import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { listDeskNotices, loadNotice, wireNotice } from './read-notices'
import { addNotice, bringBackNotice, changeNotice, removeNotice, turnMany } from './save-notice'

const routes = os.operator.notice

export const operatorNoticeRoutes = {
  list: routes.list.handler(async ({ input, context: { mall } }) =>
    wireList(await listDeskNotices(mall.db, input, input, mall.now())),
  ),

  info: routes.info.handler(async ({ input, context: { mall } }) =>
    wireNotice(await loadNotice(mall.db, input.notice_id, mall.now())),
  ),

  add: routes.add.handler(({ input, context }) =>
    operatorWrite(context, 'notice.add', input, ({ mall, scope: { actor } }) =>
      addNotice(mall, actor, input),
    ),
  ),

  change: routes.change.handler(({ input, context }) =>
    operatorWrite(context, 'notice.change', input, ({ mall, scope: { actor } }) =>
      changeNotice(mall, actor, input),
    ),
  ),

  turn: routes.turn.handler(({ input, context }) =>
    operatorWrite(context, 'notice.turn', input, ({ mall, scope: { actor } }) =>
      turnMany(mall, actor, input.notice_id, input.is_on),
    ),
  ),

  remove: routes.remove.handler(({ input, context }) =>
    operatorWrite(context, 'notice.remove', input, async ({ mall, scope: { actor } }) => {
      await removeNotice(mall, actor, input.notice_id)
      return { status: true as const }
    }),
  ),

  restore: routes.restore.handler(({ input, context }) =>
    operatorWrite(context, 'notice.restore', input, async ({ mall, scope: { actor } }) => {
      await bringBackNotice(mall, actor, input.notice_id)
      return { status: true as const }
    }),
  ),
}

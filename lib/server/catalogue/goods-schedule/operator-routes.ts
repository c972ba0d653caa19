import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { cancelSchedule, listSchedules, setSchedule } from './set-schedule'

const routes = os.operator.goodsSchedule

export const operatorGoodsScheduleRoutes = {
  list: routes.list.handler(({ input, context }) => listSchedules(context.mall.db, input)),

  set: routes.set.handler(({ input, context }) =>
    operatorWrite(context, 'goodsSchedule.set', input, ({ mall, scope: { actor } }) =>
      setSchedule(mall, actor, input),
    ),
  ),

  cancel: routes.cancel.handler(({ input, context }) =>
    operatorWrite(context, 'goodsSchedule.cancel', input, ({ mall, scope: { actor } }) =>
      cancelSchedule(mall, actor, input.schedule_id),
    ),
  ),
}

import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { endGroup } from './end-group'

/** Calls that end group-buying activities, and with them teams and their orders. */
export const operatorTeamRoutes = {
  close: os.operator.group.close.handler(({ input, context }) =>
    operatorWrite(context, 'group.close', input, ({ mall, scope }) =>
      endGroup(mall, scope, input.groups_activity_id, input.reason),
    ),
  ),
}

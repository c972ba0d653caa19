import 'server-only'
import type { Permission } from '@/lib/domain/desk/permissions'
import { mayDo } from '@/lib/domain/desk/roles'
import { os, type CallContext } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { deskRoleOf } from '@/lib/server/ground/operator/scope'
import { changeTask } from '@/lib/server/ground/task/change-task'
import { getWireTask, kindsFor, listTaskItems, listTasks, taskReport } from './list-tasks'

const routes = os.operator.task

const may = (context: CallContext) => {
  const role = deskRoleOf(context)
  return (permission: Permission) => mayDo(role, permission)
}

/** The kinds of tasks whose permissions the caller has. */
const kindsOf = (context: CallContext, action: 'read' | 'write') => kindsFor(action, may(context))

export const operatorTaskRoutes = {
  list: routes.list.handler(({ input, context }) => listTasks(context.mall, kindsOf(context, 'read'), input)),

  info: routes.info.handler(({ input, context }) =>
    getWireTask(context.mall, input.task_id, kindsOf(context, 'read')),
  ),

  items: routes.items.handler(({ input, context }) =>
    listTaskItems(context.mall.db, input.task_id, kindsOf(context, 'read'), {
      state: input.state,
      after: input.after,
      isLacking: input.lacking === 1,
    }),
  ),

  change: routes.change.handler(({ input, context }) =>
    operatorWrite(context, 'task.change', input, async ({ mall, scope: { actor } }) => {
      const kinds = kindsOf(context, 'write')
      await changeTask(mall, actor, input.task_id, input.action, kinds, input.lacking)
      return getWireTask(mall, input.task_id, kinds)
    }),
  ),

  report: routes.report.handler(({ input, context }) =>
    taskReport(context.mall, input.task_id, kindsOf(context, 'read'), {
      onlyRefused: input.refused === 1,
      may: may(context),
    }),
  ),
}

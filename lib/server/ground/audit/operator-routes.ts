import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { scopeOf } from '@/lib/server/ground/operator/scope'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { listAudit } from './list-audit'

const routes = os.operator.audit

export const operatorAuditRoutes = {
  list: routes.list.handler(async ({ input, context }) => {
    const { subject, id, operator_id: operatorId, time_begin: from, time_end: to } = input
    const { list, total } = await listAudit(
      context.mall.db,
      scopeOf(context).shopId,
      { subject, id, operatorId, from, to },
      { page: input.page, size: input.pageSize },
    )
    return wireList({ list, total })
  }),
}

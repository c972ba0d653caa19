import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { scopeOf } from '@/lib/server/ground/operator/scope'
import { exportAudit } from './export-audit'
import { listAudit, type AuditFilter } from './list-audit'
import { openPersonal } from './personal-fields'
import { checkChain } from './seal-trail'

const routes = os.operator.audit

interface FilterInput extends Pick<AuditFilter, 'subject' | 'id' | 'event' | 'keyword'> {
  operator_id?: number | undefined
  desk?: boolean | undefined
  time_begin?: number | undefined
  time_end?: number | undefined
}

const filterOf = (input: FilterInput): AuditFilter => ({
  subject: input.subject,
  id: input.id,
  event: input.event,
  keyword: input.keyword,
  operatorId: input.operator_id,
  ofDesk: input.desk,
  from: input.time_begin,
  to: input.time_end,
})

export const operatorAuditRoutes = {
  list: routes.list.handler(async ({ input, context }) => {
    const { db, secret } = context.mall
    const page = await listAudit(db, scopeOf(context).shopId, filterOf(input), input)
    return { ...page, list: await openPersonal(db, secret, page.list) }
  }),

  export: routes.export.handler(({ input, context }) => {
    const { actor, shopId } = scopeOf(context)
    return exportAudit(context.mall, actor, shopId, filterOf(input))
  }),

  check: routes.check.handler(async ({ input, context }) => {
    const { checked, next, problem, last } = await checkChain(context.mall, input.after)
    return {
      checked,
      next,
      problem: problem && { seal_no: problem.sealNo, audit_id: problem.auditId, kind: problem.kind },
      last: last && { seal_no: last.sealNo, digest: last.digest },
    }
  }),
}

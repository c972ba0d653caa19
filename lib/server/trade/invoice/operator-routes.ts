import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { scopeOf } from '@/lib/server/ground/operator/scope'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { issueInvoice, mailIssued, voidInvoice } from './decide'
import { listInvoices } from './list'
import { wireInvoice } from './wire'

const routes = os.operator.invoice

export const operatorInvoiceRoutes = {
  list: routes.list.handler(async ({ input, context }) => {
    const filter = {
      shopId: scopeOf(context).shopId,
      status: input.invoice_status,
      orderId: input.order_id,
    }
    const { list, total } = await listInvoices(context.mall.db, filter, input)
    return wireList({ list, total })
  }),

  issue: routes.issue.handler(({ input, context }) =>
    operatorWrite(context, 'invoice.issue', input, async ({ mall, scope, afterCommit }) => {
      const issued = await issueInvoice(mall, scope, input.id, { number: input.number, file: input.file })
      afterCommit(() => mailIssued(context.mall, issued))
      return wireInvoice(issued)
    }),
  ),

  void: routes.void.handler(({ input, context }) =>
    operatorWrite(context, 'invoice.void', input, ({ mall, scope }) =>
      voidInvoice(mall, scope, input.id, input.reason),
    ),
  ),
}

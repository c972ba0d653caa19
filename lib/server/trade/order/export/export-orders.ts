import 'server-only'
import { cellsOf, headersOf, type ExportColumns } from '@/lib/domain/export/columns'
import { orderColumns, rowsOfOrder, type OrderRow } from '@/lib/domain/export/order-columns'
import { orderTotalColumns } from '@/lib/domain/export/order-total-columns'
import { personal } from '@/lib/domain/export/personal'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { ExportPage, ExportRequest, ExportSource } from '@/lib/server/ground/export/source'
import type { OperatorFilter } from '../operator-filter'
import { ordersWhere } from '../sql/conditions'
import { exportCount, exportPage } from './sql'

type Request = ExportRequest<OperatorFilter>

/** Orders that are read at once. */
const pageSize = 300

async function* ordersOf(db: Queries, { shopId, filter, at }: Request): AsyncGenerator<OrderRow[]> {
  const where = ordersWhere(shopId, filter, at)
  for (let after: [number, string] = [Number.MAX_SAFE_INTEGER, '']; ;) {
    const page = await db.run(...exportPage(where, after, pageSize))
    yield page
    const last = page.at(-1)
    if (page.length < pageSize || !last) return
    after = [last.createTime, last.orderId]
  }
}

/** What both exports of orders share. @param rowsOf the rows of an order */
const exportOf = <Row>(
  columnsOf: (request: Request) => ExportColumns<Row>,
  rowsOf: (order: OrderRow) => Row[],
): Omit<ExportSource<OperatorFilter>, 'subject'> => ({
  event: 'exportOrders',
  auditSubject: 'order',
  // Whom the file is about is not kept in the trail.
  noted: ({ mobile, receiverName, ...kept }) => ({
    ...kept,
    ...((mobile !== undefined || receiverName !== undefined) && { isByPerson: true }),
  }),
  count: async (db, { shopId, filter, at }) =>
    only(await db.run(...exportCount(ordersWhere(shopId, filter, at))), 'counting orders of an export').total,
  headers: (request) => headersOf(columnsOf(request)),
  async *pages(db, request): AsyncGenerator<ExportPage> {
    const columns = columnsOf(request)
    for await (const orders of ordersOf(db, request)) {
      const rows = orders.flatMap(rowsOf).map((row) => cellsOf(columns, row))
      yield { count: orders.length, rows }
    }
  },
})

/** The orders of a list, a row an order line. */
export const orderExport: ExportSource<OperatorFilter> = {
  subject: 'orders',
  ...exportOf(({ shown, at }) => {
    const receiver = personal(shown.includes('order:export'))
    return orderColumns({ receiver, member: personal(shown.includes('member:export')) }, at)
  }, rowsOfOrder),
}

/** The orders of a list, a row an order. */
export const orderTotalExport: ExportSource<OperatorFilter> = {
  subject: 'orderTotals',
  ...exportOf(
    ({ shown, at }) => orderTotalColumns(personal(shown.includes('order:export')), at),
    (order) => [order],
  ),
}

import 'server-only'
import { cellsOf, headersOf } from '@/lib/domain/export/columns'
import { refundColumns } from '@/lib/domain/export/refund-columns'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { ExportPage, ExportRequest, ExportSource } from '@/lib/server/ground/export/source'
import { filterParams, type RefundFilter } from './list-refunds'
import { exportPage, operatorRefundCount } from './operator-sql'

type Request = ExportRequest<RefundFilter>

/** Refunds that are read at once. */
const pageSize = 300

async function* pages(db: Queries, { shopId, filter }: Request): AsyncGenerator<ExportPage> {
  for (let [time, number] = [Number.MAX_SAFE_INTEGER, '']; ;) {
    const page = await db.run(exportPage, [...filterParams(shopId, filter), time, number, pageSize])
    const count = new Set(page.map(({ refundBn }) => refundBn)).size
    yield { count, rows: page.map((row) => cellsOf(refundColumns, row)) }
    const last = page.at(-1)
    if (count < pageSize || !last) return
    ;[time, number] = [last.createTime, last.refundBn]
  }
}

/** The refunds of a list, a row an order line or a whole order. */
export const refundExport: ExportSource<RefundFilter> = {
  subject: 'refunds',
  event: 'exportRefunds',
  auditSubject: 'refund',
  count: async (db, { shopId, filter }) =>
    (await db.run(operatorRefundCount, filterParams(shopId, filter)))[0]?.total ?? 0,
  headers: () => headersOf(refundColumns),
  pages,
}

import 'server-only'
import { cellsOf, headersOf } from '@/lib/domain/export/columns'
import { orderColumns, rowsOfOrder } from '@/lib/domain/export/order-columns'
import { personal } from '@/lib/domain/export/personal'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { tableFile, type TableFormat } from '@/lib/server/ground/table-file/table-file'
import type { OutCell } from '@/lib/server/ground/table-file/write-table'
import { filterParams, type OperatorFilter } from '../operator-orders'
import { exportPage } from './sql'

/** Whose personal data an export has; masked otherwise. */
interface Shown {
  receivers: boolean
  members: boolean
}

/** Orders that are read at once. */
const pageSize = 300

async function* rowsOf(
  { db, now }: Mall,
  shopId: number | null,
  filter: OperatorFilter,
  shown: Shown,
): AsyncGenerator<readonly OutCell[]> {
  const at = now()
  const columns = orderColumns({ receiver: personal(shown.receivers), member: personal(shown.members) }, at)
  yield headersOf(columns)
  for (let [time, id] = [Number.MAX_SAFE_INTEGER, '']; ;) {
    const page = await db.run(exportPage, [...filterParams(shopId, filter, at), time, id, pageSize])
    for (const order of page) for (const row of rowsOfOrder(order)) yield cellsOf(columns, row)
    const last = page.at(-1)
    if (page.length < pageSize || !last) return
    ;[time, id] = [last.createTime, last.orderId]
  }
}

/** The orders of a list as a file, a row an order line, with an entry in the audit trail. */
export async function exportOrders(
  mall: Mall,
  { actor, shopId }: Scope,
  { format, filter, shown }: { format: TableFormat; filter: OperatorFilter; shown: Shown },
): Promise<File> {
  const now = mall.now()
  // Whom the file is about is not kept in the trail.
  const { mobile, receiverName, ...kept } = filter
  const isByPerson = mobile !== undefined || receiverName !== undefined
  const after = {
    format,
    masked: !shown.receivers,
    ...kept,
    ...(shopId !== null && { shopId }),
    ...(isByPerson && { isByPerson }),
  }
  await recordAudit(mall.db, { actor, event: 'exportOrders', subject: 'order', subjectId: 0, after }, now)
  return tableFile('订单', format, rowsOf(mall, shopId, filter, shown), now)
}

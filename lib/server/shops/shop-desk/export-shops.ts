import 'server-only'
import { cellsOf, headersOf } from '@/lib/domain/export/columns'
import { shopColumns } from '@/lib/domain/export/shop-columns'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { tableFile, type TableFormat } from '@/lib/server/ground/table-file/table-file'
import type { OutCell } from '@/lib/server/ground/table-file/write-table'
import type { ShopFilter } from './list-shops'
import { exportPage } from './sql'

/** Shops that are read at once. */
const pageSize = 500

async function* rowsOf(db: Queries, filter: ShopFilter): AsyncGenerator<readonly OutCell[]> {
  yield headersOf(shopColumns)
  const { state, keyword, tag_id: tag } = filter
  for (let after: number | null = null; ;) {
    const params = [state ?? null, keyword || null, tag ?? null, after, pageSize]
    const page: RowOf<typeof exportPage>[] = await db.run(exportPage, params)
    for (const shop of page) yield cellsOf(shopColumns, shop)
    const last = page.at(-1)
    if (page.length < pageSize || !last) return
    after = last.distributorId
  }
}

/** The shops of a list as a file in the columns of an import, with an entry in the audit trail. */
export async function exportShops(
  { db, now }: Mall,
  actor: Actor,
  format: TableFormat,
  filter: ShopFilter,
): Promise<File> {
  const after = { format, ...filter }
  await recordAudit(db, { actor, event: 'exportShops', subject: 'shop', subjectId: 0, after }, now())
  return tableFile('店铺', format, rowsOf(db, filter), now())
}

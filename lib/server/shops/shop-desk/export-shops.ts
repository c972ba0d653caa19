import 'server-only'
import { cellsOf, headersOf } from '@/lib/domain/export/columns'
import { shopColumns } from '@/lib/domain/export/shop-columns'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { ExportPage, ExportRequest, ExportSource } from '@/lib/server/ground/export/source'
import type { ShopFilter } from './list-shops'
import { exportCount, exportPage } from './sql'

/** Shops that are read at once. */
const pageSize = 500

const filterParams = ({ state, keyword, tag_id: tag }: ShopFilter) => [
  state ?? null,
  keyword || null,
  tag ?? null,
]

async function* pages(db: Queries, { filter }: ExportRequest<ShopFilter>): AsyncGenerator<ExportPage> {
  for (let after: number | null = null; ;) {
    const page: RowOf<typeof exportPage>[] = await db.run(exportPage, [
      ...filterParams(filter),
      after,
      pageSize,
    ])
    yield { count: page.length, rows: page.map((shop) => cellsOf(shopColumns, shop)) }
    const last = page.at(-1)
    if (page.length < pageSize || !last) return
    after = last.distributorId
  }
}

/** Shops in the columns of an import. */
export const shopExport: ExportSource<ShopFilter> = {
  subject: 'shops',
  event: 'exportShops',
  auditSubject: 'shop',
  count: async (db, { filter }) =>
    only(await db.run(exportCount, filterParams(filter)), 'counting shops of an export').total,
  headers: () => headersOf(shopColumns),
  pages,
}

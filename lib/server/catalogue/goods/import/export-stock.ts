import 'server-only'
import { sql } from 'drizzle-orm'
import { cellsOf, headersOf } from '@/lib/domain/export/columns'
import { stockColumns } from '@/lib/domain/export/stock-columns'
import { composedStatement } from '@/lib/server/ground/db/composed-statement'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, text } from '@/lib/server/ground/db/statement'
import type { ExportPage, ExportRequest, ExportSource } from '@/lib/server/ground/export/source'
import { conditionOf, type DeskGoodsFilter } from '../desk/filter'
import { countExported } from './count-exported'

const stockPage = composedStatement('stock_export_page', {
  goodsId: number,
  distributorId: number,
  itemBn: text,
  store: number,
  itemName: text,
})

/** Products that are read at once. */
const pageSize = 500

async function* pages(
  db: Queries,
  { filter, shopId, at }: ExportRequest<DeskGoodsFilter>,
): AsyncGenerator<ExportPage> {
  for (let after = 0; ;) {
    const page = await db.run(
      ...stockPage(sql`select g.goods_id as "goodsId", g.distributor_id as "distributorId", s.item_bn as "itemBn",
          s.store, g.item_name as "itemName"
        from (select * from goods g where ${conditionOf(filter, shopId, at)} and g.goods_id > ${after}
               order by g.goods_id limit ${pageSize}) g
        join skus s on s.goods_id = g.goods_id
       order by g.goods_id, s.is_default desc, s.item_id`),
    )
    yield {
      count: new Set(page.map(({ goodsId }) => goodsId)).size,
      rows: page.map((sku) => cellsOf(stockColumns, sku)),
    }
    const last = page.at(-1)
    if (!last) return
    after = last.goodsId
  }
}

/** The stock of products in the columns of an import, a row a SKU. */
export const stockExport: ExportSource<DeskGoodsFilter> = {
  subject: 'stock',
  event: 'exportStock',
  auditSubject: 'goods',
  count: countExported,
  headers: () => headersOf(stockColumns),
  pages,
}

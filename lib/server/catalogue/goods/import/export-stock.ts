import 'server-only'
import { sql } from 'drizzle-orm'
import { cellsOf, headersOf } from '@/lib/domain/export/columns'
import { stockColumns } from '@/lib/domain/export/stock-columns'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { composedStatement } from '@/lib/server/ground/db/composed-statement'
import { number, text } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { tableFile, type TableFormat } from '@/lib/server/ground/table-file/table-file'
import type { OutCell } from '@/lib/server/ground/table-file/write-table'
import { conditionOf, type DeskGoodsFilter } from '../desk/list-goods'

const stockPage = composedStatement('stock_export_page', {
  goodsId: number,
  distributorId: number,
  itemBn: text,
  store: number,
  itemName: text,
})

/** Products that are read at once. */
const pageSize = 500

async function* rowsOf(
  { db, now }: Mall,
  shopId: number | null,
  filter: DeskGoodsFilter,
): AsyncGenerator<readonly OutCell[]> {
  yield headersOf(stockColumns)
  const at = now()
  for (let after = 0; ;) {
    const page = await db.run(
      ...stockPage(sql`select g.goods_id as "goodsId", g.distributor_id as "distributorId", s.item_bn as "itemBn",
          s.store, g.item_name as "itemName"
        from (select * from goods g where ${conditionOf(filter, shopId, at)} and g.goods_id > ${after}
               order by g.goods_id limit ${pageSize}) g
        join skus s on s.goods_id = g.goods_id
       order by g.goods_id, s.is_default desc, s.item_id`),
    )
    for (const sku of page) yield cellsOf(stockColumns, sku)
    const last = page.at(-1)
    if (!last) return
    after = last.goodsId
  }
}

/** The stock of the products of a list as a file in the columns of an import, with an entry in the audit trail. */
export async function exportStock(
  mall: Mall,
  { actor, shopId }: Scope,
  format: TableFormat,
  filter: DeskGoodsFilter,
): Promise<File> {
  const now = mall.now()
  const after = { format, ...filter, ...(shopId !== null && { shopId }) }
  await recordAudit(mall.db, { actor, event: 'exportStock', subject: 'goods', subjectId: 0, after }, now)
  return tableFile('库存', format, rowsOf(mall, shopId, filter), now)
}

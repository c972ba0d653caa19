import 'server-only'
import { sql } from 'drizzle-orm'
import { composedStatement } from '@/lib/server/ground/db/composed-statement'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { number } from '@/lib/server/ground/db/statement'
import type { ExportRequest } from '@/lib/server/ground/export/source'
import { conditionOf, type DeskGoodsFilter } from '../desk/filter'

const exportCount = composedStatement('goods_export_count', { total: number })

/** The number of products that an export reads. */
export async function countExported(
  db: Queries,
  { filter, shopId, at }: ExportRequest<DeskGoodsFilter>,
): Promise<number> {
  const found = sql`select count(*)::int as total from goods g where ${conditionOf(filter, shopId, at)}`
  return only(await db.run(...exportCount(found)), 'counting products of an export').total
}

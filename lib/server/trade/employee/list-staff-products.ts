import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { staffProducts, type StaffProductRow } from './sql/items'

/**
 * A page of the products that only staff can see (contract goods §15).
 * @param areBags true for 福袋, false for all other products
 * @returns the rows of the page, and the number of products that match; 0 for a page after the last one
 */
export async function listStaffProducts(
  db: Queries,
  areBags: boolean,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: StaffProductRow[]; total: number }> {
  const rows = await db.run(staffProducts, [areBags, ...limitAndOffset(page, pageSize)])
  return { rows, total: rows[0]?.total ?? 0 }
}

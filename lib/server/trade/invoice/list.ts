import 'server-only'
import type { Invoice } from '@/lib/contract/trade/invoice'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { invoiceList, invoiceOfMember } from './sql'
import { wireInvoice } from './wire'

/** A page of invoices of a member or of a shop, newest first. */
export async function listInvoices(
  db: Queries,
  filter: {
    userId?: number
    shopId?: number | null
    status?: string | undefined
    orderId?: string | undefined
  },
  page: { page: number; pageSize: number },
): Promise<{ list: Invoice[]; total: number }> {
  const row = only(
    await db.run(invoiceList, [
      filter.userId ?? null,
      filter.shopId ?? null,
      filter.status || null,
      filter.orderId || null,
      ...limitAndOffset(page.page, page.pageSize),
    ]),
    'the list of invoices',
  )
  return { list: row.rows.map(wireInvoice), total: row.total }
}

/** An invoice of the member; null also for those of other members. */
export async function getInvoice(db: Queries, userId: number, invoiceId: number): Promise<Invoice | null> {
  const [row] = await db.run(invoiceOfMember, [invoiceId, userId])
  return row ? wireInvoice(row) : null
}

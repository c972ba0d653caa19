import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { InvoiceList } from '@/components/desk/trade/invoices/invoice-list'

export const metadata: Metadata = { title: '发票' }

/** The invoices that buyers asked for (contract operator §2). */
export default function InvoicesPage() {
  return (
    <DeskPage entry="invoices">
      <InvoiceList />
    </DeskPage>
  )
}

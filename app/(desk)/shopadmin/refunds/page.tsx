import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { RefundList } from '@/components/desk/trade/refunds/refund-list'

export const metadata: Metadata = { title: '退款' }

/** Refunds and their payout (contract operator §2). */
export default function RefundsPage() {
  return (
    <DeskPage entry="refunds">
      <RefundList />
    </DeskPage>
  )
}

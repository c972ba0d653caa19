import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { PickupDesk } from '@/components/desk/trade/pickup/pickup-desk'

export const metadata: Metadata = { title: '核销自提' }

/** Hands over the orders that buyers pick up (contract operator §2). */
export default function PickupPage() {
  return (
    <DeskPage entry="pickup">
      <PickupDesk />
    </DeskPage>
  )
}

import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { AddressList } from '@/components/desk/trade/return-addresses/address-list'

export const metadata: Metadata = { title: '退货地址' }

/** Where buyers send goods back to (contract operator §2). */
export default function ReturnAddressesPage() {
  return (
    <DeskPage entry="returnAddresses">
      <AddressList />
    </DeskPage>
  )
}

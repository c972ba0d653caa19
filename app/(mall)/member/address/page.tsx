import type { Metadata } from 'next'
import { AddressBook } from '@/components/member/address/address-book'

export const metadata: Metadata = { title: '收货地址' }

/** Delivery addresses of the member (spec 3 §5). */
export default function AddressPage() {
  return <AddressBook />
}

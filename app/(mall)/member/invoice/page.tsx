import type { Metadata } from 'next'
import { TitleBook } from '@/components/member/invoice-title/title-book'

export const metadata: Metadata = { title: '发票抬头' }

/** Invoice titles that the member keeps (contract trade §11). */
export default function InvoiceTitlesPage() {
  return <TitleBook />
}

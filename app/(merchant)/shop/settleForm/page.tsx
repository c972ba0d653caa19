import type { Metadata } from 'next'
import { ApplyForm } from '@/components/merchant/apply-form'
import { MerchantPage } from '@/components/merchant/merchant-page'

export const metadata: Metadata = { title: '商家入驻' }

interface Props {
  searchParams: Promise<{ type?: string | string[] }>
}

/** The application of a merchant (spec 3 §6). */
export default async function SettleFormPage({ searchParams }: Props) {
  const { type } = await searchParams
  return (
    <MerchantPage title="商家入驻">
      <ApplyForm isReturn={type === 'return'} />
    </MerchantPage>
  )
}

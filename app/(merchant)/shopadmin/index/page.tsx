import type { Metadata } from 'next'
import { MerchantHome } from '@/components/merchant/merchant-home'
import { MerchantPage } from '@/components/merchant/merchant-page'

export const metadata: Metadata = { title: '商家中心' }

/** The home of a merchant (spec 3 §6). */
export default function ShopAdminPage() {
  return (
    <MerchantPage title="商家中心">
      <MerchantHome />
    </MerchantPage>
  )
}

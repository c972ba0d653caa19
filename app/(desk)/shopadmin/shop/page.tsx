import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { OwnShop } from '@/components/desk/shops/shop/shop-form'

export const metadata: Metadata = { title: '店铺资料' }

/** The shop of a merchant (contract operator §5). */
export default function OwnShopPage() {
  return (
    <DeskPage entry="ownShop" isBare>
      <OwnShop />
    </DeskPage>
  )
}

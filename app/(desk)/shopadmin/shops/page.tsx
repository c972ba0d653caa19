import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { ShopList } from '@/components/desk/shops/shop/shop-list'

export const metadata: Metadata = { title: '店铺' }

/** The shops of the mall (contract operator §5). */
export default function ShopsPage() {
  return (
    <DeskPage entry="shops">
      <ShopList />
    </DeskPage>
  )
}

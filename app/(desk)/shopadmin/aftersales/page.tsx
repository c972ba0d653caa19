import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { ShopAftersales } from '@/components/desk/trade/aftersales/shop-aftersales'

export const metadata: Metadata = { title: '店铺售后' }

/** The after-sales of the own shop (contract operator). */
export default function ShopAftersalesPage() {
  return (
    <DeskPage entry="aftersales">
      <ShopAftersales />
    </DeskPage>
  )
}

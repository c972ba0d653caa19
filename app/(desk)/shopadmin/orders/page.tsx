import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { ShopOrders } from '@/components/desk/trade/orders/shop-orders'

export const metadata: Metadata = { title: '店铺订单' }

/** The orders of the own shop (contract operator). */
export default function ShopOrdersPage() {
  return (
    <DeskPage entry="orders">
      <ShopOrders />
    </DeskPage>
  )
}

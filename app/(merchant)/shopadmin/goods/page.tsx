import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/desk-page'
import { ShopGoods } from '@/components/desk/shop-goods'

export const metadata: Metadata = { title: '店铺商品' }

/** The products of the own shop (contract operator). */
export default function ShopGoodsPage() {
  return (
    <DeskPage entry="goods">
      <ShopGoods />
    </DeskPage>
  )
}

import type { Metadata } from 'next'
import { GoodsList } from '@/components/desk/catalogue/goods/goods-list'
import { DeskPage } from '@/components/desk/frame/desk-page'

export const metadata: Metadata = { title: '商品' }

/** The products of the mall, or of a merchant's shop (contract operator §4). */
export default function GoodsPage() {
  return (
    <DeskPage entry="goods">
      <GoodsList />
    </DeskPage>
  )
}

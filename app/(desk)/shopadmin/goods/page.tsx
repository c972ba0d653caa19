import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/desk-page'
import { GoodsList } from '@/components/desk/goods/goods-list'

export const metadata: Metadata = { title: '商品' }

/** The products of the mall, or of a merchant's shop (contract operator §4). */
export default function GoodsPage() {
  return (
    <DeskPage entry="goods">
      <GoodsList />
    </DeskPage>
  )
}

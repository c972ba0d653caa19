import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeskPage } from '@/components/desk/desk-page'
import { EditGoods, GoodsForm } from '@/components/desk/goods/goods-form'
import { itemIdOf } from '@/lib/domain/id'

export const metadata: Metadata = { title: '编辑商品' }

/** The form of a product; `new` enters one (contract operator §4). */
export default async function GoodsFormPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const goodsId = id === 'new' ? null : itemIdOf(id)
  if (goodsId === undefined) notFound()
  return (
    <DeskPage entry="goods" title={goodsId === null ? '新增商品' : '编辑商品'} needs="goods:write" isBare>
      {goodsId === null ? <GoodsForm stored={null} /> : <EditGoods key={goodsId} goodsId={goodsId} />}
    </DeskPage>
  )
}

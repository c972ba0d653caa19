import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CopyGoods } from '@/components/desk/catalogue/goods/copy-goods'
import { EditGoods, GoodsForm } from '@/components/desk/catalogue/goods/goods-form'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { itemIdOf } from '@/lib/domain/id'

const titleOf = (id: string) => (id === 'new' ? '新增商品' : '编辑商品')

export const generateMetadata = async ({ params }: GoodsFormPageProps): Promise<Metadata> => ({
  title: titleOf((await params).id),
})

interface GoodsFormPageProps {
  params: Promise<{ id: string }>
  searchParams: Promise<{ copy?: string | string[] }>
}

/** The form of a product; `new` enters one, with `copy` one like another (contract operator §4). */
export default async function GoodsFormPage({ params, searchParams }: GoodsFormPageProps) {
  const [{ id }, { copy }] = await Promise.all([params, searchParams])
  const goodsId = id === 'new' ? null : itemIdOf(id)
  if (goodsId === undefined) notFound()
  const copied = goodsId === null && typeof copy === 'string' ? itemIdOf(copy) : undefined
  return (
    <DeskPage entry="goods" title={titleOf(id)} {...(goodsId === null && { needs: 'goods:write' })} isBare>
      {goodsId !== null ? (
        <EditGoods key={goodsId} goodsId={goodsId} />
      ) : copied !== undefined ? (
        <CopyGoods key={copied} goodsId={copied} />
      ) : (
        <GoodsForm stored={null} />
      )}
    </DeskPage>
  )
}

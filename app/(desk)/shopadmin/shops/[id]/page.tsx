import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { EditShop, ShopForm } from '@/components/desk/shops/shop/shop-form'
import { idOf } from '@/lib/domain/id'

export const metadata: Metadata = { title: '编辑店铺' }

/** The form of a shop; `new` enters one (contract operator §5). */
export default async function ShopFormPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const distributorId = id === 'new' ? null : idOf(id)
  if (distributorId === undefined) notFound()
  return (
    <DeskPage
      entry="shops"
      title={distributorId === null ? '新增店铺' : '编辑店铺'}
      {...(distributorId === null && { needs: 'shop:write' })}
      isBare
    >
      {distributorId === null ? (
        <ShopForm stored={null} />
      ) : (
        <EditShop key={distributorId} distributorId={distributorId} />
      )}
    </DeskPage>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { EditFreight, FreightForm } from '@/components/desk/trade/freight/freight-form'
import { itemIdOf } from '@/lib/domain/id'

export const metadata: Metadata = { title: '编辑运费模板' }

/** The form of a freight template; `new` enters one (contract operator §4). */
export default async function FreightFormPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const templatesId = id === 'new' ? null : itemIdOf(id)
  if (templatesId === undefined) notFound()
  return (
    <DeskPage
      entry="freight"
      title={templatesId === null ? '新增运费模板' : '编辑运费模板'}
      {...(templatesId === null && { needs: 'freight:write' })}
      isBare
    >
      {templatesId === null ? (
        <FreightForm stored={null} />
      ) : (
        <EditFreight key={templatesId} templatesId={templatesId} />
      )}
    </DeskPage>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { DeskAftersale } from '@/components/desk/trade/aftersales/desk-aftersale-page'

export const metadata: Metadata = { title: '售后详情' }

/** An after-sale with what is to be decided (contract operator §2). */
export default async function DeskAftersalePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  if (!/^\d{6,30}$/.test(id)) notFound()
  return (
    <DeskPage entry="aftersales" title="售后详情" isBare>
      <DeskAftersale key={id} number={id} />
    </DeskPage>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EditAgreement } from '@/components/desk/content/agreements/agreement-form'
import { isAgreementType } from '@/components/desk/content/agreements/agreement-types'
import { DeskPage } from '@/components/desk/frame/desk-page'

export const metadata: Metadata = { title: '协议' }

/** An agreement: its text, draft and versions (contract operator §9). */
export default async function AgreementPage({ params }: { params: Promise<{ type: string }> }) {
  const { type } = await params
  if (!isAgreementType(type)) notFound()
  return (
    <DeskPage entry="agreements" isBare>
      <EditAgreement type={type} />
    </DeskPage>
  )
}

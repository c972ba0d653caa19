import type { Metadata } from 'next'
import { AgreementList } from '@/components/desk/content/agreements/agreement-list'
import { DeskPage } from '@/components/desk/frame/desk-page'

export const metadata: Metadata = { title: '协议' }

/** The agreements that members accept (contract operator). */
export default function AgreementsPage() {
  return (
    <DeskPage entry="agreements">
      <AgreementList />
    </DeskPage>
  )
}

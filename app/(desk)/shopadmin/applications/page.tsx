import type { Metadata } from 'next'
import { ApplicationList } from '@/components/desk/application-list'
import { DeskPage } from '@/components/desk/desk-page'

export const metadata: Metadata = { title: '入驻审核' }

/** Applications of merchants, for operators (contract operator). */
export default function ApplicationsPage() {
  return (
    <DeskPage entry="applications">
      <ApplicationList />
    </DeskPage>
  )
}

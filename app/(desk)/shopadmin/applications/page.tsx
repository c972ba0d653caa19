import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { ApplicationList } from '@/components/desk/shops/applications/application-list'

export const metadata: Metadata = { title: '入驻审核' }

/** Applications of merchants, for operators (contract operator). */
export default function ApplicationsPage() {
  return (
    <DeskPage entry="applications">
      <ApplicationList />
    </DeskPage>
  )
}

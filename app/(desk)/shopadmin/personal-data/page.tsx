import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { PersonalDataRequests } from '@/components/desk/people/personal-data/personal-data-requests'

export const metadata: Metadata = { title: '个人信息请求' }

/** Requests of members by post for their data or for being erased (contract operator). */
export default function PersonalDataPage() {
  return (
    <DeskPage entry="personalData" isBare>
      <PersonalDataRequests />
    </DeskPage>
  )
}

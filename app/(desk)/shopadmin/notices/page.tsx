import type { Metadata } from 'next'
import { NoticeList } from '@/components/desk/content/notices/notice-list'
import { DeskPage } from '@/components/desk/frame/desk-page'

export const metadata: Metadata = { title: '公告' }

/** The notices of the mall (contract operator §10). */
export default function NoticesPage() {
  return (
    <DeskPage entry="notices">
      <NoticeList />
    </DeskPage>
  )
}

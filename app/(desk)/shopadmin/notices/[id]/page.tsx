import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EditNotice, NoticeForm } from '@/components/desk/content/notices/notice-form'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { idOf } from '@/lib/domain/id'

export const metadata: Metadata = { title: '编辑公告' }

/** The form of a notice; `new` enters one (contract operator §10). */
export default async function NoticeFormPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const noticeId = id === 'new' ? null : idOf(id)
  if (noticeId === undefined) notFound()
  return (
    <DeskPage
      entry="notices"
      title={noticeId === null ? '新增公告' : '编辑公告'}
      {...(noticeId === null && { needs: 'content:write' })}
      isBare
    >
      {noticeId === null ? <NoticeForm stored={null} /> : <EditNotice key={noticeId} noticeId={noticeId} />}
    </DeskPage>
  )
}

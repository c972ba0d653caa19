import type { Metadata } from 'next'
import { ScheduleList } from '@/components/desk/catalogue/schedules/schedule-list'
import { DeskPage } from '@/components/desk/frame/desk-page'

export const metadata: Metadata = { title: '定时任务' }

/** Changes of products at a time (contract operator). */
export default function SchedulesPage() {
  return (
    <DeskPage entry="schedules">
      <ScheduleList />
    </DeskPage>
  )
}

import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/desk-page'
import { ScheduleList } from '@/components/desk/schedules/schedule-list'

export const metadata: Metadata = { title: '定时任务' }

/** Changes of products at a time (contract operator). */
export default function SchedulesPage() {
  return (
    <DeskPage entry="schedules">
      <ScheduleList />
    </DeskPage>
  )
}

import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/desk-page'
import { TaskList } from '@/components/desk/tasks/task-list'

export const metadata: Metadata = { title: '任务' }

/** Imports and other long work (contract operator, tasks). */
export default function TasksPage() {
  return (
    <DeskPage entry="tasks">
      <TaskList />
    </DeskPage>
  )
}

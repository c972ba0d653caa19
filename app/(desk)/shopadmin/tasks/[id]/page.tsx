import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { TaskView } from '@/components/desk/tasks/task-view'
import { itemIdOf } from '@/lib/domain/id'

export const metadata: Metadata = { title: '任务' }

/** A task: its progress, what became of its rows, and what can be done with it (contract operator, tasks). */
export default async function TaskPage({ params }: { params: Promise<{ id: string }> }) {
  const taskId = itemIdOf((await params).id)
  if (taskId === undefined) notFound()
  return (
    <DeskPage entry="tasks" isBare>
      <TaskView key={taskId} taskId={taskId} />
    </DeskPage>
  )
}

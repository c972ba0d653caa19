import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { deskMenu } from '@/components/desk/menu/pages'
import { TaskList } from '@/components/desk/tasks/task-list'
import { Link } from '@/components/ui/link'

export const metadata: Metadata = { title: '任务' }

/** Imports and other long work (contract operator, tasks). */
export default function TasksPage() {
  return (
    <DeskPage entry="tasks">
      <p className="text-muted mb-4 text-sm">
        导出的文件见
        <Link
          href={deskMenu.exports.href}
          className="text-link hover:text-brand underline underline-offset-2"
        >
          导出记录
        </Link>
        。
      </p>
      <TaskList />
    </DeskPage>
  )
}

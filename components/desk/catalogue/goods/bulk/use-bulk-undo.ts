'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Undoable } from '@/components/desk/list/undo-note'
import { errorText } from '@/lib/client/call/api-error'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { workingStates } from '@/lib/domain/task/task'

/** Milliseconds between two looks at a task, and how often it is looked at. */
const [pause, looks] = [700, 40]

/** The task once it has ended, or as it is after 28 s. */
async function ended(taskId: number) {
  for (let look = 1; ; look += 1) {
    const task = await desk.task.info({ task_id: taskId })
    if (!workingStates.some((state) => state === task.state) || look === looks) return task
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** The newest change of several products, and its undoing by the task that made it. */
export function useBulkUndo() {
  const client = useQueryClient()
  const [change, setChange] = useState<Undoable | null>(null)
  const undo = async (taskId: number): Promise<void> => {
    await desk.task.change({ task_id: taskId, action: 'undo' })
    const { state, counts } = await ended(taskId)
    const kept = counts.kept ?? 0
    if (state === 'undone') toast.success(kept > 0 ? `已撤销，${kept}个商品之后有改动，没有撤销` : '已撤销')
    else toast.success('正在撤销，可以在“任务”中查看进度')
  }
  const onUndoable = (text: string, taskId: number) =>
    setChange({
      text,
      undo: () => {
        undo(taskId)
          .catch((error: unknown) => toast.error(errorText(error)))
          .finally(() => {
            void client.invalidateQueries({ queryKey: deskQuery.goods.key() })
            void client.invalidateQueries({ queryKey: deskQuery.task.key() })
          })
      },
    })
  const close = useCallback(() => setChange(null), [])
  return { change, onUndoable, close }
}

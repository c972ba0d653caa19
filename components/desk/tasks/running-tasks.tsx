'use client'
import { useQuery } from '@tanstack/react-query'
import { LoaderCircle } from '@/components/ui/icons/loader-circle'
import { Link } from '@/components/ui/link'
import { deskQuery } from '@/lib/client/call/desk'
import { taskStateNames } from '@/lib/domain/task/task'
import { useDesk } from '../frame/use-desk'
import { hasOneOf } from '../menu/entries'
import { deskTaskHref } from '../menu/hrefs'
import { deskMenu } from '../menu/pages'
import { isWorking, kindName, shareOf } from './task-words'

/** Milliseconds between two looks while a task is being worked on. */
const pollTime = 3000

/** The tasks that are being worked on, in the header: one with its progress, several with their number. */
export function RunningTasks() {
  const { data: me } = useDesk()
  const maySee = me?.shop === null && hasOneOf(me.desk_role, deskMenu.tasks.permission)
  const { data } = useQuery({
    ...deskQuery.task.list.queryOptions({
      input: { pageSize: 10 },
      staleTime: 30_000,
      meta: { silent: true },
      refetchInterval: ({ state }) =>
        state.data?.list.some((task) => isWorking(task.state)) ? pollTime : false,
    }),
    enabled: maySee,
  })
  const running = (data?.list ?? []).filter((task) => isWorking(task.state))
  const [task, ...others] = running
  if (!maySee || !task) return null
  const percent = Math.round(shareOf(task) * 100)
  const text = others.length > 0 ? `${running.length}个任务` : `${percent}%`
  const about =
    others.length > 0
      ? `${running.length}个任务正在进行`
      : `${percent}% ${kindName(task.kind)}${taskStateNames[task.state]}`
  return (
    <Link
      href={others.length > 0 ? deskMenu.tasks.href : deskTaskHref(task.task_id)}
      aria-label={about}
      title={about}
      className="tap text-text hover:text-brand nums flex items-center gap-1.5 text-sm whitespace-nowrap transition-colors"
    >
      <LoaderCircle className="text-programme size-4 animate-spin motion-reduce:animate-none" aria-hidden />
      {text}
    </Link>
  )
}

'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { deskQuery } from '@/lib/client/call/desk'
import type { DeskTask } from '@/lib/contract/operator/task'
import { taskStateNames } from '@/lib/domain/task/task'
import { minuteText } from '@/lib/domain/time/china'
import { deskTaskHref, goodsImportHref } from '../menu'
import { Progress } from './progress'
import { isWorking, itemStateNames, kindName, shareOf, shownItemStates, workWords } from './task-words'

/** Milliseconds between two looks at tasks that are being worked on. */
const pollTime = 2000

/** 任务: imports and other long work, the newest first. */
export function TaskList() {
  const tasks = useInfiniteQuery({
    ...deskQuery.task.list.infiniteOptions({
      input: (after: number | undefined) => ({ ...(after !== undefined && { after }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    staleTime: 0,
    meta: { silent: true },
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ list }) => list.some((task) => isWorking(task.state))) ? pollTime : false,
  })
  const { data, isError, isRefetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = tasks
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />
  if (!data) return <ListSkeleton />
  const list = data.pages.flatMap((page) => page.list)
  if (list.length === 0)
    return <Empty occasion="order" text="还没有任务" action={{ href: goodsImportHref, label: '导入商品' }} />
  return (
    <>
      <ul aria-label="任务" className="divide-line border-line divide-y border-y">
        {list.map((task) => (
          <TaskLine key={task.task_id} task={task} />
        ))}
      </ul>
      {hasNextPage && (
        <p className="mt-4 text-center">
          <Button variant="ghost" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            更早的任务
          </Button>
        </p>
      )}
    </>
  )
}

const countWords = ({ counts }: DeskTask) =>
  shownItemStates
    .flatMap((state) => (counts[state] ? `${itemStateNames[state]}${counts[state]}` : []))
    .join(' · ')

function TaskLine({ task }: { task: DeskTask }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words">
          <Link href={deskTaskHref(task.task_id)} className="text-ink hover:text-brand font-semibold">
            {kindName(task.kind)}：{task.title}
          </Link>
        </p>
        <p className="text-muted nums mt-1 text-sm break-words">
          {[minuteText(task.created), task.username, countWords(task), task.problem]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {isWorking(task.state) && task.total > 0 && <Progress label={workWords(task)} share={shareOf(task)} />}
      <p className="text-text text-sm">{taskStateNames[task.state]}</p>
    </li>
  )
}

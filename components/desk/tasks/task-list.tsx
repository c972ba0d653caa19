'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { deskQuery } from '@/lib/client/call/desk'
import type { DeskTask } from '@/lib/contract/operator/desk/task'
import { minuteText } from '@/lib/domain/time/china'
import { useMay } from '../frame/use-desk'
import { ColumnChooser } from '../index-page/column-chooser'
import { IndexBar } from '../index-page/index-bar'
import { IndexTable, type IndexColumn } from '../index-page/index-table'
import { useIndexPage } from '../index-page/use-index-page'
import { ListHead } from '../list/list-head'
import { useIndexPlace } from '../list/use-index-place'
import { useScrollPlace } from '../list/use-scroll-place'
import { deskTaskHref } from '../menu/hrefs'
import { deskMenu } from '../menu/pages'
import { Progress } from './progress'
import {
  isWorking,
  itemStateNames,
  kindName,
  kindWords,
  shareOf,
  shownItemStates,
  stateName,
  workWords,
} from './task-words'

/** Milliseconds between two looks at tasks that are being worked on. */
const pollTime = 2000

/** 任务: imports and other long work, the newest first. */
export function TaskList() {
  const place = useIndexPlace(deskMenu.tasks.href)
  const setup = useIndexPage('tasks', place)
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
  const mayWrite = useMay('goods:write')
  const { data, isError, isRefetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = tasks
  const isShown = setup.isReady && data !== undefined
  useScrollPlace(deskMenu.tasks.href, isShown)
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />
  if (!isShown) return <ListSkeleton />
  const list = data.pages.flatMap((page) => page.list)
  if (list.length === 0)
    return (
      <Empty
        occasion="order"
        text="还没有任务"
        {...(mayWrite && { action: { href: deskMenu.imports.href, label: '导入表格' } })}
      />
    )
  return (
    <>
      <ListHead chooser={<ColumnChooser setup={setup} columns={columns} />} />
      <IndexBar setup={setup} place={place} filters={[]} />
      <IndexTable
        label="任务"
        columns={columns}
        setup={setup}
        rows={list}
        idOf={({ task_id: id }) => id}
        nameOf={({ title }) => title}
        card={(task) => <TaskCard task={task} />}
      />
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

const TaskName = ({ task }: { task: DeskTask }) => (
  <Link href={deskTaskHref(task.task_id)} className="text-ink hover:text-brand font-semibold break-words">
    {kindName(task.kind)}：{task.title}
  </Link>
)

/** The state of a task, with a bar while it is worked on. */
const TaskState = ({ task }: { task: DeskTask }) => (
  <>
    {isWorking(task.state) && (task.total > 0 || task.step) && (
      <Progress label={workWords(task)} share={shareOf(task)} />
    )}
    {stateName(task)}
    <GoOn task={task} />
  </>
)

const columns: IndexColumn<DeskTask>[] = [
  { name: 'name', header: '任务', cell: (task) => <TaskName task={task} /> },
  { name: 'state', header: '状态', cell: (task) => <TaskState task={task} />, className: 'w-60' },
  {
    name: 'counts',
    header: '结果',
    cell: (task) => (
      <span className="nums break-words">
        {[countWords(task), task.problem].filter(Boolean).join(' · ') || '-'}
      </span>
    ),
    className: 'w-64',
  },
  { name: 'by', header: '创建人', cell: ({ username }) => username, className: 'w-32' },
  {
    name: 'created',
    header: '创建时间',
    isFigure: true,
    cell: ({ created }) => minuteText(created),
    className: 'w-40',
  },
]

/** Goes on with an import whose columns are not chosen yet. */
const GoOn = ({ task }: { task: DeskTask }) => {
  const href = task.state === 'preparing' && kindWords(task.kind)?.choicesHref?.(task.task_id)
  return href ? (
    <Link
      href={href}
      aria-label={`继续 ${task.title}`}
      className="text-link hover:text-brand ml-3 inline-flex min-h-6 items-center"
    >
      继续
    </Link>
  ) : null
}

/** A task on phones. */
const TaskCard = ({ task }: { task: DeskTask }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <div className="min-w-0 flex-1 basis-60">
      <p>
        <TaskName task={task} />
      </p>
      <p className="text-muted nums mt-1 text-sm break-words">
        {[minuteText(task.created), task.username, countWords(task), task.problem]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
    <div className="text-text text-sm">
      <TaskState task={task} />
    </div>
  </div>
)

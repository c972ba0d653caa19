'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Tabs } from '@/components/ui/tabs'
import { deskQuery } from '@/lib/client/call/desk'
import type { DeskTask, DeskTaskItem } from '@/lib/contract/operator/desk/task'
import { isWorking, itemStateNames, kindWords, shownItemStates, type ShownItemState } from './task-words'

const reportHref = (taskId: number, refused: boolean) =>
  `/api/h5app/wxapp/operator/tasks/report?task_id=${taskId}${refused ? '&refused=1' : ''}`

/** A list of rows: those in one state, or those without pictures that they name. */
export type ItemList = ShownItemState | 'lacking'

const listNames: Record<ItemList, string> = { ...itemStateNames, lacking: '缺图' }
const lists: readonly ItemList[] = [...shownItemStates, 'lacking']

interface TaskItemsProps {
  task: DeskTask
  /** Null before a person has chosen one. */
  chosen: ItemList | null
  onChoose: (list: ItemList) => void
}

/** The outcomes of the rows of a task, or those that they would have: by state, with the sentences about each. */
export function TaskItems({ task, chosen, onChoose }: TaskItemsProps) {
  const present = lists.filter((list) => (task.counts[list] ?? 0) > 0)
  const state =
    chosen && present.includes(chosen) ? chosen : (present.find((one) => one === 'refused') ?? present[0])
  if (!state) return null
  return (
    <section
      aria-labelledby="task-items"
      className="rounded-panel bg-card p-6 max-md:rounded-none max-md:p-4"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="task-items" className="text-ink font-semibold">
          明细
        </h2>
        {!isWorking(task.state) && kindWords(task.kind)?.beginHref && (
          <p className="flex flex-wrap gap-4 text-sm">
            {(task.counts.refused ?? 0) > 0 && (
              <a href={reportHref(task.task_id, true)} download className="text-link hover:text-brand">
                下载有错误的行
              </a>
            )}
            <a href={reportHref(task.task_id, false)} download className="text-link hover:text-brand">
              下载结果表格
            </a>
          </p>
        )}
      </div>
      <Tabs
        label="结果"
        items={present.map((value) => ({
          value,
          label: `${listNames[value]} ${task.counts[value] ?? 0}`,
        }))}
        value={state}
        onChange={onChoose}
        look="pill"
        className="mb-4"
      />
      <Items key={`${task.state}-${state}`} task={task} state={state} />
    </section>
  )
}

function Items({ task, state }: { task: DeskTask; state: ItemList }) {
  const items = useInfiniteQuery({
    ...deskQuery.task.items.infiniteOptions({
      input: (after: number) => ({
        task_id: task.task_id,
        ...(state === 'lacking' ? { lacking: 1 } : { state }),
        after,
      }),
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    staleTime: 0,
    meta: { silent: true },
  })
  const { data, isError, isRefetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = items
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />
  if (!data) return <ListSkeleton />
  const list = data.pages.flatMap((page) => page.list)
  if (list.length === 0) return <Empty occasion="search" text="没有明细" />
  return (
    <>
      <ul aria-label={listNames[state]} className="divide-line border-line divide-y border-y text-sm">
        {list.map((item) => (
          <Item key={item.seq} item={item} />
        ))}
      </ul>
      {hasNextPage && (
        <p className="mt-4 text-center">
          <Button variant="ghost" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            更多
          </Button>
        </p>
      )}
    </>
  )
}

const linesText = (lines: readonly number[]) => {
  const [first, last] = [Math.min(...lines), Math.max(...lines)]
  return first === last ? `第${first}行` : `第${first}-${last}行`
}

/** Notes that are shown of an item; the report has all of them. */
const mostNotes = 5

function Item({ item }: { item: DeskTaskItem }) {
  const notes = item.notes.slice(0, mostNotes)
  return (
    <li className="flex gap-x-4 gap-y-1 py-3 max-md:flex-col">
      <p className="text-ink min-w-0 flex-1 break-words">
        {item.name}
        {item.lines.length > 0 && (
          <span className="text-muted nums ml-2 text-xs">{linesText(item.lines)}</span>
        )}
      </p>
      {notes.length > 0 && (
        <ul
          className={cx(
            'min-w-0 flex-1',
            item.state === 'refused' || item.state === 'kept' ? 'text-brand' : 'text-text',
          )}
        >
          {notes.map((note, index) => (
            <li key={index} className="break-words">
              {item.lines.length > 1 && note.line > 0 && (
                <span className="text-muted nums">第{note.line}行：</span>
              )}
              {note.text}
            </li>
          ))}
          {item.notes.length > mostNotes && (
            <li className="text-muted">还有{item.notes.length - mostNotes}条，见结果表格</li>
          )}
        </ul>
      )}
    </li>
  )
}

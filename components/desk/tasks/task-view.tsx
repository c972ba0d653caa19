'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { RadioGroup } from '@/components/ui/radio'
import { Skeleton } from '@/components/ui/skeleton'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskTask } from '@/lib/contract/operator/desk/task'
import { mayDo } from '@/lib/domain/desk/roles'
import {
  atOnceItems,
  listsWait,
  takesAction,
  taskActionNames,
  taskActions,
  taskStateNames,
  type LackingChoice,
  type TaskAction,
} from '@/lib/domain/task/task'
import { minuteText } from '@/lib/domain/time/china'
import { RowError } from '../form/row-error'
import { useDesk } from '../frame/use-desk'
import { deskMenu } from '../menu/pages'
import { Progress } from './progress'
import { TaskItems, type ItemList } from './task-items'
import { isWorking, kindName, kindWords, shareOf, stateName, workWords } from './task-words'

const pollTime = 1000

/** A task: progress, actions, result and rows. */
export function TaskView({ taskId }: { taskId: number }) {
  const [list, setList] = useState<ItemList | null>(null)
  const { data, isError, error, isRefetching, refetch } = useQuery(
    deskQuery.task.info.queryOptions({
      input: { task_id: taskId },
      staleTime: 0,
      meta: { silent: true },
      refetchInterval: ({ state }) => (state.data && isWorking(state.data.state) ? pollTime : false),
    }),
  )
  if (isError && !data)
    return (
      <RowError
        text={error.message}
        onRetry={() => void refetch()}
        retrying={isRefetching}
        listHref={deskMenu.tasks.href}
      />
    )
  if (!data) return <Skeleton className="h-80" />
  return (
    <div className="grid gap-4">
      <section
        aria-labelledby="task-title"
        className="rounded-panel bg-card p-6 max-md:rounded-none max-md:p-4"
      >
        <h2 id="task-title" className="text-ink font-semibold break-words">
          {kindName(data.kind)}：{data.title}
        </h2>
        <p className="text-muted nums mt-1 text-sm">
          {[data.username, minuteText(data.created)].filter(Boolean).join(' · ')}
        </p>
        <TaskState task={data} />
        <Lacking task={data} onShow={() => setList('lacking')} />
        <TaskActions task={data} />
      </section>
      {data.total > 0 && !(data.state === 'checking' && data.done === 0) && (
        <TaskItems task={data} chosen={list} onChoose={setList} />
      )}
    </div>
  )
}

function TaskState({ task }: { task: DeskTask }) {
  const words = isWorking(task.state) ? workWords(task) : stateWords(task)
  return (
    <div className="mt-4 grid gap-2">
      <p aria-live="polite" className="text-text nums text-sm">
        {words}
      </p>
      {isWorking(task.state) && <Progress label={taskStateNames[task.state]} share={shareOf(task)} />}
      {listsNote(task) && <p className="text-muted text-sm">{listsNote(task)}</p>}
      {task.problem && (
        <p role="alert" className="text-brand text-sm">
          {task.problem}
        </p>
      )}
    </div>
  )
}

/** How late lists of products are while a long task changes them; empty for others. */
const listsNote = ({ kind, state, total }: DeskTask): string =>
  (state === 'running' || state === 'undoing') &&
  total > atOnceItems &&
  kindWords(kind)?.result?.href === deskMenu.goods.href
    ? `商品页面随时更新；列表和搜索页面最多晚${listsWait}秒，任务结束时全部更新`
    : ''

/** The state of a task in a sentence. */
function stateWords({ kind, state, counts, done, total }: DeskTask): string {
  const { create = 0, change = 0, same = 0, refused = 0, undone = 0, kept = 0 } = counts
  const { verb = '处理', thing = '商品' } = kindWords(kind) ?? {}
  const unit = thing === '行' ? '行' : '个'
  const parts = [
    create > 0 && `新增${create}${unit}`,
    change > 0 && `更新${change}${unit}`,
    same > 0 && `无变化${same}${unit}`,
    refused > 0 && `有错误${refused}${unit}`,
  ].filter((part) => part !== false)
  switch (state) {
    case 'checked':
      return create + change > 0
        ? `检查完成：${parts.join('，')}。还没有写入，确认后开始导入${refused > 0 ? '，有错误的不导入' : ''}`
        : refused > 0
          ? `检查完成：${parts.join('，')}。没有可以导入的${thing}`
          : `检查完成：所有${thing}都和商城一致，不需要导入`
    case 'expired':
      return `检查已超过一天，商城可能有变化，没有写入。请${taskActionNames.check}后再导入`
    case 'done':
      return `${verb}完成：${parts.join('，')}`
    case 'paused':
    case 'cancelled':
      return `${taskStateNames[state]}，已处理${done}/${total}`
    case 'undone':
      return `已撤销${undone}${unit}${kept > 0 ? `，${kept}${unit}后来又改过或已有订单，没有撤销；后来的改动撤销之后可以再次撤销` : ''}`
    default:
      return stateName({ kind, state })
  }
}

/** How many products lack pictures that they name, with the way to them. */
function Lacking({ task: { counts, state }, onShow }: { task: DeskTask; onShow: () => void }) {
  const { lacking = 0 } = counts
  if (lacking === 0 || isWorking(state)) return null
  return (
    <p className="text-text nums mt-2 text-sm">
      <a
        href="#task-items"
        onClick={onShow}
        className="text-link hover:text-brand inline-flex min-h-6 items-center"
      >
        缺图{lacking}件
      </a>
      ，表格里写的图片没有或不能用
    </p>
  )
}

/** 开始导入: what becomes of new products without any picture. */
const LackingQuestion = ({
  value,
  onChange,
}: {
  value: LackingChoice
  onChange: (next: LackingChoice) => void
}) => (
  <div className="mt-4 w-full">
    <RadioGroup
      name="lacking"
      label="缺图的商品"
      value={value}
      onChange={onChange}
      options={[
        { value: 'aside', label: '缺图的商品先放仓库' },
        { value: 'usual', label: '照常导入' },
      ]}
    />
    <p className="text-muted mt-1 text-xs">
      一张图片都没有的新商品先放仓库，补图后再上架；还有其他图片的照常导入，已有商品保留原来的图片
    </p>
  </div>
)

const questions: Partial<Record<TaskAction, string>> = {
  cancel: '确定取消任务？已经处理的商品会保留，可以再撤销。',
}

function TaskActions({ task }: { task: DeskTask }) {
  const client = useQueryClient()
  const role = useDesk().data?.desk_role
  const [choice, setChoice] = useState<LackingChoice>('aside')
  const change = useSingleMutation({
    mutationFn: (action: TaskAction) =>
      desk.task.change({ task_id: task.task_id, action, ...(action === 'start' && { lacking: choice }) }),
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.task.key() }),
  })
  const kind = kindWords(task.kind)
  if (role === undefined || !kind || !mayDo(role, kind.write)) return null
  const { create = 0, change: changes = 0, lacking = 0 } = task.counts
  const actions = taskActions.filter(
    (action) => takesAction(task, action) && (action !== 'start' || create + changes > 0),
  )
  const isEnded = task.state === 'done' || task.state === 'failed'
  const isLeft = task.state === 'preparing'
  const isWaiting = task.state === 'checked' || task.state === 'expired'
  const isOpen = isLeft || isWaiting || task.state === 'failed'
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {lacking > 0 && actions.includes('start') && <LackingQuestion value={choice} onChange={setChoice} />}
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'start' || action === 'resume' || action === 'check' ? 'primary' : 'ghost'}
          loading={change.isPending && change.variables === action}
          onClick={async () => {
            const question =
              isWaiting || isLeft ? undefined : action === 'undo' ? kind.undoQuestion : questions[action]
            if (question === undefined || (await confirm({ text: question, danger: true })))
              change.mutate(action)
          }}
        >
          {taskActionNames[action]}
        </Button>
      ))}
      {isOpen && kind.choicesHref && (
        <ButtonLink href={kind.choicesHref(task.task_id)} variant={isLeft ? 'primary' : 'ghost'}>
          {isLeft ? '继续选择列' : '返回修改列'}
        </ButtonLink>
      )}
      {isEnded && kind.beginHref && (
        <ButtonLink href={kind.beginHref} variant="ghost">
          再导入一个文件
        </ButtonLink>
      )}
      {task.state === 'done' && kind.result && (
        <ButtonLink href={kind.result.href}>{kind.result.label}</ButtonLink>
      )}
    </div>
  )
}

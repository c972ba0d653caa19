'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, ButtonLink } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskTask } from '@/lib/contract/operator/task'
import { mayDo } from '@/lib/domain/desk/roles'
import {
  takesAction,
  taskActionNames,
  taskActions,
  taskStateNames,
  type TaskAction,
} from '@/lib/domain/task/task'
import { minuteText } from '@/lib/domain/time/china'
import { deskMenu } from '../menu'
import { RowError } from '../row-error'
import { useDesk } from '../use-desk'
import { Progress } from './progress'
import { TaskItems } from './task-items'
import { isWorking, kindName, kindWords, shareOf, workWords } from './task-words'

const pollTime = 1000

/** A task: progress, actions, result and rows. */
export function TaskView({ taskId }: { taskId: number }) {
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
        <TaskActions task={data} />
      </section>
      {data.total > 0 && !(data.state === 'checking' && data.done === 0) && <TaskItems task={data} />}
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
      {task.problem && (
        <p role="alert" className="text-brand text-sm">
          {task.problem}
        </p>
      )}
    </div>
  )
}

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
    case 'done':
      return `${verb}完成：${parts.join('，')}`
    case 'paused':
    case 'cancelled':
      return `${taskStateNames[state]}，已处理${done}/${total}`
    case 'undone':
      return `已撤销${undone}${unit}${kept > 0 ? `，${kept}${unit}之后有改动或订单，没有撤销` : ''}`
    default:
      return taskStateNames[state]
  }
}

const questions: Partial<Record<TaskAction, string>> = {
  cancel: '确定取消任务？已经处理的商品会保留，可以再撤销。',
}

function TaskActions({ task }: { task: DeskTask }) {
  const client = useQueryClient()
  const role = useDesk().data?.desk_role
  const change = useSingleMutation({
    mutationFn: (action: TaskAction) => desk.task.change({ task_id: task.task_id, action }),
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.task.key() }),
  })
  const kind = kindWords(task.kind)
  if (role === undefined || !kind || !mayDo(role, kind.write)) return null
  const { create = 0, change: changes = 0 } = task.counts
  const actions = taskActions.filter(
    (action) => takesAction(task.state, action) && (action !== 'start' || create + changes > 0),
  )
  const isEnded = task.state === 'done' || task.state === 'failed'
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'start' || action === 'resume' ? 'primary' : 'ghost'}
          loading={change.isPending && change.variables === action}
          onClick={async () => {
            const question =
              task.state === 'checked' || task.state === 'preparing'
                ? undefined
                : action === 'undo'
                  ? kind.undoQuestion
                  : questions[action]
            if (question === undefined || (await confirm({ text: question, danger: true })))
              change.mutate(action)
          }}
        >
          {taskActionNames[action]}
        </Button>
      ))}
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

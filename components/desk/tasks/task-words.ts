import type { DeskTask } from '@/lib/contract/operator/task'
import { workingStates, type TaskItemState, type TaskState } from '@/lib/domain/task/task'

/** Kinds of tasks in words. */
const kinds: Readonly<Record<string, { name: string; verb: string }>> = {
  'goods.import': { name: '商品导入', verb: '导入' },
  'goods.bulk': { name: '批量修改商品', verb: '修改' },
}
export const kindName = (kind: string): string => kinds[kind]?.name ?? kind
/** What it does with its items. */
export const kindVerb = (kind: string): string => kinds[kind]?.verb ?? '处理'

/** What becomes of an item; before the run it is what would become of it. */
export const itemStateNames: Record<Exclude<TaskItemState, 'staged'>, string> = {
  create: '新增',
  change: '更新',
  same: '无变化',
  refused: '有错误',
  undone: '已撤销',
  kept: '未撤销',
}
export type ShownItemState = keyof typeof itemStateNames
export const shownItemStates = Object.keys(itemStateNames) as ShownItemState[]

/** Whether a process works on it. */
export const isWorking = (state: TaskState): boolean => workingStates.some((one) => one === state)

/** Share of the present phase, 0 to 1. */
export const shareOf = ({ done, total }: Pick<DeskTask, 'done' | 'total'>): number =>
  total > 0 ? Math.min(1, done / total) : 0

/** What a working task does, in words. */
export function workWords({
  kind,
  state,
  done,
  total,
}: Pick<DeskTask, 'kind' | 'state' | 'done' | 'total'>): string {
  if (state === 'checking' && total === 0) return done > 0 ? `正在读取文件，已读${done}行` : '正在读取文件'
  const words = { checking: '正在检查', running: `正在${kindVerb(kind)}`, undoing: '正在撤销' }
  return state in words ? `${words[state as keyof typeof words]}，${done}/${total}` : ''
}

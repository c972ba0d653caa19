import type { DeskTask } from '@/lib/contract/operator/desk/task'
import type { Permission } from '@/lib/domain/desk/permissions'
import { isTableImport, tableImports, type TableImportKind } from '@/lib/domain/import/table/kinds'
import {
  taskStateNames,
  workingStates,
  type TaskItemState,
  type ShownTaskState,
  type TaskStep,
} from '@/lib/domain/task/task'
import { goodsImportHref, tableImportHref, importColumnsHref } from '../menu/hrefs'
import { deskMenu } from '../menu/pages'

/** A kind of tasks in words. */
interface KindWords {
  name: string
  /** Verb and noun of its items. */
  verb: string
  thing: '商品' | '行'
  undoQuestion: string
  /** Needed to control its tasks. */
  write: Permission
  /** The page where such a task begins with a file; absent for tasks without one. */
  beginHref?: string
  /** The page where what was checked is chosen otherwise. */
  choicesHref?: (taskId: number) => string
  /** The page that shows what it changed. */
  result?: { href: string; label: string }
}

const goods = { href: deskMenu.goods.href, label: '查看商品' }
const importQuestion =
  '确定撤销？改过的商品会恢复到导入之前，新增的会删除；之后又改动过的商品，和有了订单的新商品，不会撤销。'
const bulkQuestion = '确定撤销？商品会恢复到修改之前，之后又改动过的商品不会撤销。'
const rowsQuestion = '确定撤销？表格改动的内容会恢复到导入之前，新增的会删除；之后有改动的行不会撤销。'

const results: Partial<Record<TableImportKind, { href: string; label: string }>> = {
  'stock.import': goods,
  'tags.import': goods,
  'shops.import': { href: deskMenu.shops.href, label: '查看店铺' },
}

const goodsKinds: Readonly<Record<string, KindWords>> = {
  'goods.import': {
    name: '商品导入',
    verb: '导入',
    thing: '商品',
    undoQuestion: importQuestion,
    write: 'goods:write',
    beginHref: goodsImportHref,
    choicesHref: importColumnsHref,
    result: goods,
  },
  'goods.bulk': {
    name: '批量修改商品',
    verb: '修改',
    thing: '商品',
    undoQuestion: bulkQuestion,
    write: 'goods:write',
    result: goods,
  },
}

/** A kind of tasks in words; undefined for one that this page does not know. */
export function kindWords(kind: string): KindWords | undefined {
  if (!isTableImport(kind)) return goodsKinds[kind]
  const { name, write } = tableImports[kind]
  const result = results[kind]
  return {
    name: `${name}导入`,
    verb: '导入',
    thing: '行',
    undoQuestion: rowsQuestion,
    write,
    beginHref: tableImportHref(kind),
    ...(result && { result }),
  }
}
export const kindName = (kind: string): string => kindWords(kind)?.name ?? kind
/** A state of a task; one that waits for the choice of its columns says so. */
export const stateName = ({ kind, state }: Pick<DeskTask, 'kind' | 'state'>): string =>
  state === 'preparing' && kindWords(kind)?.choicesHref ? '待选择列' : taskStateNames[state]
const kindVerb = (kind: string): string => kindWords(kind)?.verb ?? '处理'

/** The outcome of an item; before the run the outcome that it would have. */
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
export const isWorking = (state: ShownTaskState): boolean => workingStates.some((one) => one === state)

/** Share of the present step or phase, 0 to 1. */
export function shareOf({ step, done, total }: Pick<DeskTask, 'step' | 'done' | 'total'>): number {
  const present = step ?? { done, total }
  return present.total > 0 ? Math.min(1, present.done / present.total) : 0
}

const stepNames: Record<TaskStep['name'], string> = {
  unpacking: '正在读取图片压缩包',
  fetching: '正在获取图片',
}
const stepWords = ({ name, done, total }: TaskStep): string =>
  total > 0 ? `${stepNames[name]}，图片 ${done}/${total}` : stepNames[name]

/** The present step of a working task in words. */
export function workWords({
  kind,
  state,
  done,
  total,
  step,
}: Pick<DeskTask, 'kind' | 'state' | 'done' | 'total' | 'step'>): string {
  if (step && total === 0) return stepWords(step)
  if (state === 'checking' && total === 0) return done > 0 ? `正在读取文件，已读${done}行` : '正在读取文件'
  const words = { checking: '正在检查', running: `正在${kindVerb(kind)}`, undoing: '正在撤销' }
  if (!(state in words)) return ''
  return [`${words[state as keyof typeof words]}，${done}/${total}`, ...(step ? [stepWords(step)] : [])].join(
    '。',
  )
}

import { z } from 'zod'
import * as deskMessages from '@/lib/domain/messages/desk'
import {
  taskActions,
  taskItemStates,
  shownTaskStates,
  lackingChoices,
  taskStepNames,
} from '@/lib/domain/task/task'
import { call } from '../../call'
import { seconds, wireFlag, wireId, wireInt } from '../../fields'
import { forOperators, noPages } from '../options'

const task = z.object({
  task_id: z.int(),
  /** What it does, such as `goods.import`. */
  kind: z.string(),
  title: z.string(),
  /** Who started it. */
  username: z.string(),
  state: z.enum(shownTaskStates),
  /** Items that the present phase is done with, and all of them; 0 while that is unknown. */
  done: z.int(),
  total: z.int(),
  /** Long work within the phase, such as fetching pictures; null for none. */
  step: z.object({ name: z.enum(taskStepNames), done: z.int(), total: z.int() }).nullable(),
  /** Items by what became of them, or would; `lacking` are those among them without pictures that they name. */
  counts: z.partialRecord(z.enum([...taskItemStates, 'lacking']), z.int()),
  /** Why it failed. */
  problem: z.string(),
  created: seconds,
  updated: seconds,
})
export type DeskTask = z.infer<typeof task>

const note = z.object({ line: z.int(), column: z.string(), text: z.string() })
const taskItem = z.object({
  seq: z.int(),
  /** What it is, in words. */
  name: z.string(),
  /** Lines of the file. */
  lines: z.array(z.int()),
  state: z.enum(taskItemStates),
  notes: z.array(note),
})
export type DeskTaskItem = z.infer<typeof taskItem>

const taskId = () => wireId(deskMessages.taskMissing)

/**
 * Long work that people at the desk start: imports and bulk changes. Each kind has the permissions of what it changes; the
 * tasks of other kinds do not exist for the caller.
 */
export const operatorTaskContract = {
  list: call('GET', '/operator/tasks', '任务列表', forOperators(null))
    .input(
      z.object({ after: wireId().optional(), ...noPages, pageSize: wireInt(1, 100).optional().default(20) }),
    )
    .output(z.object({ list: z.array(task), next: z.int().nullable() })),

  info: call('GET', '/operator/tasks/info', '任务进度', forOperators(null))
    .input(z.object({ task_id: taskId() }))
    .output(task),

  items: call('GET', '/operator/tasks/items', '任务明细', forOperators(null))
    .input(
      z.object({
        task_id: taskId(),
        state: z.enum(taskItemStates).optional(),
        /** 1: only those without pictures that they name. */
        lacking: wireInt(0, 1).optional().default(0),
        after: wireInt(0, 2_147_483_647).optional().default(0),
        ...noPages,
      }),
    )
    .output(z.object({ list: z.array(taskItem), next: z.int().nullable() })),

  change: call('POST', '/operator/tasks/change', '控制任务', forOperators(null))
    .input(
      z.object({
        task_id: taskId(),
        action: z.enum(taskActions, '请选择操作'),
        /** For `start`: new products without any picture that they name go to the warehouse (aside), or are imported as usual. */
        lacking: z.enum(lackingChoices, '请选择缺图的商品怎样导入').optional().default('aside'),
      }),
    )
    .output(task),

  report: call('GET', '/operator/tasks/report', '下载任务报告', { ...forOperators(null), file: true })
    .input(
      z.object({
        task_id: taskId(),
        /** 1: only rows that were refused. */
        refused: wireFlag().optional().default(0),
      }),
    )
    .output(z.file()),
}

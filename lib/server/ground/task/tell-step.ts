import 'server-only'
import type { TaskStep } from '@/lib/domain/task/task'
import type { Mall } from '@/lib/server/ground/mall'
import type { TellStep } from './kind'
import { writeStep } from './sql'

/** Milliseconds between two stored steps of the same name. */
const interval = 500

/** Stores the steps of a task that a process works on. A step that cannot be stored is left out. */
export function stepTeller({ db }: Pick<Mall, 'db'>, taskId: number): TellStep {
  let stored: { name: TaskStep['name']; at: number } | null = null
  return async (step) => {
    const now = performance.now()
    if (stored?.name === step.name && now - stored.at < interval) return
    stored = { name: step.name, at: now }
    await db.run(writeStep, [taskId, JSON.stringify(step)]).catch(() => {})
  }
}

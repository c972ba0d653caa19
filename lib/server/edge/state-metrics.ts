import 'server-only'
import { taskStates } from '@/lib/domain/task/task'
import { json, number, nullable, statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { gauge } from '@/lib/server/ground/metrics'

/** Most events that are counted: a longer outbox is in trouble, however long it is. */
const maxCounted = 10_000

const readState = statement(
  'metrics_state',
  `select (select count(*) from (select 1 from outbox limit ${maxCounted}) waiting)::int as events,
          (select created from outbox order by outbox_id limit 1) as oldest,
          (select coalesce(jsonb_object_agg(state, tasks), '{}')
             from (select state, count(*)::int as tasks from desk_tasks group by state) of_state) as tasks,
          (select coalesce(jsonb_agg(jsonb_build_array(subsidy_class_id, budget_cents - used_cents)), '[]')
             from subsidy_budgets where budget_cents is not null) as budgets`,
  {
    events: number,
    oldest: nullable(number),
    tasks: json<Partial<Record<string, number>>>(),
    budgets: json<[subsidyClassId: number, cents: number][]>(),
  },
)

const isUp = gauge('mall_db_up', 'whether the database answered the metrics')
const events = gauge('mall_outbox_events', `events that wait for their delivery, at most ${maxCounted}`)
const age = gauge('mall_outbox_age_seconds', 'age of the oldest event that waits')
const tasks = gauge('mall_tasks', 'tasks of the desk by their state', ['state'])
const budgets = gauge(
  'mall_subsidy_budget_left_cents',
  'what is left of the budget of a class of subsidies',
  ['class'],
)

/** Puts what the database knows into the metrics; without a database they say so. */
export async function measureState({ db, now }: Pick<Mall, 'db' | 'now'>): Promise<void> {
  try {
    const [state] = await db.run(readState, [])
    if (!state) return
    isUp.set(1)
    events.set(state.events)
    age.set(state.oldest === null ? 0 : Math.max(0, now() - state.oldest))
    for (const name of taskStates) tasks.set({ state: name }, state.tasks[name] ?? 0)
    // A class may have lost its limit.
    budgets.reset()
    for (const [id, cents] of state.budgets) budgets.set({ class: String(id) }, cents)
  } catch {
    isUp.set(0)
  }
}

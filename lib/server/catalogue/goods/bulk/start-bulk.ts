import 'server-only'
import { sql } from 'drizzle-orm'
import type { Actor } from '@/lib/domain/person/actor'
import { composedStatement } from '@/lib/server/ground/db/composed-statement'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { number, numbers } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { addTask, beginRun, storeDone } from '@/lib/server/ground/task/change-task'
import type { BulkChange } from '../desk/bulk-change'
import { applyBulk } from '../desk/bulk-goods'
import { assertNoRefusal, dropsOfBulk, summaryOf, type BulkResult } from '../desk/bulk-outcome'
import { bulkWords } from '../desk/bulk-words'
import { conditionOf, type DeskGoodsFilter } from '../desk/filter'
import { goodsBulkKind, resultOf, type BulkInput } from './kind'

const filteredGoods = composedStatement('desk_goods_bulk_filtered', { total: number, ids: numbers })

/** Products that a preview tries. */
const tried = 1000

/** How many products a filter has, and the newest of them. */
async function readFiltered(
  db: Queries,
  filter: DeskGoodsFilter,
  now: number,
): Promise<{ total: number; ids: number[] }> {
  const condition = conditionOf(filter, null, now)
  return only(
    await db.run(
      ...filteredGoods(sql`select count(*)::int as total,
        array(select g.goods_id from goods g where ${condition} order by g.goods_id desc limit ${tried}) as ids
        from goods g where ${condition}`),
    ),
    'counting products of a change',
  )
}

/** What a change of all products of a filter would do: their number, and some of them in words. */
export async function previewFiltered(
  mall: Mall,
  actor: Actor,
  filter: DeskGoodsFilter,
  change: BulkChange,
): Promise<BulkResult> {
  const now = mall.now()
  return mall.db.transaction(async (tx) => {
    const { total, ids } = await readFiltered(tx, filter, now)
    const outcomes = await applyBulk(tx, actor, ids, change, { now, isDry: true })
    const summary = summaryOf(outcomes)
    return { ...summary, changed: total - summary.same - summary.refused }
  })
}

const begin = (tx: Queries, actor: Actor, input: BulkInput, title: string, now: number) =>
  addTask(tx, actor, { kind: goodsBulkKind, title, input }, now)

/** Starts the change of all products of a filter as a task. @returns its id */
export async function startFiltered(
  mall: Mall,
  actor: Actor,
  filter: DeskGoodsFilter,
  change: BulkChange,
): Promise<number> {
  const now = mall.now()
  return mall.db.transaction(async (tx) => {
    const title = await bulkWords(tx, change)
    const taskId = await begin(tx, actor, { change, filter, at: now }, title, now)
    await beginRun(tx, taskId, now)
    return taskId
  })
}

/** Changes products at once, as a task that is done and can be undone. */
export async function changeSelected(
  mall: Mall,
  actor: Actor,
  goodsIds: readonly number[],
  change: BulkChange,
): Promise<BulkResult & { taskId: number | null }> {
  const now = mall.now()
  const { outcomes, taskId } = await mall.db.transaction(async (tx) => {
    const done = await applyBulk(tx, actor, goodsIds, change, { now })
    assertNoRefusal(done)
    if (done.every(({ effect }) => effect === null)) return { outcomes: done, taskId: null }
    const id = await begin(tx, actor, { change, filter: null, at: now }, await bulkWords(tx, change), now)
    const items = done.map((outcome, index) => ({
      ...resultOf(outcome, index + 1),
      key: String(outcome.row.goodsId),
      data: { goods_id: outcome.row.goodsId, item_name: outcome.row.itemName },
    }))
    await storeDone(tx, id, items, now)
    return { outcomes: done, taskId: id }
  })
  await mall.invalidate(dropsOfBulk(outcomes))
  return { ...summaryOf(outcomes), taskId }
}

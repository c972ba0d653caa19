import 'server-only'
import { sql } from 'drizzle-orm'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { composedStatement } from '@/lib/server/ground/db/composed-statement'
import type { VersionUndo } from '@/lib/server/ground/desk-version/restored'
import type { TaskKind, TaskResult } from '@/lib/server/ground/task/kind'
import type { BulkChange } from '../desk/bulk-change'
import { applyBulk } from '../desk/bulk-goods'
import { dropsOfBulk, type BulkOutcome, type ChangedFigures } from '../desk/bulk-outcome'
import { conditionOf, type DeskGoodsFilter } from '../desk/filter'
import { undoBulk } from './undo-bulk'

/** The kind of tasks that change many products. */
export const goodsBulkKind = 'goods.bulk'

export interface BulkInput {
  change: BulkChange
  /** Null for products that were chosen one by one. */
  filter: DeskGoodsFilter | null
  /** When it was decided, in epoch seconds. */
  at: number
}

/** A product of a change. */
export interface BulkItem {
  goods_id: number
  item_name: string
}

/** What undoing a change of a product needs: the product before it, and the versions before and after. */
export interface BulkUndo extends VersionUndo, ChangedFigures {
  itemIds: number[]
  prices: number[]
  statuses: ApproveStatus[]
  approveStatus: ApproveStatus
  templatesId: number
}

/** The result of an item of a task. */
export const resultOf = (
  { row, effect, refusal, undo, version, base }: BulkOutcome,
  seq: number,
): TaskResult => ({
  seq,
  state: refusal === null ? (effect ? 'change' : 'same') : 'refused',
  notes: effect
    ? [{ line: 0, column: '', text: effect.before ? `${effect.before} → ${effect.after}` : effect.after }]
    : refusal === null
      ? []
      : [{ line: 0, column: '', text: refusal }],
  undo:
    version === null
      ? null
      : ({
          version,
          ...(base !== null && { base }),
          itemIds: row.itemIds,
          prices: row.prices,
          statuses: row.statuses as ApproveStatus[],
          approveStatus: row.approveStatus,
          templatesId: row.templatesId,
          ...undo,
        } satisfies BulkUndo),
})

const fillItems = composedStatement('desk_goods_bulk_fill', {})

/** A change of all products of a filter as a task: an item is a product. */
export const goodsBulk: TaskKind<BulkInput, BulkItem[]> = {
  kind: goodsBulkKind,
  permission: { read: 'goods:read', write: 'goods:write' },
  describe: (key, [item]) => ({ name: item?.item_name ?? key, lines: [] }),
  async fill(tx, { taskId, input: { filter, at } }) {
    if (!filter) return
    await tx.run(
      ...fillItems(sql`insert into desk_task_items (task_id, seq, key, data)
        select ${taskId}::bigint, row_number() over (order by g.goods_id), g.goods_id::text,
               jsonb_build_array(jsonb_build_object('goods_id', g.goods_id, 'item_name', g.item_name))
          from goods g where ${conditionOf(filter, null, at)}`),
    )
  },
  async run({ mall, tx }, { actor, input }, items) {
    const ids = items.flatMap(({ data: [item] }) => item?.goods_id ?? [])
    const outcomes = await applyBulk(tx, actor, ids, input.change, { now: mall.now() })
    await mall.invalidate(dropsOfBulk(outcomes))
    const seqOf = new Map(items.map(({ seq, data: [item] }) => [item?.goods_id, seq]))
    return outcomes.map((outcome) => resultOf(outcome, seqOf.get(outcome.row.goodsId) ?? 0))
  },
  undo: undoBulk,
}

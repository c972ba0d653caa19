import 'server-only'
import { recycleDays } from '@/lib/domain/goods/desk-state'
import { memberPriceField } from '@/lib/domain/goods/member-price'
import * as deskMessages from '@/lib/domain/messages/desk'
import { daySeconds } from '@/lib/domain/time/china'
import { recordAudits } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement } from '@/lib/server/ground/db/statement'
import { lockRowVersions, storeEdits } from '@/lib/server/ground/desk-version/edit-row'
import { isAsOf, noteRestored } from '@/lib/server/ground/desk-version/restored'
import type { JoinedWork } from '@/lib/server/ground/joined-mall'
import type { TaskItem, TaskOf, TaskResult } from '@/lib/server/ground/task/kind'
import type { BulkChange } from '../desk/bulk-change'
import { indexBulk, moveStock } from '../desk/bulk-goods'
import { dropsOf } from '../desk/drops'
import { addBulkTag, removeBulkTag, touchGoods } from '../desk/sql/bulk'
import { deleteGoods, restoreGoods } from '../desk/sql/write-goods'
import { lockSkusOfGoods } from '../desk/sql/write-skus'
import { writeGradePrices } from '../sql/grade-prices'
import { writeGoodsPrices, writeSkuPrices } from '../sql/prices'
import type { BulkInput, BulkItem, BulkUndo } from './kind'

const lockPresent = statement(
  'goods_bulk_lock',
  'select goods_id as "goodsId" from goods where goods_id = any($1::bigint[]) order by goods_id for update',
  { goodsId: number },
)
const writeStatuses = statement(
  'goods_bulk_write_statuses',
  `update goods g set approve_status = r.status, updated = $3
     from unnest($1::bigint[], $2::text[]) r(id, status) where g.goods_id = r.id`,
)
const writeSkuStatuses = statement(
  'goods_bulk_write_sku_statuses',
  `update skus s set approve_status = r.status from unnest($1::bigint[], $2::text[]) r(id, status)
    where s.item_id = r.id and s.approve_status <> r.status`,
)
const writeTemplates = statement(
  'goods_bulk_write_templates',
  `update goods g set templates_id = r.template, updated = $3
     from unnest($1::bigint[], $2::int[]) r(id, template) where g.goods_id = r.id`,
)
const removeCategory = statement(
  'goods_bulk_remove_category',
  'delete from goods_categories where goods_id = any($1::bigint[]) and category_id = $2',
)

const presentStores = statement(
  'goods_bulk_present_stores',
  'select item_id as "itemId", store from skus where item_id = any($1::bigint[])',
  { itemId: number, store: number },
)

/** A product that is as the change made it. */
interface Undoable {
  goodsId: number
  undo: BulkUndo
}

/** The pieces by which undoing changes the stock of each SKU. */
const takenBack = ({ undo: { itemIds, added = [] } }: Undoable) =>
  itemIds.map((itemId, index) => ({ itemId, num: -(added[index] ?? 0) }))

const statusesBack = async (tx: Queries, list: readonly Undoable[], now: number) => {
  await tx.run(writeStatuses, [
    list.map(({ goodsId }) => goodsId),
    list.map(({ undo }) => undo.approveStatus),
    now,
  ])
  await tx.run(writeSkuStatuses, [
    list.flatMap(({ undo }) => undo.itemIds),
    list.flatMap(({ undo }) => undo.statuses),
  ])
}

async function carryBack(
  tx: Queries,
  list: readonly Undoable[],
  change: BulkChange,
  now: number,
): Promise<void> {
  const ids = list.map(({ goodsId }) => goodsId)
  switch (change.kind) {
    case 'status':
      return statusesBack(tx, list, now)
    case 'price':
      await tx.run(writeSkuPrices, [
        list.flatMap(({ undo }) => undo.itemIds),
        list.flatMap(({ undo }) => undo.prices),
      ])
      await tx.run(writeGoodsPrices, [ids, now])
      return
    case 'stock':
      await moveStock(tx, list.flatMap(takenBack), now)
      await tx.run(touchGoods, [ids, now])
      return
    case 'member_price': {
      const { grade_kind: gradeKind, grade_id: gradeId } = change
      const prices = list.flatMap(({ undo: { itemIds, fixed = [] } }) =>
        itemIds.map((itemId, index) => ({ itemId, gradeKind, gradeId, price: fixed[index] ?? null })),
      )
      await writeGradePrices(tx, prices)
      await tx.run(touchGoods, [ids, now])
      return
    }
    case 'category':
      await tx.run(removeCategory, [ids, change.category_id])
      await tx.run(touchGoods, [ids, now])
      return
    case 'tag':
      await tx.run(removeBulkTag, [ids, change.tag_id])
      await tx.run(touchGoods, [ids, now])
      return
    case 'untag':
      await tx.run(addBulkTag, [ids, change.tag_id])
      await tx.run(touchGoods, [ids, now])
      return
    case 'freight':
      await tx.run(writeTemplates, [ids, list.map(({ undo }) => undo.templatesId), now])
      return
    case 'delete':
      await tx.run(restoreGoods, [ids, now, now - recycleDays * daySeconds])
      return statusesBack(tx, list, now)
    case 'restore':
      await tx.run(deleteGoods, [ids, now])
  }
}

function fieldsOf(change: BulkChange, { itemIds }: BulkUndo): string[] {
  switch (change.kind) {
    case 'price':
      return itemIds.map((id) => `sku:${id}:price`)
    case 'stock':
      return itemIds.map((id) => `sku:${id}:store`)
    case 'member_price':
      return itemIds.map((id) => memberPriceField(id, change))
    case 'category':
      return ['item_category']
    case 'tag':
    case 'untag':
      return ['tag_ids']
    case 'freight':
      return ['templates_id']
    default:
      return ['approve_status']
  }
}

/** The products of which pieces were sold that undoing would take back. */
async function findSold(
  tx: Queries,
  list: readonly Undoable[],
  { kind }: BulkChange,
): Promise<ReadonlySet<number>> {
  if (kind !== 'stock') return new Set()
  const stores = await tx.run(presentStores, [list.flatMap(({ undo }) => undo.itemIds)])
  const storeOf = new Map(stores.map(({ itemId, store }) => [itemId, store]))
  const isSold = (one: Undoable) =>
    takenBack(one).some(({ itemId, num }) => (storeOf.get(itemId) ?? 0) + num < 0)
  return new Set(list.filter(isSold).map(({ goodsId }) => goodsId))
}

/** Undoes a change of products; those that were changed since stay as they are. */
export async function undoBulk(
  { mall, tx }: JoinedWork,
  { actor, input: { change } }: TaskOf<BulkInput>,
  items: readonly TaskItem<BulkItem[]>[],
): Promise<TaskResult[]> {
  const now = mall.now()
  const wanted = items.map(({ seq, data, undo }) => ({
    seq,
    goodsId: data[0]?.goods_id ?? 0,
    undo: undo as BulkUndo,
  }))
  const ids = wanted.map(({ goodsId }) => goodsId).sort((one, other) => one - other)
  await tx.run(lockSkusOfGoods, [ids])
  const there = new Set((await tx.run(lockPresent, [ids])).map(({ goodsId }) => goodsId))
  const versions = await lockRowVersions(tx, 'goods', [...there])
  const unchanged = wanted.filter(({ goodsId, undo }) => isAsOf(versions.get(goodsId), undo.version))
  const sold = await findSold(tx, unchanged, change)
  const list = unchanged.filter(({ goodsId }) => !sold.has(goodsId))
  if (list.length > 0) {
    await carryBack(tx, list, change, now)
    await indexBulk(
      tx,
      change,
      list.map(({ goodsId }) => goodsId),
    )
    const edits = list.flatMap(({ goodsId: id, undo }) => {
      const present = versions.get(id)
      return present ? [{ id, present, changed: fieldsOf(change, undo) }] : []
    })
    await storeEdits(tx, 'goods', edits, actor, now)
    await noteRestored(
      tx,
      'goods',
      list.map(({ goodsId: id, undo }) => ({ id, undo })),
    )
    await recordAudits(
      tx,
      list.map(({ goodsId }) => ({
        actor,
        event: 'undoBulk',
        subject: 'goods',
        subjectId: goodsId,
        before: { change: change.kind },
      })),
      now,
    )
    const drops = list.flatMap(({ goodsId, undo }) =>
      dropsOf(goodsId, { fields: fieldsOf(change, undo), itemIds: undo.itemIds }),
    )
    await mall.invalidate([...new Set(drops)])
  }
  const undone = new Set(list.map(({ seq }) => seq))
  return wanted.map(({ seq, goodsId }) => {
    if (undone.has(seq)) return { seq, state: 'undone', notes: [] }
    const text = sold.has(goodsId) ? '之后有售出，库存不够，未撤销' : deskMessages.laterChanged
    return { seq, state: 'kept', notes: [{ line: 0, column: '', text }] }
  })
}

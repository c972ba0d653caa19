import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { recycleDays } from '@/lib/domain/goods/desk-state'
import { changedPrice } from '@/lib/domain/goods/price-change'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as goodsMessages from '@/lib/domain/messages/goods'
import type { Actor } from '@/lib/domain/person/actor'
import { daySeconds } from '@/lib/domain/time/china'
import { findMissingParams } from '@/lib/server/catalogue/attribute/category-attributes'
import { indexGoods, refreshIndex } from '@/lib/server/catalogue/search/index-goods'
import { recordAudits } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { lockRowVersions, storeEdits } from '@/lib/server/ground/desk-version/edit-row'
import { contentVersion } from '@/lib/server/ground/desk-version/restored'
import type { Mall } from '@/lib/server/ground/mall'
import { writeGoodsPrices, writeSkuPrices } from '../sql/prices'
import { effectOn, namesFor, type BulkChange } from './bulk-change'
import { assertNoRefusal, dropsOfBulk, summaryOf, type BulkOutcome, type BulkResult } from './bulk-outcome'
import {
  addBulkCategory,
  addBulkTag,
  bulkGoods,
  removeBulkTag,
  touchGoods,
  writeBulkStatus,
  writeBulkTemplate,
  type BulkRow,
} from './sql/bulk'
import { deleteGoods, restoreGoods } from './sql/write-goods'
import { lockSkusOfGoods, writeSkuStatus } from './sql/write-skus'

async function carryOut(
  tx: Queries,
  rows: readonly BulkRow[],
  change: BulkChange,
  now: number,
): Promise<void> {
  const ids = rows.map(({ goodsId }) => goodsId)
  switch (change.kind) {
    case 'status':
      await tx.run(writeBulkStatus, [ids, change.approve_status, now])
      if (change.approve_status !== 'instock') await tx.run(writeSkuStatus, [ids, change.approve_status])
      break
    case 'price': {
      const skus = rows.flatMap(({ itemIds }) => itemIds)
      const prices = rows.flatMap((row) => row.prices.map((price) => changedPrice(price, change)))
      await tx.run(writeSkuPrices, [skus, prices])
      await tx.run(writeGoodsPrices, [ids, now])
      break
    }
    case 'category':
      await tx.run(addBulkCategory, [ids, change.category_id])
      await tx.run(touchGoods, [ids, now])
      break
    case 'tag':
      await tx.run(addBulkTag, [ids, change.tag_id])
      await tx.run(touchGoods, [ids, now])
      break
    case 'untag':
      await tx.run(removeBulkTag, [ids, change.tag_id])
      await tx.run(touchGoods, [ids, now])
      break
    case 'freight':
      await tx.run(writeBulkTemplate, [ids, change.templates_id, now])
      break
    case 'delete':
      await tx.run(deleteGoods, [ids, now])
      break
    case 'restore':
      await tx.run(restoreGoods, [ids, now, now - recycleDays * daySeconds])
  }
  await indexBulk(tx, change, ids)
}

/** Brings the index up to date after a change, or its undoing: freight is in no list, and a price is one figure. */
export async function indexBulk(tx: Queries, { kind }: BulkChange, ids: readonly number[]): Promise<void> {
  if (kind === 'price') await refreshIndex(tx, ids)
  else if (kind !== 'freight') await indexGoods(tx, ids)
}

const auditEvents: Partial<Record<BulkChange['kind'], string>> = {
  delete: 'deleteGoods',
  restore: 'restoreGoods',
}

/**
 * Changes products. Those in the recycle bin can only be restored, the others not. One that lacks a parameter which its
 * category requires is not put on the shelf: its outcome is a refusal.
 * @param options.isDry only tells what would change
 * @param options.shopId of a merchant: only its own products exist
 * @returns the outcome for each in the sequence of the ids
 * @throws MallError 商品不存在 when one of them is unknown, 商品在回收站，请先恢复; for a category, tag or template that
 *   does not exist
 */
export async function applyBulk(
  tx: Queries,
  actor: Actor,
  goodsIds: readonly number[],
  change: BulkChange,
  { now, isDry = false, shopId = null }: { now: number; isDry?: boolean; shopId?: number | null },
): Promise<BulkOutcome[]> {
  const ids = [...new Set(goodsIds)].sort((one, other) => one - other)
  const names = await namesFor(tx, change)
  await tx.run(lockSkusOfGoods, [ids])
  const rows = await tx.run(bulkGoods, [ids, shopId])
  if (rows.length < ids.length) throw new MallError(goodsMessages.goodsMissing)
  const isRestoring = change.kind === 'restore'
  if (!isRestoring && rows.some(({ deleted }) => deleted !== null))
    throw new MallError(deskMessages.goodsDeleted)
  const isSelling = change.kind === 'status' && change.approve_status !== 'instock'
  const missing = isSelling ? await findMissingParams(tx, ids) : new Map<number, string>()
  const outcomes = rows.map((row): BulkOutcome => {
    const wanted = isRestoring && row.deleted === null ? null : effectOn(row, change, names)
    const lacks = wanted && missing.get(row.goodsId)
    const refusal = lacks ? deskMessages.paramNeeded(lacks) : null
    const isHidden = row.approveStatus === 'instock' && !isSelling
    return { row, effect: refusal === null ? wanted : null, refusal, isHidden, version: null, base: null }
  })
  const changed = outcomes.flatMap(({ row, effect }) => (effect ? [{ row, effect }] : []))
  if (isDry || changed.length === 0) return outcomes
  const changedIds = changed.map(({ row }) => row.goodsId)
  const present = await lockRowVersions(tx, 'goods', changedIds)
  await carryOut(
    tx,
    changed.map(({ row }) => row),
    change,
    now,
  )
  const edits = changed.flatMap(({ row: { goodsId: id }, effect: { fields } }) => {
    const version = present.get(id)
    return version ? [{ id, present: version, changed: fields }] : []
  })
  const versions = await storeEdits(tx, 'goods', edits, actor, now)
  await recordAudits(
    tx,
    changed.map(({ row, effect }) => ({
      actor,
      event: auditEvents[change.kind] ?? 'updateGoods',
      subject: 'goods',
      subjectId: row.goodsId,
      before: { [change.kind]: effect.before },
      after: { [change.kind]: effect.after },
    })),
    now,
  )
  return outcomes.map((outcome) => {
    const before = present.get(outcome.row.goodsId)
    const version = versions.get(outcome.row.goodsId) ?? null
    return { ...outcome, version, base: before && version !== null ? contentVersion(before) : null }
  })
}

/** As `applyBulk`, in a transaction of its own, with what the pages show. */
export async function changeGoods(
  mall: Mall,
  actor: Actor,
  goodsIds: readonly number[],
  change: BulkChange,
  options: { isDry?: boolean; shopId?: number | null } = {},
): Promise<BulkResult> {
  const now = mall.now()
  const outcomes = await mall.db.transaction(async (tx) => {
    const done = await applyBulk(tx, actor, goodsIds, change, { now, ...options })
    assertNoRefusal(done)
    return done
  })
  if (!options.isDry) await mall.invalidate(dropsOfBulk(outcomes))
  return summaryOf(outcomes)
}

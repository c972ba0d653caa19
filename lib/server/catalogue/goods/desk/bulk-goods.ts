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
import { highestGradePrices, pricesOfGrade, writeGradePrices } from '../sql/grade-prices'
import { writeGoodsPrices, writeSkuPrices } from '../sql/prices'
import {
  addedPieces,
  effectOn,
  memberPricesAfter,
  namesFor,
  refusalOf,
  type BulkChange,
  type FixedPrices,
} from './bulk-change'
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
import { adjustStock, lockSkusOfGoods, writeSkuStatus } from './sql/write-skus'

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
    case 'stock': {
      const moved = rows.flatMap((row) => {
        const added = addedPieces(row, change)
        return row.itemIds.map((itemId, index) => ({ itemId, num: added[index] ?? 0 }))
      })
      await moveStock(tx, moved, now)
      await tx.run(touchGoods, [ids, now])
      break
    }
    case 'member_price': {
      const { grade_kind: gradeKind, grade_id: gradeId } = change
      const prices = rows.flatMap((row) => {
        const after = memberPricesAfter(row, change)
        return row.itemIds.map((itemId, index) => ({
          itemId,
          gradeKind,
          gradeId,
          price: after[index] ?? null,
        }))
      })
      await writeGradePrices(tx, prices)
      await tx.run(touchGoods, [ids, now])
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

/** Adds pieces to the stock of SKUs, which are locked and have enough; negative ones are taken. */
export async function moveStock(
  tx: Queries,
  pieces: readonly { itemId: number; num: number }[],
  now: number,
): Promise<void> {
  const moved = pieces.filter(({ num }) => num !== 0)
  await tx.run(adjustStock, [moved.map(({ itemId }) => itemId), moved.map(({ num }) => num), now])
}

/**
 * Brings the index up to date after a change, or its undoing: freight and member prices are in no list, price and stock
 * are figures.
 */
export async function indexBulk(tx: Queries, { kind }: BulkChange, ids: readonly number[]): Promise<void> {
  if (kind === 'price' || kind === 'stock') await refreshIndex(tx, ids)
  else if (kind !== 'freight' && kind !== 'member_price') await indexGoods(tx, ids)
}

/** The prices for grades that a change of them replaces, or that a change of prices must stay above. */
async function readFixed(tx: Queries, rows: readonly BulkRow[], change: BulkChange): Promise<FixedPrices> {
  if (change.kind !== 'member_price' && change.kind !== 'price') return new Map()
  const skus = rows.flatMap(({ itemIds }) => itemIds)
  if (change.kind === 'price')
    return new Map((await tx.run(highestGradePrices, [skus])).map(({ itemId, price }) => [itemId, price]))
  const found = await tx.run(pricesOfGrade, [skus, change.grade_kind, change.grade_id])
  return new Map(found.map(({ itemId, price }) => [itemId, price]))
}

/** What undoing a change needs besides what a product is before it. */
function undoOf(row: BulkRow, change: BulkChange, fixed: FixedPrices): BulkOutcome['undo'] {
  if (change.kind === 'stock') return { added: addedPieces(row, change) }
  return change.kind === 'member_price' ? { fixed: row.itemIds.map((id) => fixed.get(id) ?? null) } : {}
}

const auditEvents: Partial<Record<BulkChange['kind'], string>> = {
  delete: 'deleteGoods',
  restore: 'restoreGoods',
}

/**
 * Changes products. Those in the recycle bin can only be restored, the others not. One that lacks a parameter which its
 * category requires is not put on the shelf, one without enough pieces is not reduced, one whose price would leave its
 * limits or reach a member price keeps it: its outcome is a refusal.
 * @param options.isDry only tells what would change
 * @param options.shopId of a merchant: only its own products exist
 * @returns the outcome for each in the sequence of the ids
 * @throws MallError 商品不存在 when one of them is unknown, 商品在回收站，请先恢复; for a category, tag, template or grade
 *   that does not exist
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
  const fixed = await readFixed(tx, rows, change)
  const outcomes = rows.map((row): BulkOutcome => {
    const wanted = isRestoring && row.deleted === null ? null : effectOn(row, change, names, fixed)
    const lacks = wanted && missing.get(row.goodsId)
    const refusal = lacks ? deskMessages.paramNeeded(lacks) : wanted && refusalOf(row, change, fixed)
    const isHidden = row.approveStatus === 'instock' && !isSelling
    return {
      row,
      effect: refusal === null ? wanted : null,
      refusal,
      isHidden,
      undo: undoOf(row, change, fixed),
      version: null,
      base: null,
    }
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
    if (!options.isDry) assertNoRefusal(done)
    return done
  })
  if (!options.isDry) await mall.invalidate(dropsOfBulk(outcomes))
  return summaryOf(outcomes)
}

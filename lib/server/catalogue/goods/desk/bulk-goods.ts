import 'server-only'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { MallError } from '@/lib/domain/errors'
import { recycleDays } from '@/lib/domain/goods/desk-state'
import { changedPrice, priceChangeWords, type PriceChange } from '@/lib/domain/goods/price-change'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { priceText } from '@/lib/domain/money/text'
import type { Actor } from '@/lib/domain/person/actor'
import { daySeconds } from '@/lib/domain/time/china'
import { findMissingParams } from '@/lib/server/catalogue/attribute/category-attributes'
import { indexGoods, refreshIndex } from '@/lib/server/catalogue/search/index-goods'
import { recordAudits } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { lockRowVersions, storeEdits } from '@/lib/server/ground/desk-version/edit-row'
import type { Mall } from '@/lib/server/ground/mall'
import { writeGoodsPrices, writeSkuPrices } from '../sql/prices'
import { dropsOf } from './drops'
import {
  addBulkCategory,
  addBulkTag,
  bulkGoods,
  bulkNames,
  removeBulkTag,
  touchGoods,
  writeBulkStatus,
  writeBulkTemplate,
  type BulkRow,
} from './sql/bulk'
import { deleteGoods, restoreGoods } from './sql/write-goods'
import { lockSkusOfGoods, writeSkuStatus } from './sql/write-skus'

/** One change of many products. */
export type BulkChange =
  | { kind: 'status'; approve_status: ApproveStatus }
  | ({ kind: 'price' } & PriceChange)
  | { kind: 'category'; category_id: number }
  | { kind: 'tag' | 'untag'; tag_id: number }
  | { kind: 'freight'; templates_id: number }
  | { kind: 'delete' | 'restore' }

/** The effect of a change on one product, in words; null when it is so already. */
interface Effect {
  before: string
  after: string
  /** The changed fields, as in `updateGoods`. */
  fields: string[]
}

export const statusNames: Record<ApproveStatus, string> = {
  onsale: '上架',
  only_show: '仅展示',
  offline_sale: '仅门店销售',
  instock: '下架',
}

const range = (prices: readonly number[]) => {
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return low === high ? priceText(low) : `${priceText(low)} - ${priceText(high)}`
}

/** The names that the words of a change need. */
interface Names {
  category: string
  tag: string
  template: string
}

function effectOn(row: BulkRow, change: BulkChange, names: Names): Effect | null {
  switch (change.kind) {
    case 'status':
      return row.approveStatus === change.approve_status
        ? null
        : {
            before: statusNames[row.approveStatus],
            after: statusNames[change.approve_status],
            fields: ['approve_status'],
          }
    case 'price': {
      const after = row.prices.map((price) => changedPrice(price, change))
      const fields = row.itemIds.flatMap((id, index) =>
        after[index] === row.prices[index] ? [] : [`sku:${id}:price`],
      )
      return fields.length === 0 ? null : { before: range(row.prices), after: range(after), fields }
    }
    case 'category':
      return row.categoryIds.includes(change.category_id)
        ? null
        : { before: '', after: `加入分类 ${names.category}`, fields: ['item_category'] }
    case 'tag':
      return row.tagIds.includes(change.tag_id)
        ? null
        : { before: '', after: `加标签 ${names.tag}`, fields: ['tag_ids'] }
    case 'untag':
      return row.tagIds.includes(change.tag_id)
        ? { before: `有标签 ${names.tag}`, after: '去掉标签', fields: ['tag_ids'] }
        : null
    case 'freight':
      return row.templatesId === change.templates_id
        ? null
        : { before: '', after: names.template, fields: ['templates_id'] }
    case 'delete':
      return { before: statusNames[row.approveStatus], after: '回收站', fields: ['approve_status'] }
    case 'restore':
      return { before: '回收站', after: '仓库中', fields: ['approve_status'] }
  }
}

/** @throws MallError for a category, tag or template that does not exist */
async function namesFor(tx: Queries, change: BulkChange): Promise<Names> {
  const [category, tag, template] = [
    change.kind === 'category' ? [change.category_id] : [],
    change.kind === 'tag' || change.kind === 'untag' ? [change.tag_id] : [],
    change.kind === 'freight' && change.templates_id > 0 ? [change.templates_id] : [],
  ]
  const found = only(await tx.run(bulkNames, [category, tag, template]), 'the names of a bulk change')
  if (found.categories.length < category.length) throw new MallError(deskMessages.categoryMissing)
  if (found.tags.length < tag.length) throw new MallError(deskMessages.tagMissing)
  if (found.templates.length < template.length) throw new MallError(deskMessages.freightTemplateMissing)
  return {
    category: found.categories[0] ?? '',
    tag: found.tags[0] ?? '',
    template: found.templates[0] ?? '包邮',
  }
}

/** A change in words, such as 改价到 90%. */
export async function bulkWords(tx: Queries, change: BulkChange): Promise<string> {
  const names = await namesFor(tx, change)
  switch (change.kind) {
    case 'status':
      return statusNames[change.approve_status]
    case 'price':
      return priceChangeWords(change)
    case 'category':
      return `加入分类 ${names.category}`
    case 'tag':
      return `加标签 ${names.tag}`
    case 'untag':
      return `去标签 ${names.tag}`
    case 'freight':
      return `运费模板 ${names.template}`
    case 'delete':
      return '删除'
    case 'restore':
      return '恢复'
  }
}

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

/** The answer of a bulk change: numbers, and some of the changes in words. */
export interface BulkResult {
  changed: number
  same: number
  samples: { goods_id: number; item_name: string; before: string; after: string }[]
}

/** What a change does to a product; no effect when it is so already. */
export interface BulkOutcome {
  row: BulkRow
  effect: Effect | null
  /** Why the product cannot be changed so; null when it can. */
  refusal: string | null
  /** Whether it is off the shelf, before and after. */
  isHidden: boolean
  /** The version that the change made; null when nothing was written. */
  version: number | null
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
    return { row, effect: refusal === null ? wanted : null, refusal, isHidden, version: null }
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
  return outcomes.map((outcome) => ({ ...outcome, version: versions.get(outcome.row.goodsId) ?? null }))
}

/** The cache tags that changes of products invalidate. */
export const dropsOfBulk = (outcomes: readonly BulkOutcome[]): string[] => [
  ...new Set(
    outcomes.flatMap(({ row, effect, isHidden }) =>
      effect ? dropsOf(row.goodsId, { fields: effect.fields, isHidden, itemIds: row.itemIds }) : [],
    ),
  ),
]

const maxSamples = 20

/**
 * For changes of chosen products, which are made to all or none.
 * @throws MallError 商品“…”：请填写参数“…” for the first one that is refused
 */
export function assertNoRefusal(outcomes: readonly BulkOutcome[]): void {
  for (const { row, refusal } of outcomes)
    if (refusal !== null) throw new MallError(`商品“${row.itemName}”：${refusal}`)
}

/** Numbers and samples of outcomes, for people. */
export function summaryOf(outcomes: readonly BulkOutcome[]): BulkResult {
  const changed = outcomes.flatMap(({ row, effect, refusal }) =>
    effect
      ? [{ row, effect }]
      : refusal !== null
        ? [{ row, effect: { before: statusNames[row.approveStatus], after: refusal } }]
        : [],
  )
  return {
    changed: outcomes.filter(({ effect }) => effect !== null).length,
    same: outcomes.length - changed.length,
    samples: changed.slice(0, maxSamples).map(({ row, effect }) => ({
      goods_id: row.goodsId,
      item_name: row.itemName,
      before: effect.before,
      after: effect.after,
    })),
  }
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

import 'server-only'
import type { DeskGoods, SkuChange, SkuInput } from '@/lib/contract/operator/catalogue/goods-shape'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { removeBrand } from '@/lib/server/catalogue/brand/change-brands'
import { removeCategory } from '@/lib/server/catalogue/category/desk/change-categories'
import { removeTag } from '@/lib/server/catalogue/goods-tag/change-tags'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { lockRowVersion } from '@/lib/server/ground/desk-version/edit-row'
import { isAsOf, noteRestored } from '@/lib/server/ground/desk-version/restored'
import type { JoinedWork } from '@/lib/server/ground/joined-mall'
import type { Mall } from '@/lib/server/ground/mall'
import { forgetRecycled } from '@/lib/server/ground/recycle-bin/recycle-bin'
import type { TaskItem, TaskOf, TaskResult } from '@/lib/server/ground/task/kind'
import { dropsOf } from '../desk/drops'
import { updateGoods, type GoodsChange } from '../desk/save-goods'
import type { DeskGoodsData } from '../desk/sql/read-goods'
import { wireGoods } from '../desk/wire'
import type { GoodsInput } from '../desk/write-fields'
import { writeGradePrices } from '../sql/grade-prices'
import type { GradePrice } from './create-many'
import { removeUnusedAttributes, type CreatedAttributes } from './created-attributes'
import type { CreatedReferences } from './references'
import {
  lockCreated,
  removeCreatedGoods,
  removeCreatedParts,
  removeCreatedSkus,
  restoreUpdated,
  tagsInUse,
} from './undo-sql'

type Created = CreatedReferences & CreatedAttributes

/** What undoing the import of a product needs. */
export type ImportUndo = (
  | { kind: 'create'; goodsId: number; itemIds: number[] }
  | {
      kind: 'change'
      goodsId: number
      /** The version that the import made; null when it changed prices of grades only. */
      version: number | null
      /** That whose content the product had before. */
      base?: number
      fields: GoodsInput
      /** All SKUs as they were; sent as a list when some came, or have other specifications. */
      skus: SkuInput[]
      isRestructured: boolean
      updated: number
      gradePrices: (GradePrice & { itemId: number; before: number | null })[]
    }
) & {
  /** What was created because products of the same transaction named it. */
  created?: Created
}

/** The SKUs before a change; stock is given back as a difference, so that sales in between count. */
const skusBefore = (before: DeskGoods, after: DeskGoods): SkuInput[] => {
  const storeOf = new Map(after.spec_items.map(({ item_id, store }) => [item_id, store]))
  return before.spec_items.map((sku) => ({
    item_id: sku.item_id,
    item_bn: sku.item_bn,
    barcode: sku.barcode,
    price: sku.price,
    point: sku.point,
    market_price: sku.market_price,
    cost_price: sku.cost_price,
    weight: sku.weight,
    volume: sku.volume,
    start_num: sku.start_num,
    approve_status: sku.approve_status,
    pics: sku.pics,
    item_spec: sku.item_spec,
    store: sku.store,
    store_seen: storeOf.get(sku.item_id) ?? sku.store,
  }))
}

/** What undoing a change needs: the product before and after it. */
export function undoOfChange(
  present: DeskGoodsData,
  change: GoodsChange | null,
  after: DeskGoods | null,
  base: number,
  gradePrices: (GradePrice & { itemId: number; before: number | null })[],
): ImportUndo {
  const before = wireGoods(present)
  const {
    goods_id: _,
    version: __,
    spec_items,
    sku_changes: ___,
    ...sent
  } = change ?? { goods_id: 0, version: 0 }
  const fields = Object.fromEntries(
    Object.keys(sent).map((field) => {
      const value = before[field as keyof DeskGoods]
      return [
        field,
        field === 'staff_goods' || field === 'points_goods' || field === 'is_gift' ? value === 1 : value,
      ]
    }),
  ) as GoodsInput
  return {
    kind: 'change',
    goodsId: present.goodsId,
    version: after?.version ?? null,
    base,
    fields,
    skus: after ? skusBefore(before, after) : [],
    isRestructured: spec_items !== undefined,
    updated: present.updated,
    gradePrices,
  }
}

/** @returns why it stays, or null when it is gone */
async function removeCreated(
  mall: Mall,
  tx: Queries,
  actor: Actor,
  goodsId: number,
  itemIds: readonly number[],
) {
  const now = mall.now()
  const found = only(await tx.run(lockCreated, [goodsId]), 'locking an imported product')
  if (found.skus === 0) return null
  if (found.isEdited || found.skus > itemIds.length) return deskMessages.laterChanged
  if (found.isUsed) return '已有订单、活动或评价，未撤销'
  await tx.run(removeCreatedParts, [goodsId, now])
  await tx.run(removeCreatedSkus, [goodsId])
  await tx.run(removeCreatedGoods, [goodsId])
  await recordAudit(tx, { actor, event: 'undoImport', subject: 'goods', subjectId: goodsId }, now)
  await mall.invalidate(dropsOf(goodsId, { isListed: true, itemIds }))
  return null
}

async function restoreChanged(
  mall: Mall,
  tx: Queries,
  actor: Actor,
  undo: Extract<ImportUndo, { kind: 'change' }>,
): Promise<string | null> {
  const { goodsId, version, base, fields, skus, isRestructured } = undo
  const present = await lockRowVersion(tx, { subject: 'goods', id: goodsId })
  if (version !== null && !isAsOf(present, version)) return deskMessages.laterChanged
  if (version !== null) {
    const changes: SkuChange[] = skus.map(({ item_spec: _, item_id = 0, ...sku }) => ({ item_id, ...sku }))
    const sent = isRestructured ? { spec_items: skus } : { sku_changes: changes }
    const restored = { goods_id: goodsId, version: present.version, isRestored: true, ...fields, ...sent }
    await updateGoods(mall, actor, restored)
    await noteRestored(tx, 'goods', [{ id: goodsId, undo: { version, ...(base !== undefined && { base }) } }])
    await tx.run(restoreUpdated, [goodsId, undo.updated])
  }
  await writeGradePrices(
    tx,
    undo.gradePrices.map(({ before, ...price }) => ({ ...price, price: before })),
  )
  return null
}

/** Removes what was created for products and is not used by any other. */
async function removeCreatedReferences(
  mall: Mall,
  tx: Queries,
  actor: Actor,
  created: Created,
): Promise<void> {
  await removeUnusedAttributes(tx, created)
  const unlessUsed = async (subject: string, id: number, remove: typeof removeBrand) => {
    try {
      await remove(mall, actor, id)
      await forgetRecycled(tx, { subject, id })
    } catch (error) {
      // It is used meanwhile, or gone.
      if (!(error instanceof MallError)) throw error
    }
  }
  for (const id of created.categories.toReversed()) await unlessUsed('category', id, removeCategory)
  for (const id of created.brands) await unlessUsed('brand', id, removeBrand)
  const { tags } = only(await tx.run(tagsInUse, [created.tags]), 'looking for tags in use')
  for (const id of created.tags) if (!tags.includes(id)) await unlessUsed('tag', id, removeTag)
}

/** Undoes the import of products: created ones are removed, changed ones are as before. */
export async function undoGoods(
  { mall, tx }: JoinedWork,
  { actor }: TaskOf<unknown>,
  items: readonly TaskItem<unknown>[],
): Promise<TaskResult[]> {
  const results: TaskResult[] = []
  for (const { seq, undo: stored } of items) {
    const undo = stored as ImportUndo
    const problem =
      undo.kind === 'create'
        ? await removeCreated(mall, tx, actor, undo.goodsId, undo.itemIds)
        : await restoreChanged(mall, tx, actor, undo)
    if (undo.created) await removeCreatedReferences(mall, tx, actor, undo.created)
    results.push({
      seq,
      state: problem ? 'kept' : 'undone',
      notes: problem ? [{ line: 0, column: '', text: problem }] : [],
    })
  }
  return results
}

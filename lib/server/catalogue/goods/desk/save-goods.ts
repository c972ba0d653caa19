import 'server-only'
import type { z } from 'zod'
import type {
  DeskGoods,
  EditConflict,
  goodsFields,
  SkuChange,
  SkuInput,
} from '@/lib/contract/operator/goods-shape'
import { MallError } from '@/lib/domain/errors'
import { goodsLimits } from '@/lib/domain/goods/goods-form'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as requestMessages from '@/lib/domain/messages/request'
import type { Actor } from '@/lib/domain/person/actor'
import { attributeIds } from '@/lib/server/catalogue/attribute/attribute-ids'
import { assertRequiredParams } from '@/lib/server/catalogue/attribute/category-attributes'
import { indexGoods } from '@/lib/server/catalogue/search/index-goods'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { conflictsOf, lockRowVersion, storeEdit } from '@/lib/server/ground/desk-version/edit-row'
import { nameConflicts } from '@/lib/server/ground/desk-version/name-conflicts'
import type { Mall } from '@/lib/server/ground/mall'
import { ownPaths } from '@/lib/server/ground/stored-urls'
import { cleanDeskHtml } from '@/lib/server/ground/wire/desk-html'
import { dropsOf } from './drops'
import { getGoods, loadGoods } from './get-goods'
import { assertPrices, assertSkus, newSku, planChanges, planList, type SkuPlan } from './sku-rows'
import { existing, type DeskGoodsData } from './sql/read-goods'
import {
  deleteParams,
  insertGoods,
  insertParams,
  lockGoods,
  replaceCategories,
  replaceRelated,
  replaceTags,
  writeGoods,
  writeGoodsFigures,
} from './sql/write-goods'
import { lockSkusOfGoods, nextItemIds, writeSkuStatus } from './sql/write-skus'
import { wireGoods } from './wire'
import { carryOutPlan, writeNewSkus } from './write-skus'

/** Fields of a product as they are sent. */
export type GoodsInput = { [K in keyof typeof goodsFields]?: z.output<(typeof goodsFields)[K]> | undefined }

/** Fields that are columns of the product; the others have tables of their own. */
const columns = [
  'item_name',
  'brief',
  'item_unit',
  'brand_id',
  'main_category_id',
  'templates_id',
  'approve_status',
  'pics',
  'videos',
  'video_pic_url',
  'intro',
  'tdk_content',
  'product_type',
  'staff_goods',
  'points_goods',
  'is_gift',
  'sort',
] as const
const lists = ['item_category', 'tag_ids', 'related_ids', 'item_params'] as const
type GoodsField = (typeof columns)[number] | (typeof lists)[number]

const sameNumbers = (list: readonly number[]) => [...new Set(list)].sort((one, other) => one - other)

/**
 * The sent fields in the form in which they are stored.
 * @throws MallError 商品介绍过长, 内容层级过多
 */
export function normalized(mall: Mall, sent: GoodsInput): GoodsInput {
  const input = ownPaths(sent, mall.env.publicUrl)
  const intro = input.intro === undefined ? undefined : cleanDeskHtml(input.intro)
  if (intro !== undefined && intro.length > goodsLimits.intro) throw new MallError(deskMessages.introTooLong)
  return {
    ...input,
    ...(intro !== undefined && { intro }),
    ...(input.item_category && { item_category: sameNumbers(input.item_category) }),
    ...(input.tag_ids && { tag_ids: sameNumbers(input.tag_ids) }),
    ...(input.related_ids && { related_ids: [...new Set(input.related_ids)] }),
  }
}

const asBit = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value)

/** The sent fields that differ from the product, with their values before and after. */
function changesOf(goods: DeskGoods, input: GoodsInput) {
  const fields = [...columns, ...lists].filter(
    (field) =>
      input[field] !== undefined && JSON.stringify(asBit(input[field])) !== JSON.stringify(goods[field]),
  )
  return new Map<string, { before: unknown; after: unknown }>(
    fields.map((field) => [field, { before: goods[field], after: input[field] }]),
  )
}

/**
 * The sent fields that would change a product, with their values before and after.
 * @throws MallError 商品介绍过长, 内容层级过多
 */
export const fieldChanges = (mall: Mall, goods: DeskGoods, sent: GoodsInput) =>
  changesOf(goods, normalized(mall, sent))

/** @throws MallError for a brand, category, template or tag that does not exist */
async function assertExisting(tx: Queries, input: GoodsInput): Promise<void> {
  const {
    brand_id,
    main_category_id,
    item_category = [],
    templates_id,
    tag_ids = [],
    related_ids = [],
  } = input
  const found = only(
    await tx.run(existing, [
      brand_id ?? null,
      item_category,
      main_category_id ?? null,
      templates_id ?? null,
      tag_ids,
      related_ids,
    ]),
    'looking for the references of a product',
  )
  if (brand_id && !found.brand) throw new MallError(deskMessages.brandMissing)
  if (main_category_id && !found.main) throw new MallError(deskMessages.categoryMissing)
  if (found.categories.length < item_category.length) throw new MallError(deskMessages.categoryMissing)
  if (templates_id && !found.template) throw new MallError(deskMessages.freightTemplateMissing)
  if (found.tags.length < tag_ids.length) throw new MallError(deskMessages.tagMissing)
  if (found.related.length < related_ids.length) throw new MallError('相关商品不存在或在回收站')
}

/** Writes changed fields of a product. */
async function writeFields(
  tx: Queries,
  goodsId: number,
  input: GoodsInput,
  changed: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const isIn = (field: GoodsField) => changed.has(field)
  const row = Object.fromEntries(
    columns.filter(isIn).map((field) => {
      const value = input[field]
      const isReference = field === 'brand_id' || field === 'main_category_id'
      return [field, isReference && value === 0 ? null : value]
    }),
  )
  await tx.run(writeGoods, [goodsId, JSON.stringify(row), now])
  if (isIn('approve_status')) await tx.run(writeSkuStatus, [[goodsId], input.approve_status])
  if (isIn('item_category')) await tx.run(replaceCategories, [goodsId, input.item_category])
  if (isIn('tag_ids')) await tx.run(replaceTags, [goodsId, input.tag_ids])
  if (isIn('related_ids')) await writeRelated(tx, goodsId, input.related_ids ?? [])
  if (isIn('item_params')) await writeParams(tx, goodsId, input.item_params ?? [], now)
}

async function writeRelated(tx: Queries, goodsId: number, ids: readonly number[]): Promise<void> {
  if (ids.includes(goodsId)) throw new MallError('相关商品不能是商品自己')
  await tx.run(replaceRelated, [goodsId, ids])
}

async function writeParams(
  tx: Queries,
  goodsId: number,
  params: NonNullable<GoodsInput['item_params']>,
  now: number,
): Promise<void> {
  const names = params.map(({ attribute_name }) => attribute_name)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice) throw new MallError(`参数“${twice}”重复`)
  const pairs = params.map(({ attribute_name, attribute_value_name }) => ({
    name: attribute_name,
    value: attribute_value_name,
  }))
  const idOf = await attributeIds(tx, 'item_params', pairs, now)
  const ids = pairs.map(({ name, value }) => idOf(name, value))
  await tx.run(deleteParams, [goodsId])
  await tx.run(insertParams, [
    goodsId,
    ids.map(({ attributeId }) => attributeId),
    ids.map(({ valueId }) => valueId),
  ])
}

/** An introduction is too long for the audit trail: its length is noted. */
const auditValue = (field: string, value: unknown) =>
  field === 'intro' ? `${String(value).length} 字` : value

type Changes = ReadonlyMap<string, { before: unknown; after: unknown }>

const sideOf = (changes: Changes, side: 'before' | 'after') =>
  Object.fromEntries([...changes].map(([field, change]) => [field, auditValue(field, change[side])]))

/**
 * Creates a product with its SKUs, the first of which is the default.
 * @throws MallError for SKUs that are none of one product, without a price or with a taken article number; for a
 *   brand, category, template or tag that does not exist; without a parameter that its category requires
 */
export async function createGoods(
  mall: Mall,
  actor: Actor,
  sent: GoodsInput & { item_name: string; spec_items: SkuInput[] },
): Promise<DeskGoods> {
  const now = mall.now()
  const input = normalized(mall, sent)
  const status = sent.approve_status ?? 'instock'
  assertSkus(sent.spec_items)
  const planned = sent.spec_items.map((sku, index) => newSku(sku, status, index === 0))
  assertPrices(planned, sent.points_goods ?? false)
  const goodsId = await mall.db.transaction(async (tx) => {
    await assertExisting(tx, input)
    const ids = await tx.run(nextItemIds, [planned.length])
    const skus = planned.map((sku, index) => ({ ...sku, itemId: ids[index]?.itemId ?? 0 }))
    const id = skus[0]?.itemId ?? 0
    await tx.run(insertGoods, [id, sent.item_name, now])
    await writeNewSkus(tx, id, skus, now)
    const fields = Object.entries(input).filter(([, value]) => value !== undefined)
    await writeFields(tx, id, input, new Set(fields.map(([field]) => field)), now)
    if (status !== 'instock') await assertRequiredParams(tx, id)
    await tx.run(writeGoodsFigures, [id, now])
    await indexGoods(tx, [id])
    const after = { item_name: sent.item_name, approve_status: status, skus: skus.length }
    await recordAudit(tx, { actor, event: 'createGoods', subject: 'goods', subjectId: id, after }, now)
    return id
  })
  await mall.invalidate(dropsOf(goodsId, { isListed: true }))
  return getGoods(mall.db, goodsId, null)
}

/** A change of a product: fields, and either all SKUs or fields of some. */
export interface GoodsChange extends GoodsInput {
  goods_id: number
  /** The version that the author saw. */
  version: number
  overwrite?: string[] | undefined
  spec_items?: SkuInput[] | undefined
  sku_changes?: SkuChange[] | undefined
}

/** Changes of these fields decide whether a product has the parameters that it needs. */
const paramFields = ['main_category_id', 'item_params', 'approve_status'] as const

const noPlan: SkuPlan = { skus: [], removed: [], isRestructured: false, changes: new Map() }

function planOf(goods: DeskGoodsData, { spec_items, sku_changes, approve_status }: GoodsChange): SkuPlan {
  if (spec_items) return planList(goods.skus, spec_items, approve_status ?? goods.approveStatus)
  return sku_changes ? planChanges(goods.skus, sku_changes) : noPlan
}

/**
 * Changes the sent fields of a product. Fields that another person changed since the version of the author are
 * conflicts: with one nothing is saved, unless the author overwrites it.
 * @returns the product as it is then
 * @throws MallError 商品不存在, 商品在回收站，请先恢复; as `createGoods`; 商品库存不足 when too few pieces are left
 */
export async function updateGoods(
  mall: Mall,
  actor: Actor,
  sent: GoodsChange,
): Promise<{ saved: boolean; conflicts: EditConflict[]; goods: DeskGoods }> {
  const now = mall.now()
  if (sent.spec_items && sent.sku_changes) throw new MallError(requestMessages.parametersInvalid)
  const input = normalized(mall, sent)
  const row = { subject: 'goods', id: sent.goods_id }
  const result = await mall.db.transaction(async (tx) => {
    // Before the version is locked: an unknown product gets no version.
    await loadGoods(tx, sent.goods_id, null)
    const version = await lockRowVersion(tx, row)
    if (sent.version > version.version) throw new MallError('商品已更新，请刷新后重试')
    await tx.run(lockSkusOfGoods, [[sent.goods_id]])
    await tx.run(lockGoods, [[sent.goods_id]])
    const goods = await loadGoods(tx, sent.goods_id, null)
    if (goods.deleted !== null) throw new MallError(deskMessages.goodsDeleted)
    const plan = planOf(goods, sent)
    const changes: Changes = new Map([...changesOf(wireGoods(goods), input), ...plan.changes])
    const changed = [...changes.keys()]
    const conflicts = conflictsOf(version, { base: sent.version, changed, overwrite: sent.overwrite ?? [] })
    if (conflicts.length > 0) return { saved: false, conflicts, changed: [] }
    if (changed.length === 0) return { saved: true, conflicts, changed }
    await assertExisting(tx, input)
    if (plan.skus.length > 0) assertPrices(plan.skus, input.points_goods ?? goods.pointsGoods)
    await writeFields(tx, sent.goods_id, input, new Set(changed), now)
    const isShown = (input.approve_status ?? goods.approveStatus) !== 'instock'
    if (isShown && paramFields.some((field) => changes.has(field)))
      await assertRequiredParams(tx, sent.goods_id)
    if (plan.changes.size > 0) {
      const pictured = goods.skus.find(({ pictured: name }) => name !== null)?.pictured ?? undefined
      await carryOutPlan(tx, sent.goods_id, plan, pictured, now)
      await tx.run(writeGoodsFigures, [sent.goods_id, now])
    }
    await indexGoods(tx, [sent.goods_id])
    await storeEdit(tx, row, version, changed, actor, now)
    await recordAudit(
      tx,
      {
        actor,
        event: 'updateGoods',
        subject: 'goods',
        subjectId: sent.goods_id,
        before: sideOf(changes, 'before'),
        after: sideOf(changes, 'after'),
      },
      now,
    )
    return { saved: true, conflicts, changed }
  })
  const goods = await loadGoods(mall.db, sent.goods_id, null)
  if (result.changed.length > 0)
    await mall.invalidate(
      dropsOf(sent.goods_id, {
        fields: result.changed,
        itemIds: goods.skus.map(({ itemId }) => itemId),
      }),
    )
  return {
    saved: result.saved,
    conflicts: await nameConflicts(mall.db, result.conflicts),
    goods: wireGoods(goods),
  }
}

import 'server-only'
import type { DeskGoods, SkuChange, SkuInput } from '@/lib/contract/operator/catalogue/goods-shape'
import type { EditConflict } from '@/lib/contract/operator/desk/edit-conflict'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as requestMessages from '@/lib/domain/messages/request'
import type { Actor } from '@/lib/domain/person/actor'
import { assertRequiredParams } from '@/lib/server/catalogue/attribute/category-attributes'
import { indexGoods } from '@/lib/server/catalogue/search/index-goods'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { conflictsOf, lockRowVersion, storeEdit } from '@/lib/server/ground/desk-version/edit-row'
import { nameConflicts } from '@/lib/server/ground/desk-version/name-conflicts'
import type { Mall } from '@/lib/server/ground/mall'
import { ownPaths } from '@/lib/server/ground/stored-urls'
import { spreadLimit } from '../sql/limit-buy'
import { dropsOf } from './drops'
import { getGoods, loadGoods } from './get-goods'
import { assertNewPictures } from './pictures'
import {
  assertKeptMemberPrices,
  assertPrices,
  assertSkus,
  newSku,
  planChanges,
  planList,
  type SkuPlan,
} from './sku-rows'
import type { DeskGoodsData } from './sql/read-goods'
import { insertGoods, lockGoods, writeGoodsFigures } from './sql/write-goods'
import { lockSkusOfGoods, nextItemIds } from './sql/write-skus'
import { wireGoods } from './wire'
import { assertExisting, changesOf, normalized, writeFields, type GoodsInput } from './write-fields'
import { carryOutPlan, writeNewSkus } from './write-skus'

/** An introduction is too long for the audit trail: its length is noted. */
const auditValue = (field: string, value: unknown) =>
  field === 'intro' ? `${String(value).length} 字` : value

/** Fields with their values before and after. */
export type Changes = ReadonlyMap<string, { before: unknown; after: unknown }>

/** One side of a change for the audit trail. */
export const sideOf = (changes: Changes, side: 'before' | 'after') =>
  Object.fromEntries([...changes].map(([field, change]) => [field, auditValue(field, change[side])]))

/** A new product as it is sent. */
export type NewGoods = GoodsInput & { item_name: string; spec_items: SkuInput[] }

/** Whose product a new one is. */
interface Owner {
  /** 0 for the mall. */
  shopId: number
  auditStatus: DeskGoods['audit_status']
}
const ofMall: Owner = { shopId: 0, auditStatus: 'approved' }

/**
 * Creates a product with its SKUs, the first of which is the default.
 * @throws MallError for SKUs that are none of one product, without a price or with a taken article number; for a
 *   brand, category, template or tag that does not exist; without a parameter that its category requires
 */
export async function createGoods(
  mall: Mall,
  actor: Actor,
  sent: NewGoods,
  { shopId, auditStatus }: Owner = ofMall,
): Promise<DeskGoods> {
  const now = mall.now()
  const input = normalized(mall, sent)
  const skuInputs = ownPaths(sent.spec_items, mall.env.publicUrl)
  assertNewPictures(mall, null, { input, plan: { skus: skuInputs }, shopId: shopId || null })
  const status = sent.approve_status ?? 'instock'
  assertSkus(skuInputs)
  const planned = skuInputs.map((sku, index) => newSku(sku, status, index === 0))
  assertPrices(planned, sent.points_goods ?? false)
  const goodsId = await mall.db.transaction(async (tx) => {
    await assertExisting(tx, input, shopId || null)
    const ids = await tx.run(nextItemIds, [planned.length])
    const skus = planned.map((sku, index) => ({ ...sku, itemId: ids[index]?.itemId ?? 0 }))
    const id = skus[0]?.itemId ?? 0
    await tx.run(insertGoods, [id, sent.item_name, now, shopId, auditStatus])
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
  if (auditStatus === 'approved')
    await mall.invalidate(dropsOf(goodsId, { isListed: true, isHidden: status === 'instock' }))
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
  /** It is as it was before an import: rules that are newer than that do not refuse it. */
  isRestored?: boolean
}

/** Changes of these fields decide whether a product has the parameters that it needs. */
const paramFields = ['main_category_id', 'item_params', 'approve_status'] as const

const noPlan: SkuPlan = { skus: [], removed: [], isRestructured: false, changes: new Map() }

function planOf(goods: DeskGoodsData, { spec_items, sku_changes, approve_status }: GoodsChange): SkuPlan {
  if (spec_items) return planList(goods.skus, spec_items, approve_status ?? goods.approveStatus)
  return sku_changes ? planChanges(goods.skus, sku_changes) : noPlan
}

/**
 * What a change does to a product: its fields in stored form, its SKUs, and every field that differs.
 * @throws MallError as `updateGoods`, for SKUs and texts
 */
export function planUpdate(mall: Mall, goods: DeskGoodsData, sent: GoodsChange) {
  if (sent.spec_items && sent.sku_changes) throw new MallError(requestMessages.parametersInvalid)
  const input = normalized(mall, sent)
  const plan = planOf(goods, ownPaths(sent, mall.env.publicUrl))
  if (!sent.isRestored) assertKeptMemberPrices(goods.skus, plan.skus)
  const changes: Changes = new Map([...changesOf(wireGoods(goods), input), ...plan.changes])
  return { input, plan, changes }
}

/**
 * Changes the sent fields of a product. Fields that another person changed since the version of the author are
 * conflicts: with one nothing is saved, unless the author overwrites it.
 * @param shopId of a merchant: only its own products exist
 * @returns the product as it is then
 * @throws MallError 商品不存在, 商品在回收站，请先恢复; as `createGoods`; 已有会员价…，会员价要低于价格; 商品库存不足 when too few pieces are left
 */
export async function updateGoods(
  mall: Mall,
  actor: Actor,
  sent: GoodsChange,
  shopId: number | null = null,
): Promise<{ saved: boolean; conflicts: EditConflict[]; goods: DeskGoods }> {
  const now = mall.now()
  const row = { subject: 'goods', id: sent.goods_id }
  const result = await mall.db.transaction(async (tx) => {
    // Before the version is locked: an unknown product gets no version.
    await loadGoods(tx, sent.goods_id, shopId)
    const version = await lockRowVersion(tx, row)
    if (sent.version > version.version) throw new MallError('商品已更新，请刷新后重试')
    await tx.run(lockSkusOfGoods, [[sent.goods_id]])
    await tx.run(lockGoods, [[sent.goods_id]])
    const goods = await loadGoods(tx, sent.goods_id, null)
    if (goods.deleted !== null) throw new MallError(deskMessages.goodsDeleted)
    const { input, plan, changes } = planUpdate(mall, goods, sent)
    const changed = [...changes.keys()]
    const conflicts = conflictsOf(version, { base: sent.version, changed, overwrite: sent.overwrite ?? [] })
    const isShown = (input.approve_status ?? goods.approveStatus) !== 'instock'
    const isHidden = !isShown && goods.approveStatus === 'instock'
    if (conflicts.length > 0) return { saved: false, conflicts, changed: [], isHidden }
    if (changed.length === 0) return { saved: true, conflicts, changed, isHidden }
    assertNewPictures(mall, goods, { input, plan, shopId })
    await assertExisting(tx, input, shopId)
    if (plan.skus.length > 0) assertPrices(plan.skus, input.points_goods ?? goods.pointsGoods)
    await writeFields(tx, sent.goods_id, input, new Set(changed), now)
    if (isShown && paramFields.some((field) => changes.has(field)))
      await assertRequiredParams(tx, sent.goods_id)
    if (plan.changes.size > 0) {
      const pictured = goods.skus.find(({ pictured: name }) => name !== null)?.pictured ?? undefined
      await carryOutPlan(tx, sent.goods_id, plan, pictured, now)
      if (plan.isRestructured) await tx.run(spreadLimit, [sent.goods_id])
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
    return { saved: true, conflicts, changed, isHidden }
  })
  const goods = await loadGoods(mall.db, sent.goods_id, null)
  if (result.changed.length > 0 && goods.auditStatus === 'approved')
    await mall.invalidate(
      dropsOf(sent.goods_id, {
        fields: result.changed,
        isHidden: result.isHidden,
        itemIds: goods.skus.map(({ itemId }) => itemId),
      }),
    )
  return {
    saved: result.saved,
    conflicts: await nameConflicts(mall.db, result.conflicts),
    goods: wireGoods(goods),
  }
}

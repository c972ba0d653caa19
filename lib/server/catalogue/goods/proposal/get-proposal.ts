import 'server-only'
import type { GoodsProposal } from '@/lib/contract/operator/catalogue/goods-proposal'
import type { DeskGoods, DeskSku } from '@/lib/contract/operator/catalogue/goods-shape'
import { MallError } from '@/lib/domain/errors'
import { only } from '@/lib/server/ground/db/only'
import { conflictsOf, readRowVersion } from '@/lib/server/ground/desk-version/edit-row'
import { nameConflicts } from '@/lib/server/ground/desk-version/name-conflicts'
import type { Mall } from '@/lib/server/ground/mall'
import { loadGoods } from '../desk/get-goods'
import { planUpdate, type GoodsChange } from '../desk/save-goods'
import type { PlannedSku, SkuPlan } from '../desk/sku-rows'
import type { DeskGoodsData } from '../desk/sql/read-goods'
import { wireGoods } from '../desk/wire'
import type { GoodsInput } from '../desk/write-fields'
import { idsIn, newChanges, newWords, wordsOf } from './differences'
import { namesOfIds, proposalOf, type IdNames, type ProposalRow } from './sql'

type Plan = ReturnType<typeof planUpdate>

/** What a change does to the product as it is now, or why it does nothing any more. */
function planOf(mall: Mall, goods: DeskGoodsData, { change }: ProposalRow): Plan | string {
  const sent = { ...change, goods_id: goods.goodsId, version: goods.version } as GoodsChange
  try {
    return planUpdate(mall, goods, sent)
  } catch (error) {
    if (error instanceof MallError) return error.message
    throw error
  }
}

const wireSku = (sku: PlannedSku, present: DeskSku | undefined): DeskSku => ({
  item_id: sku.itemId ?? 0,
  item_bn: sku.itemBn,
  barcode: sku.barcode,
  price: sku.price,
  point: sku.point,
  market_price: sku.marketPrice,
  cost_price: sku.costPrice,
  store: (present?.store ?? 0) + sku.store,
  weight: sku.weight,
  volume: sku.volume,
  start_num: sku.startNum,
  approve_status: sku.approveStatus,
  is_default: sku.isDefault,
  is_used: present?.is_used ?? false,
  pics: sku.pics,
  item_spec: sku.specs,
  member_prices: present?.member_prices ?? [],
})

/** A product with a change; new SKUs have the id 0. */
function withChange(goods: DeskGoodsData, input: GoodsInput, plan: SkuPlan, names: IdNames): DeskGoods {
  const present = wireGoods(goods)
  const { staff_goods: _staff, points_goods: _points, is_gift: _gift, ...fields } = input
  const known = Object.entries(fields).filter(([name, value]) => value !== undefined && name in present)
  const skuOf = new Map(present.spec_items.map((sku) => [sku.item_id, sku]))
  const { spec_items: _, ...changed } = Object.fromEntries(known)
  return {
    ...present,
    ...changed,
    ...(input.related_ids && {
      related_goods: input.related_ids.flatMap((id) => {
        const found = names.related[String(id)]
        return found ? [{ goods_id: id, item_name: found.name, pic: found.pic }] : []
      }),
    }),
    ...(plan.skus.length > 0 && {
      spec_items: plan.skus.map((sku) =>
        wireSku(sku, sku.itemId === null ? undefined : skuOf.get(sku.itemId)),
      ),
    }),
    // The identity of the product is that of the stored one.
    goods_id: present.goods_id,
    version: present.version,
  }
}

/**
 * What a merchant has sent for approval of a product, with its differences in words; null for nothing.
 * @param shopId of a merchant: only its own products exist
 * @throws MallError 商品不存在
 */
export async function getProposal(
  mall: Mall,
  goodsId: number,
  shopId: number | null,
): Promise<GoodsProposal | null> {
  const { db } = mall
  const [goods, [row]] = await Promise.all([
    loadGoods(db, goodsId, shopId),
    db.run(proposalOf, [goodsId, shopId]),
  ])
  if (!row) return null
  const planned = row.isNew ? null : planOf(mall, goods, row)
  const plan = typeof planned === 'string' ? null : planned
  const changes = plan?.changes ?? newChanges(goods)
  const ids = idsIn(changes)
  const [names, version] = await Promise.all([
    db.run(namesOfIds, [ids.brands, ids.categories, ids.templates, ids.tags, ids.related]),
    readRowVersion(db, { subject: 'goods', id: goodsId }),
  ])
  const known = only(names, 'names of what a change refers to')
  const changed = plan ? [...plan.changes.keys()] : []
  const conflicts = row.isNew ? [] : conflictsOf(version, { base: row.baseVersion, changed })
  return {
    goods_id: row.goodsId,
    item_id: row.itemId,
    item_name: row.itemName,
    shop_name: row.shopName,
    state: row.state,
    is_new: row.isNew,
    revision: row.revision,
    reason: row.reason,
    by: row.by,
    submitted: row.submitted,
    differences: plan
      ? wordsOf(goods, plan.changes, plan.plan, known)
      : row.isNew
        ? newWords(goods, known)
        : [],
    conflicts: await nameConflicts(db, conflicts),
    problem: typeof planned === 'string' ? planned : '',
    proposed: plan ? withChange(goods, plan.input, plan.plan, known) : null,
  }
}

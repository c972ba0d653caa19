import 'server-only'
import type { DeskGoods, SkuInput } from '@/lib/contract/operator/catalogue/goods-shape'
import type { EditConflict } from '@/lib/contract/operator/desk/edit-conflict'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { conflictsOf, lockRowVersion } from '@/lib/server/ground/desk-version/edit-row'
import { nameConflicts } from '@/lib/server/ground/desk-version/name-conflicts'
import { inOneTransaction } from '@/lib/server/ground/joined-mall'
import type { Mall } from '@/lib/server/ground/mall'
import { loadGoods } from '../desk/get-goods'
import { assertNewPictures } from '../desk/pictures'
import {
  createGoods,
  planUpdate,
  sideOf,
  updateGoods,
  type GoodsChange,
  type NewGoods,
} from '../desk/save-goods'
import type { DeskGoodsData } from '../desk/sql/read-goods'
import { wireGoods } from '../desk/wire'
import { normalized, type GoodsInput } from '../desk/write-fields'
import { isApprovalNeeded } from './approval-setting'
import { rehearse } from './rehearse'
import { splitChange } from './split-change'
import { deleteProposal, lockProposals, putProposal, writeAuditStatus, type ProposalRow } from './sql'

/** Products of merchants: what their merchants send, and what of it is done at once (contract operator §4, ADR 0119). */

/** The person at a shop who sends something. */
interface Merchant {
  actor: Actor
  shopId: number
}

/** What of a product is up to the mall, with what a new one has. */
const fixed = { sort: 0, product_type: 'normal', staff_goods: 0, points_goods: 0, is_gift: 0 } as const

/** @throws MallError for a change of what is up to the mall */
function assertOwn(
  sent: Pick<GoodsChange, 'sku_changes'> & GoodsInput & { spec_items?: SkuInput[] | undefined },
  present: Pick<DeskGoods, keyof typeof fixed>,
): void {
  const names = Object.keys(fixed) as (keyof typeof fixed)[]
  const asBit = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value)
  const skus = [...(sent.spec_items ?? []), ...(sent.sku_changes ?? [])]
  if (
    skus.some(({ member_prices: prices = [] }) => prices.length > 0) ||
    names.some((name) => sent[name] !== undefined && asBit(sent[name]) !== present[name])
  )
    throw new MallError('排序、商品类型、购买范围和会员价由商城设置')
}

/** @throws MallError 请选择商品分类: shoppers would not find what is sent */
function assertCategory(ids: readonly number[] | undefined): void {
  if (!ids || ids.length === 0) throw new MallError(deskMessages.goodsCategoryMissing)
}

interface Submission {
  goodsId: number
  isNew: boolean
  change: object
  fields: readonly string[]
  version: number
  /** For the audit trail. */
  before?: Record<string, unknown>
  after: Record<string, unknown>
}

async function storeSubmission(tx: Queries, { actor }: Merchant, sent: Submission, now: number) {
  const { goodsId, isNew, change, fields, version, before, after } = sent
  await tx.run(putProposal, [goodsId, isNew, JSON.stringify(change), fields, version, actor.id, now])
  await recordAudit(
    tx,
    { actor, event: 'proposeGoods', subject: 'goods', subjectId: goodsId, ...(before && { before }), after },
    now,
  )
}

/** A new product of a shop: shoppers see it once it is approved. @throws MallError as `createGoods` */
export async function createOfMerchant(mall: Mall, merchant: Merchant, sent: NewGoods): Promise<DeskGoods> {
  const { actor, shopId } = merchant
  assertOwn(sent, fixed)
  return inOneTransaction(mall, async ({ mall: joined, tx }) => {
    const isNeeded = await isApprovalNeeded(tx)
    if (isNeeded) assertCategory(sent.item_category)
    const goods = await createGoods(joined, actor, sent, {
      shopId,
      auditStatus: isNeeded ? 'processing' : 'approved',
    })
    if (isNeeded)
      await storeSubmission(
        tx,
        merchant,
        {
          goodsId: goods.goods_id,
          isNew: true,
          change: {},
          fields: [],
          version: goods.version,
          after: { item_name: goods.item_name },
        },
        mall.now(),
      )
    return goods
  })
}

/** The answer to a change. */
interface Updated {
  saved: boolean
  /** It, or a part of it, waits for approval. */
  waits: boolean
  conflicts: EditConflict[]
  goods: DeskGoods
}

/** A change as a merchant sends it. */
interface MerchantChange extends GoodsChange {
  /** It is everything that differs from what is on sale. */
  is_complete?: boolean | undefined
}

/**
 * What the change of a merchant would do if it were carried out now, so that nothing is sent for approval which could not
 * be. In a transaction of its own.
 * @returns its conflicts
 * @throws MallError as `updateGoods`
 */
export async function checkMerchantChange(
  mall: Mall,
  { actor, shopId }: Merchant,
  { is_complete: _, ...sent }: MerchantChange,
): Promise<EditConflict[]> {
  assertOwn(sent, wireGoods(await loadGoods(mall.db, sent.goods_id, shopId)))
  return (await rehearse(mall, (joined) => updateGoods(joined, actor, sent, shopId))).conflicts
}

/**
 * The change of a product by its merchant: a product that is not approved is changed and sent again; of an approved one
 * stock and taking off the shelf are changed at once, the rest replaces what waited (`splitChange`).
 * @param conflicts of `checkMerchantChange`
 * @throws MallError as `updateGoods`
 */
export async function updateOfMerchant(
  mall: Mall,
  merchant: Merchant,
  { is_complete: isComplete = false, ...sent }: MerchantChange,
  conflicts: EditConflict[],
): Promise<Updated> {
  const { actor, shopId } = merchant
  return inOneTransaction(mall, async ({ mall: joined, tx }) => {
    const [waiting] = await tx.run(lockProposals, [[sent.goods_id], shopId])
    const goods = await loadGoods(tx, sent.goods_id, shopId)
    if (conflicts.length > 0) return { saved: false, waits: false, conflicts, goods: wireGoods(goods) }
    if (goods.auditStatus !== 'approved') return sendAgain(joined, merchant, sent, goods, waiting)
    if (await isApprovalNeeded(tx)) return sendChange(joined, merchant, { ...sent, isComplete }, waiting)
    return { ...(await updateGoods(joined, actor, sent, shopId)), waits: false }
  })
}

/** Changes a product that is not approved. @param mall within the transaction of the change */
async function sendAgain(
  mall: Mall,
  merchant: Merchant,
  sent: GoodsChange,
  before: DeskGoodsData,
  waiting: ProposalRow | undefined,
): Promise<Updated> {
  const result = await updateGoods(mall, merchant.actor, sent, merchant.shopId)
  const isChanged = result.goods.version !== before.version
  if (!result.saved || (!isChanged && waiting?.state === 'processing'))
    return { ...result, waits: result.saved }
  assertCategory(result.goods.item_category)
  const now = mall.now()
  const { goods_id: goodsId, version, item_name: name } = result.goods
  await mall.db.run(writeAuditStatus, [goodsId, 'processing', now])
  await storeSubmission(
    mall.db,
    merchant,
    { goodsId, isNew: true, change: {}, fields: [], version, after: { item_name: name } },
    now,
  )
  const goods = wireGoods(await loadGoods(mall.db, goodsId, null))
  return { saved: true, waits: true, conflicts: [], goods }
}

/**
 * Changes what an approved product may change at once, and puts the rest for approval.
 * @param mall within the transaction of the change
 */
async function sendChange(
  mall: Mall,
  merchant: Merchant,
  { isComplete, ...sent }: GoodsChange & { isComplete: boolean },
  waiting: ProposalRow | undefined,
): Promise<Updated> {
  const { actor, shopId } = merchant
  const { db } = mall
  const { goods_id: goodsId, version: base, overwrite, ...fields } = sent
  const { now, later } = splitChange(fields)
  const row = { subject: 'goods', id: goodsId }
  const version = await lockRowVersion(db, row)
  const goods = await loadGoods(db, goodsId, shopId)
  const { input, plan, changes } = planUpdate(mall, goods, { ...later, goods_id: goodsId, version: base })
  const changed = [...changes.keys()]
  const refused = (conflicts: EditConflict[]) => ({
    saved: false,
    waits: false,
    conflicts,
    goods: wireGoods(goods),
  })
  const conflicts = conflictsOf(version, { base, changed, overwrite: overwrite ?? [] })
  if (conflicts.length > 0) return refused(await nameConflicts(db, conflicts))
  assertNewPictures(mall, goods, { input, plan, shopId })
  if (Object.keys(now).length > 0) {
    const done = await updateGoods(
      mall,
      actor,
      { ...now, goods_id: goodsId, version: base, overwrite },
      shopId,
    )
    if (!done.saved) return refused(done.conflicts)
  }
  if (changed.length === 0 && waiting && isComplete) await dropProposal(db, merchant, goodsId, mall.now())
  if (changed.length > 0) {
    assertCategory(later.item_category ?? wireGoods(goods).item_category)
    const submission = {
      goodsId,
      isNew: false,
      change: normalized(mall, later),
      fields: changed,
      version: (await lockRowVersion(db, row)).version,
      before: sideOf(changes, 'before'),
      after: sideOf(changes, 'after'),
    }
    await storeSubmission(db, merchant, submission, mall.now())
  }
  return {
    saved: true,
    waits: changed.length > 0 || (!isComplete && waiting?.state === 'processing'),
    conflicts: [],
    goods: wireGoods(await loadGoods(db, goodsId, null)),
  }
}

/** Deletes a change that was sent; the product stays as it is. */
export async function dropProposal(
  tx: Queries,
  { actor }: Pick<Merchant, 'actor'>,
  goodsId: number,
  now: number,
): Promise<void> {
  await tx.run(deleteProposal, [goodsId])
  await recordAudit(tx, { actor, event: 'withdrawGoods', subject: 'goods', subjectId: goodsId }, now)
}

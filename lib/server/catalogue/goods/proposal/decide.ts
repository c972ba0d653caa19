import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { goodsFieldName } from '@/lib/domain/goods/field-names'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { assertRequiredParams } from '@/lib/server/catalogue/attribute/category-attributes'
import { indexGoods } from '@/lib/server/catalogue/search/index-goods'
import { recordAudit, recordAudits } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { lockRowVersion, storeEdit } from '@/lib/server/ground/desk-version/edit-row'
import { inOneTransaction } from '@/lib/server/ground/joined-mall'
import type { Mall } from '@/lib/server/ground/mall'
import { dropsOf } from '../desk/drops'
import { loadGoods } from '../desk/get-goods'
import { updateGoods } from '../desk/save-goods'
import { deleteProposal, lockProposals, moveProposals, writeAuditStatus, type ProposalRow } from './sql'

/** A proposal that is decided, with the revision that was shown. */
interface Decision {
  goods_id: number
  revision: number
  /** Fields to overwrite although another person changed them since. */
  overwrite?: string[] | undefined
}

/**
 * The proposals of decisions, locked.
 * @throws MallError 商品不存在; when one was decided, withdrawn or changed since the operator saw it; 商品在回收站，请先恢复
 */
async function lockDecided(tx: Queries, items: readonly Decision[]) {
  const itemOf = new Map(items.map((item) => [item.goods_id, item]))
  const rows = await tx.run(lockProposals, [[...itemOf.keys()], null])
  const rowOf = new Map(rows.map((row) => [row.goodsId, row]))
  const found: { row: ProposalRow; item: Decision }[] = []
  for (const item of itemOf.values()) {
    const row = rowOf.get(item.goods_id)
    if (row?.state === 'processing' && row.revision === item.revision && row.deleted === null) {
      found.push({ row, item })
      continue
    }
    const { itemName, deleted } = await loadGoods(tx, item.goods_id, null)
    throw new MallError(
      deleted === null
        ? `“${itemName}”已被处理或有新的修改，请重新查看`
        : `“${itemName}”：${deskMessages.goodsDeleted}`,
    )
  }
  return found.sort((one, other) => one.row.goodsId - other.row.goodsId)
}

/** @param mall within the transaction of the decision */
async function approveNew(mall: Mall, actor: Actor, goodsId: number): Promise<void> {
  const tx = mall.db
  const now = mall.now()
  const row = { subject: 'goods', id: goodsId }
  const version = await lockRowVersion(tx, row)
  await tx.run(writeAuditStatus, [goodsId, 'approved', now])
  const { approveStatus, skus } = await loadGoods(tx, goodsId, null)
  if (approveStatus !== 'instock') await assertRequiredParams(tx, goodsId)
  await indexGoods(tx, [goodsId])
  await storeEdit(tx, row, version, ['audit_status'], actor, now)
  await mall.invalidate(dropsOf(goodsId, { isListed: true, itemIds: skus.map(({ itemId }) => itemId) }))
}

/** @throws MallError when a field was changed since the change was sent; as `updateGoods` */
async function approveChange(mall: Mall, actor: Actor, row: ProposalRow, overwrite: string[] | undefined) {
  const { goodsId, baseVersion, change, itemName } = row
  const sent = { ...change, goods_id: goodsId, version: baseVersion, overwrite }
  const { saved, conflicts } = await updateGoods(mall, actor, sent)
  if (saved) return
  const fields = [...new Set(conflicts.map(({ field }) => goodsFieldName(field)))].join('、')
  const people = [...new Set(conflicts.map(({ by }) => by || '其他人'))].join('、')
  throw new MallError(`“${itemName}”的${fields}已被${people}修改，请重新查看`)
}

/**
 * Approves what merchants sent, all or none: a new product is shown, a change is carried out as the edit of an operator.
 * @throws MallError as `lockDecided`, `updateGoods`; when a field was changed since the change was sent
 */
export async function approveProposals(
  mall: Mall,
  actor: Actor,
  items: readonly Decision[],
): Promise<number> {
  return inOneTransaction(mall, async ({ mall: joined, tx }) => {
    const decided = await lockDecided(tx, items)
    for (const { row, item } of decided) {
      const { goodsId, isNew } = row
      try {
        await (isNew ? approveNew(joined, actor, goodsId) : approveChange(joined, actor, row, item.overwrite))
      } catch (error) {
        const isNamed = error instanceof MallError && error.message.includes(row.itemName)
        throw decided.length > 1 && error instanceof MallError && !isNamed
          ? new MallError(`“${row.itemName}”：${error.message}`)
          : error
      }
      await tx.run(deleteProposal, [goodsId])
      await recordAudit(
        tx,
        {
          actor,
          event: 'approveGoods',
          subject: 'goods',
          subjectId: goodsId,
          after: { revision: row.revision },
        },
        mall.now(),
      )
    }
    return decided.length
  })
}

/** Rejects what merchants sent, all or none, with a reason that they see. @throws MallError as `lockDecided` */
export async function rejectProposals(
  mall: Mall,
  actor: Actor,
  items: readonly Decision[],
  reason: string,
): Promise<number> {
  return mall.db.transaction(async (tx) => {
    const ids = (await lockDecided(tx, items)).map(({ row }) => row.goodsId)
    await tx.run(moveProposals, [ids, 'rejected', reason, null])
    await recordAudits(
      tx,
      ids.map((subjectId) => ({ actor, event: 'rejectGoods', subject: 'goods', subjectId, reason })),
      mall.now(),
    )
    return ids.length
  })
}

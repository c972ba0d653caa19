import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { loadGoods } from '../desk/get-goods'
import { dropProposal } from './propose'
import { lockProposals, moveProposals, type ProposalRow } from './sql'

/** @throws MallError 商品不存在, 没有待审核的内容 */
async function lockProposal(tx: Queries, goodsId: number, shopId: number | null): Promise<ProposalRow> {
  const [row] = await tx.run(lockProposals, [[goodsId], shopId])
  if (row) return row
  await loadGoods(tx, goodsId, shopId)
  throw new MallError('没有待审核的内容')
}

/** Sends again what was withdrawn or rejected. @throws MallError 商品不存在, 没有待审核的内容, 商品在回收站，请先恢复 */
export async function submitProposal(mall: Mall, { actor, shopId }: Scope, goodsId: number): Promise<void> {
  const now = mall.now()
  await mall.db.transaction(async (tx) => {
    const { state, deleted } = await lockProposal(tx, goodsId, shopId)
    if (deleted !== null) throw new MallError(deskMessages.goodsDeleted)
    if (state === 'processing') return
    await tx.run(moveProposals, [[goodsId], 'processing', '', now])
    await recordAudit(tx, { actor, event: 'proposeGoods', subject: 'goods', subjectId: goodsId }, now)
  })
}

/**
 * Takes back what waits for approval: it can be edited and sent again. `isDiscarded` deletes a change, whatever its state.
 * @throws MallError 商品不存在, 没有待审核的内容
 */
export async function withdrawProposal(
  mall: Mall,
  { actor, shopId }: Scope,
  goodsId: number,
  isDiscarded: boolean,
): Promise<void> {
  const now = mall.now()
  await mall.db.transaction(async (tx) => {
    const { state, isNew } = await lockProposal(tx, goodsId, shopId)
    if (isDiscarded && !isNew) return dropProposal(tx, { actor }, goodsId, now)
    if (state !== 'processing') return
    await tx.run(moveProposals, [[goodsId], 'submitting', '', null])
    await recordAudit(tx, { actor, event: 'withdrawGoods', subject: 'goods', subjectId: goodsId }, now)
  })
}

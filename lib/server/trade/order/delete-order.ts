import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { shownState } from '@/lib/domain/order/labels'
import { mayDelete } from '@/lib/domain/order/states'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Mall } from '@/lib/server/ground/mall'
import { lockOrder } from './lock-order'
import { hideOrder, lineAftersales } from './sql/changes'

/**
 * Hides an ended order from its buyer; the mall keeps it (contract trade §1).
 * @throws MallError 订单号为…的订单不存在, 订单状态不能删除
 */
export async function deleteOrder(mall: Mall, userId: number, orderId: string): Promise<void> {
  const now = mall.now()
  await mall.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, userId)
    if (!order) throw new MallError(orderMessages.orderNumberUnknown(orderId))
    const lines = await tx.run(lineAftersales, [orderId])
    const statuses = lines.map(({ status }) => status)
    if (!mayDelete(shownState(order, now), statuses)) throw new MallError('订单状态不能删除')
    await tx.run(hideOrder, [orderId, now])
    const actor = { kind: 'member', id: userId } as const
    await recordAudit(
      tx,
      { actor, event: 'delete', subject: 'order', subjectId: orderId, after: { deletedTime: now } },
      now,
    )
  })
}

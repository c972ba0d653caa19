import 'server-only'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { lockOrderOfShop } from './lock-order'
import { setRemark } from './sql/operator'

/**
 * Stores an internal note, which the buyer never sees (contract operator).
 * @throws MallError 订单不存在
 */
export async function remarkOrder(
  mall: Mall,
  { actor, shopId }: Scope,
  orderId: string,
  remark: string,
): Promise<void> {
  await mall.db.transaction(async (tx) => {
    await lockOrderOfShop(tx, orderId, shopId)
    const [row] = await tx.run(setRemark, [orderId, remark])
    await recordAudit(
      tx,
      {
        actor,
        event: 'remark',
        subject: 'order',
        subjectId: orderId,
        before: { remark: row?.before ?? '' },
        after: { remark },
      },
      mall.now(),
    )
  })
}

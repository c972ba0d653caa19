import 'server-only'
import { sealPersonal } from '@/lib/server/ground/audit/personal-fields'
import { recordAudits } from '@/lib/server/ground/audit/record-audit'
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
    const { userId } = await lockOrderOfShop(tx, orderId, shopId)
    const [row] = await tx.run(setRemark, [orderId, remark])
    const entry = {
      actor,
      event: 'remark',
      subject: 'order',
      subjectId: orderId,
      before: { remark: row?.before ?? '' },
      after: { remark },
      // Notes are about the buyer as often as about the order.
      member: userId,
      personal: ['remark'],
    }
    await recordAudits(tx, await sealPersonal(tx, mall.secret, [entry]), mall.now())
  })
}

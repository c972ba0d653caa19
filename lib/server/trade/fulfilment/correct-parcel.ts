import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as parcelMessages from '@/lib/domain/messages/parcel'
import { courierName, parcelProblem } from '@/lib/domain/order/couriers'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { lockOrderOfShop } from '@/lib/server/trade/order/lock-order'
import { correctParcelRow, parcelOfShop } from './sql'

/** States of an order whose parcels are on their way. */
const onTheWay: readonly string[] = ['PAYED', 'WAIT_BUYER_CONFIRM']

/**
 * Corrects courier and number of a parcel until it is received (contract operator).
 * @returns its order
 * @throws MallError 物流公司不能为空 …, 发货单不存在, 订单状态不能修改物流
 */
export async function correctParcel(
  mall: Mall,
  { actor, shopId }: Scope,
  parcelId: number,
  { corp, trackingNumber }: { corp: string; trackingNumber: string },
): Promise<string> {
  const problem = parcelProblem(corp, trackingNumber)
  if (problem) throw new MallError(problem)
  return mall.db.transaction(async (tx) => {
    const now = mall.now()
    const [found] = await tx.run(parcelOfShop, [parcelId, shopId])
    if (!found) throw new MallError(parcelMessages.parcelMissing)
    const order = await lockOrderOfShop(tx, found.orderId, shopId)
    if (!onTheWay.includes(order.orderStatus)) throw new MallError('订单状态不能修改物流')
    // Read again under the lock, so that the audit row has the values that were actually replaced.
    const [before] = await tx.run(parcelOfShop, [parcelId, shopId])
    await tx.run(correctParcelRow, [parcelId, corp, courierName(corp), trackingNumber, now])
    await recordAudit(
      tx,
      {
        actor,
        event: 'correctParcel',
        subject: 'parcel',
        subjectId: parcelId,
        before: before && { deliveryCorp: before.deliveryCorp, deliveryCode: before.deliveryCode },
        after: { deliveryCorp: corp, deliveryCode: trackingNumber },
      },
      now,
    )
    return found.orderId
  })
}

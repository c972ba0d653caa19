import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as parcelMessages from '@/lib/domain/messages/parcel'
import { courierName, parcelProblem } from '@/lib/domain/order/couriers'
import { chooseUnits, shippingEvent, withUnits } from '@/lib/domain/order/shipping'
import { canGo, transitions, type OrderState } from '@/lib/domain/order/states'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { notifyBuyers } from '@/lib/server/ground/outbox/notify-buyers'
import { readTradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { lockOrderOfShop, moveOrder } from '@/lib/server/trade/order/lock-order'
import { lockLines, writeParcel } from './sql'

export interface Shipment {
  orderId: string
  /** Code of the courier. */
  corp: string
  trackingNumber: string
  /** Units by order line; without it all that are left. */
  items?: readonly { id: number; num?: number | undefined }[] | undefined
}

/**
 * Sends a parcel with units of an order; with the last one the order is shipped (contract operator, contract trade
 * §12.3).
 * @throws MallError 物流公司不能为空 …, 订单不存在, 订单状态不能发货, 发货数量不正确
 */
export async function shipOrder(
  mall: Mall,
  { actor, shopId }: Scope,
  shipment: Shipment,
): Promise<{ parcelId: number; state: OrderState }> {
  const { orderId, corp, trackingNumber, items } = shipment
  const problem = parcelProblem(corp, trackingNumber)
  if (problem) throw new MallError(problem)
  return mall.db.transaction(async (tx) => {
    const now = mall.now()
    const order = await lockOrderOfShop(tx, orderId, shopId)
    if (!canGo(order, 'shipPart')) throw new MallError(transitions.ship.refusal)
    const [lines, settings] = await Promise.all([tx.run(lockLines, [orderId]), readTradeSettings(tx)])
    const chosen = chooseUnits(lines, items)
    if (!chosen) throw new MallError(parcelMessages.shippedQuantityInvalid)
    const event = shippingEvent(withUnits(lines, chosen, 'deliveredNum'))
    const parcel = only(
      await tx.run(writeParcel, [
        orderId,
        corp,
        courierName(corp),
        trackingNumber,
        chosen.map(({ id }) => id),
        chosen.map(({ num }) => num),
        now,
        event === 'ship' ? now + settings.finishSeconds : null,
      ]),
      'writing a parcel',
    )
    const state = await moveOrder(
      tx,
      order,
      event,
      { actor, facts: { parcelId: parcel.parcelId, items: chosen } },
      now,
    )
    const after = { orderId, deliveryCorp: corp, deliveryCode: trackingNumber }
    const type = event === 'ship' ? 'shipped' : 'shipped_part'
    const params = { courier: courierName(corp), trackingNumber }
    await Promise.all([
      recordAudit(tx, { actor, event: 'ship', subject: 'parcel', subjectId: parcel.parcelId, after }, now),
      notifyBuyers(tx, [orderId], { type, params }, now),
    ])
    return { parcelId: parcel.parcelId, state }
  })
}

import 'server-only'
import { freightFee, refusesArea, type FreightTemplate } from '@/lib/domain/delivery/freight'
import { MallError } from '@/lib/domain/errors'
import * as addressMessages from '@/lib/domain/messages/address'
import * as deliveryMessages from '@/lib/domain/messages/delivery'
import * as memberMessages from '@/lib/domain/messages/member'
import * as orderMessages from '@/lib/domain/messages/order'
import { shownState } from '@/lib/domain/order/labels'
import { receiverProblem, type Receiver } from '@/lib/domain/order/receiver'
import { isMobile } from '@/lib/domain/validate'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { findRegion, freightAreas } from '@/lib/server/ground/region/find-region'
import { lockOrder, type LockedOrder } from '@/lib/server/trade/order/lock-order'
import { freightLines, setReceiver } from './sql/receiver'

/** Not shipped, without a request to cancel, and not a pickup order. */
const isOpen = ({ orderStatus, deliveryStatus, cancelStatus, zitiStatus }: LockedOrder) =>
  ['NOTPAY', 'PAYED'].includes(orderStatus) &&
  deliveryStatus === 'PENDING' &&
  ['NO_APPLY_CANCEL', 'FAILS'].includes(cancelStatus) &&
  zitiStatus === 'NOTZITI'

/** Freight areas that contain an address. @throws MallError naming the unknown part */
function areaOf({ state, city, district }: Receiver): string[] {
  const found = findRegion(state, city, district)
  if ('ids' in found) return freightAreas(found.ids)
  const texts = {
    province: addressMessages.provinceInvalid,
    city: addressMessages.cityInvalid,
    county: addressMessages.regionInvalid,
  }
  throw new MallError(texts[found.unknown])
}

/** @throws MallError when the goods are not delivered there, or when the freight differs from the buyer's */
async function assertSameFreight(tx: Queries, order: LockedOrder, areaIds: string[]): Promise<void> {
  const lines = await tx.run(freightLines, [order.orderId])
  const templates = new Map<number, FreightTemplate>()
  for (const { templatesId: templateId, isFree, valuation, status, conf } of lines) {
    if (conf === null || isFree === null || valuation === null || status === null) continue
    templates.set(templateId, { templateId, isFree, valuation, status, conf })
  }
  if ([...templates.values()].some((template) => refusesArea(template, areaIds)))
    throw new MallError(deliveryMessages.noDeliveryThere)
  if (freightFee(lines, templates, areaIds) !== order.freightFee)
    throw new MallError('新地址的运费不同，请取消订单后重新下单')
}

/**
 * Changes the receiver of the member's own order of employee purchase until it is shipped (contract member §14.1). The
 * freight was paid or shown for the old address, so a new region must cost the same.
 * @throws MallError 订单不存在, 订单状态不能修改收货信息, the text of the first wrong field, and those of
 *   `assertSameFreight`
 */
export async function changeReceiver(
  mall: Mall,
  userId: number,
  orderId: string,
  receiver: Receiver,
): Promise<void> {
  const problem = receiverProblem(receiver)
  if (problem) throw new MallError(problem)
  if (!isMobile(receiver.mobile)) throw new MallError(memberMessages.mobileInvalid)
  const areaIds = areaOf(receiver)
  const now = mall.now()
  await mall.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, userId)
    if (order?.orderClass !== 'employee_purchase') throw new MallError(orderMessages.orderMissing)
    if (!isOpen(shownState(order, now))) throw new MallError('订单状态不能修改收货信息')
    await assertSameFreight(tx, order, areaIds)
    const { name, mobile, state, city, district, address, zip } = receiver
    await tx.run(setReceiver, [orderId, name, mobile, state, city, district, address, zip, now])
    // Without name, number and street, because the audit trail is kept longer than they are needed.
    const after = { state, city, district }
    const actor = { kind: 'member' as const, id: userId }
    await recordAudit(tx, { actor, event: 'receiver', subject: 'order', subjectId: orderId, after }, now)
  })
}

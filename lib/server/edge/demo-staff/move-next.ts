import 'server-only'
import { systemActor } from '@/lib/domain/person/actor'
import { demoTrackingNumber, type DemoStaffSetting } from '@/lib/domain/person/demo-staff'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { RowOf } from '@/lib/server/ground/db/statement'
import { inOneTransaction } from '@/lib/server/ground/joined-mall'
import type { Mall } from '@/lib/server/ground/mall'
import { decideRefund } from '@/lib/server/trade/aftersale/decide-refund'
import { receiveGoods } from '@/lib/server/trade/aftersale/receive-goods'
import { resendGoods } from '@/lib/server/trade/aftersale/resend-goods'
import { defaultReturnAddress } from '@/lib/server/trade/aftersale/return-addresses'
import { reviewAftersale } from '@/lib/server/trade/aftersale/review-aftersale'
import { findDemoStaff } from '@/lib/server/trade/demo-promise/find-demo-staff'
import { shipOrder } from '@/lib/server/trade/fulfilment/ship-order'
import { approveCancel } from '@/lib/server/trade/order/cancel-order'
import { lockAftersale, lockToCancel, lockToShip, waitingAftersale } from './sql'

/** The actor of these steps in audit rows. */
const deskUser = { actor: systemActor('demo staff'), shopId: null }
const courier = 'SF'

type Waiting = RowOf<typeof waitingAftersale>

/** The next step that an operator would take with an after-sale. */
async function moveAftersale(mall: Mall, { bn, type, status, progress, returnType, shopId }: Waiting) {
  if (status === 0) {
    const goesBack = type !== 'ONLY_REFUND' && returnType !== 'offline'
    const addressId = goesBack ? await defaultReturnAddress(mall.db, shopId) : undefined
    return reviewAftersale(mall, deskUser, bn, { agree: true, refuseReason: '', addressId })
  }
  if (progress === 2) return receiveGoods(mall, deskUser, bn, true)
  return type === 'EXCHANGING_GOODS'
    ? resendGoods(mall, deskUser, bn, { corpCode: courier, logiNo: demoTrackingNumber(bn) })
    : decideRefund(mall, deskUser, bn, { agree: true, refuseReason: '' })
}

/**
 * Finds one item that has been waiting since `until` and moves it with the service of the operators' call; false when
 * none is waiting.
 */
async function moveOne(tx: Queries, mall: Mall, { members, since }: DemoStaffSetting, until: number) {
  const [toShip] = await tx.run(lockToShip, [members, until, since])
  if (toShip) {
    const { orderId } = toShip
    await shipOrder(mall, deskUser, { orderId, corp: courier, trackingNumber: demoTrackingNumber(orderId) })
    return true
  }
  const [toCancel] = await tx.run(lockToCancel, [members, until])
  if (toCancel) {
    await approveCancel(mall, toCancel.orderId, deskUser.actor)
    return true
  }
  const [locked] = await tx.run(lockAftersale, [members, until])
  const [aftersale] = locked ? await tx.run(waitingAftersale, [locked.bn, until]) : []
  if (aftersale) await moveAftersale(mall, aftersale)
  return locked !== undefined
}

/**
 * Takes the next operator step for a shopper of the demo mall who has waited long enough: ships an order, approves a
 * cancellation, or moves an after-sale on. Search and step are one transaction, and locked orders are skipped, so that
 * two workers never move the same one (ADR 0099).
 * @returns false when nothing is due, and in every mall without demo staff
 */
export async function moveNextOfDemo(mall: Mall): Promise<boolean> {
  const setting = await findDemoStaff(mall)
  if (!setting) return false
  return inOneTransaction(mall, ({ mall: joined, tx }) =>
    moveOne(tx, joined, setting, mall.now() - setting.after),
  )
}

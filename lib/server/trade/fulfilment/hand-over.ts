import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as parcelMessages from '@/lib/domain/messages/parcel'
import { readPickupCode, wrongPickupCodes } from '@/lib/domain/order/pickup/pickup-codes'
import { canGo, transitions } from '@/lib/domain/order/states'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { returnHit, takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { readTradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { lockOrderOfShop, moveOrder } from '@/lib/server/trade/order/lock-order'
import { handOverUnits, orderOfCode, pickupCodeOf } from './sql'

/** The code in the QR code of an order, or an order and its six-digit code. */
export type PickupProof = { orderCode: string } | { orderId: string; pickupCode: string }

const wrong = () => new MallError(parcelMessages.pickupCodeWrong)

/** The order of a valid proof. @throws MallError 提货码错误, 提货码已过期 */
async function orderOfProof(
  db: Queries,
  shopId: number | null,
  proof: PickupProof,
  now: number,
): Promise<string> {
  if ('orderCode' in proof) {
    const [found] = await db.run(orderOfCode, [readPickupCode(proof.orderCode), shopId])
    return valid(found, now).orderId
  }
  const [found] = await db.run(pickupCodeOf, [proof.orderId, proof.pickupCode.trim()])
  valid(found, now)
  return proof.orderId
}

function valid<C extends { expires: number }>(code: C | undefined, now: number): C {
  if (!code) throw wrong()
  if (code.expires <= now) throw new MallError('提货码已过期')
  return code
}

/**
 * Runs a check of a code and counts wrong ones: after five in ten minutes for the order, or by the same staff member,
 * every further code is rejected, even a correct one. Parallel guesses are counted before they are checked.
 */
async function limited<T>(
  { db, now }: Mall,
  keys: readonly string[],
  check: (moment: number) => Promise<T>,
): Promise<T> {
  const moment = now()
  for (const key of keys) await takeHit(db, key, wrongPickupCodes, moment)
  const result = await check(moment)
  for (const key of keys) await returnHit(db, key, wrongPickupCodes, moment)
  return result
}

/**
 * Checks the proof of a pickup order. Runs outside the transaction of the handover: a wrong code counts even though
 * nothing is handed over.
 * @returns the order id
 * @throws MallError 订单不存在, 提货码错误, 提货码已过期; 429 after five wrong codes
 */
export async function checkProof(mall: Mall, { actor, shopId }: Scope, proof: PickupProof): Promise<string> {
  if ('orderId' in proof) await mall.db.transaction((tx) => lockOrderOfShop(tx, proof.orderId, shopId))
  const keys = [`pickup-by:${actor.id}`, ...('orderId' in proof ? [`pickup-of:${proof.orderId}`] : [])]
  return limited(mall, keys, (moment) => orderOfProof(mall.db, shopId, proof, moment))
}

/**
 * Hands over a pickup order after its proof was checked (contract trade §9.2, contract operator).
 * @throws MallError 订单不存在, 订单有未处理的取消申请，不能核销, 订单状态不能核销
 */
export async function handOver(mall: Mall, { actor, shopId }: Scope, orderId: string): Promise<void> {
  await mall.db.transaction(async (tx) => {
    const now = mall.now()
    const order = await lockOrderOfShop(tx, orderId, shopId)
    if (order.cancelStatus === 'WAIT_PROCESS') throw new MallError('订单有未处理的取消申请，不能核销')
    if (!canGo(order, 'pickUp')) throw new MallError(transitions.pickUp.refusal)
    const { aftersaleSeconds } = await readTradeSettings(tx)
    await tx.run(handOverUnits, [orderId, now])
    await moveOrder(tx, order, 'pickUp', { actor, aftersaleSeconds }, now)
  })
}

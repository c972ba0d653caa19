import 'server-only'
import { randomInt } from 'node:crypto'
import { MallError } from '@/lib/domain/errors'
import { isFresh, pickupCodes, type PickupCodeKind } from '@/lib/domain/order/pickup/pickup-codes'
import { barCodeUrl } from '@/lib/server/ground/adapters/bar-code'
import { qrCodeUrl } from '@/lib/server/ground/adapters/qr-code'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { notify } from '@/lib/server/ground/outbox/notify-buyers'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { readTradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { findOrder } from '@/lib/server/trade/order/find-orders'
import { addCode, deleteCodes, validCodes } from './sql'

/** Most messages with a code per order and hour. */
const smsPerOrder = { max: 5, window: 3600, message: '短信发送过于频繁，请稍后再试' }

const randomDigits = (count: number) => Array.from({ length: count }, () => String(randomInt(10))).join('')

/**
 * A code of this kind that an order can show now; a code that expires soon is replaced by a new one, and both are valid
 * until it does.
 */
async function freshCode(
  db: Queries,
  orderId: string,
  kind: PickupCodeKind,
  now: number,
): Promise<{ code: string; expires: number }> {
  const shown = (await db.run(validCodes, [orderId, now])).find((code) => code.kind === kind)
  if (shown && isFresh(kind, shown.expires, now)) return shown
  const { seconds, digits } = pickupCodes[kind]
  const expires = now + seconds
  for (;;) {
    // The random code belongs to another order, so another one is tried.
    const [added] = await db.run(addCode, [orderId, kind, randomDigits(digits), expires])
    if (added) return { code: added.code, expires }
  }
}

/** A paid order of the member that is waiting for pickup or was picked up. */
async function pickupOrder({ db }: Mall, userId: number, orderId: string) {
  const record = await findOrder(db, userId, orderId)
  if (!record || record.order.zitiStatus === 'NOTZITI' || record.order.payStatus !== 'PAYED')
    throw new MallError('当前订单没有提货码')
  return record.order
}

/**
 * The codes with which a member picks an order up (contract trade §9.2).
 * @throws MallError 当前订单没有提货码
 */
export async function getPickupCode(mall: Mall, userId: number, orderId: string) {
  const order = await pickupOrder(mall, userId, orderId)
  const isWaiting = order.zitiStatus === 'PENDING' && order.orderStatus === 'PAYED'
  const { pickupCodeOpen } = await readTradeSettings(mall.db)
  const show = async (kind: PickupCodeKind) => (await freshCode(mall.db, orderId, kind, mall.now())).code
  const code = isWaiting ? await show('order') : ''
  return {
    user_id: userId,
    order_id: orderId,
    code,
    qrcode_url: isWaiting ? qrCodeUrl(`ZT_${code}`) : '',
    barcode_url: isWaiting ? barCodeUrl(`ZT_${code}`) : '',
    ziti_status: order.zitiStatus,
    pickup_code: isWaiting && pickupCodeOpen ? await show('pickup') : null,
  }
}

/**
 * Sends the six-digit code to the phone of the person who picks up the order (contract trade §9.2).
 * @throws MallError 当前订单没有提货码; 429 for too many messages
 */
export async function sendPickupCode(mall: Mall, userId: number, orderId: string): Promise<void> {
  const order = await pickupOrder(mall, userId, orderId)
  const { pickupCodeOpen } = await readTradeSettings(mall.db)
  if (order.zitiStatus !== 'PENDING' || order.orderStatus !== 'PAYED' || !pickupCodeOpen)
    throw new MallError('当前订单没有提货码')
  const now = mall.now()
  await takeHit(mall.db, `pickup-sms:${orderId}`, smsPerOrder, now)
  await mall.db.transaction(async (tx) => {
    const { code, expires } = await freshCode(tx, orderId, 'pickup', now)
    const notice = { type: 'pickup', params: { orderId, code } } as const
    await notify(tx, order.receiverMobile, notice, now, expires)
  })
}

/** Deletes codes that expired an hour ago. */
export const sweepPickupCodes = async ({ db, now }: Pick<Mall, 'db' | 'now'>): Promise<void> => {
  await db.run(deleteCodes, [now() - 3600])
}

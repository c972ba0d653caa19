import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { shortYuan } from '@/lib/domain/money'
import { orderIdParts } from '@/lib/domain/order/order-id'
import { giftOf, isRechargeable } from '@/lib/domain/order/payment/recharge'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { readTradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { lockMember } from '@/lib/server/people/account/lock-member'
import { getOpenRecharge } from '@/lib/server/trade/deposit/recharge-setting'
import { cancelOrder } from '@/lib/server/trade/order/cancel-order'
import * as sql from './sql'

/** An unpaid recharge that ends within this many seconds is replaced instead of being paid. */
const leastSeconds = 60

/**
 * Places the order that recharges a member's stored value; the cashier pays it, and its payment credits amount and gift
 * once (ADR 0093). The same amount is ordered once while unpaid; another amount cancels that order.
 * @param fee cents; undefined when the client sent no valid number
 * @returns the order id
 * @throws MallError 暂未开启储值充值, 充值金额不正确, 充值金额应为…至…元
 */
export async function placeRecharge(mall: Mall, userId: number, fee: number | undefined): Promise<string> {
  const setting = await getOpenRecharge(mall.db)
  if (fee === undefined) throw new MallError(orderMessages.rechargeAmountInvalid)
  if (!isRechargeable(setting, fee))
    throw new MallError(`充值金额应为${shortYuan(setting.minFee)}至${shortYuan(setting.maxFee)}元`)
  const gift = giftOf(setting, fee)
  const now = mall.now()
  const isSame = (open: { fee: number; gift: number }) => open.fee === fee && open.gift === gift
  const [earlier] = await mall.db.run(sql.openRecharge, [userId, now + leastSeconds])
  // Fails while the earlier order is being paid, which then counts.
  if (earlier && !isSame(earlier))
    await cancelOrder(mall, userId, earlier.orderId, '更换充值金额').catch(() => {})
  return mall.db.transaction(async (tx) => {
    // Parallel calls place only one order.
    await lockMember(tx, userId)
    const [open] = await tx.run(sql.openRecharge, [userId, now + leastSeconds])
    if (open && isSame(open)) return open.orderId
    const { cancelSeconds } = await readTradeSettings(tx)
    const { head, tail } = orderIdParts(now, userId)
    const placed = only(
      await tx.run(sql.placeRecharge, [head, tail, userId, fee, gift, now, now + cancelSeconds]),
      'placing a recharge',
    )
    return placed.orderId
  })
}

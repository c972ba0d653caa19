import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { shortYuan } from '@/lib/domain/money'
import { shownState } from '@/lib/domain/order/labels'
import {
  changePrice as priceAfter,
  type ChangedPrice,
  type PriceChange,
} from '@/lib/domain/order/price-change'
import { canGo, transitions } from '@/lib/domain/order/states'
import type { DiscountEntry } from '@/lib/domain/price'
import { recordAudit } from '@/lib/server/audit/record-audit'
import type { Mall } from '@/lib/server/context'
import type { Transaction } from '@/lib/server/db/connection'
import type { Scope } from '@/lib/server/operator/scope'
import { lockOrderOfShop, type LockedOrder } from '@/lib/server/order/lock-order'
import { closeTrades } from '@/lib/server/payment/close-trades'
import { closeOpenTrades, lineFees, lowerPrice } from './price-sql'

const refusal = () => new MallError(transitions.changePrice.refusal)

/** Locks an unpaid order and computes its new price. @throws MallError as `changePrice` */
async function lockAndPrice(
  tx: Transaction,
  { shopId }: Scope,
  orderId: string,
  change: PriceChange,
  now: number,
): Promise<{ order: LockedOrder; changed: ChangedPrice }> {
  const order = await lockOrderOfShop(tx, orderId, shopId)
  // A voucher names the amount that was transferred; it is reviewed first.
  if (!canGo(shownState(order, now), 'changePrice') || order.offlineStatus === 0) throw refusal()
  const lines = await tx.run(lineFees, [orderId])
  const result = priceAfter({ ...order, lines }, change)
  if ('problem' in result) throw new MallError(result.problem)
  return { order, changed: result.changed }
}

/**
 * Lowers what an unpaid order costs (contract operator). The providers close its open trades first, outside the
 * transaction; money that still arrives on one of them is refunded and never settles the order.
 * @throws MallError 订单不存在, 订单状态不能改价, 支付渠道暂无响应，请稍后重试, and the texts of `changePrice` in lib/domain
 */
export async function changePrice(
  mall: Mall,
  scope: Scope,
  orderId: string,
  change: PriceChange,
): Promise<void> {
  // A change that is refused closes no trade.
  await mall.db.transaction((tx) => lockAndPrice(tx, scope, orderId, change, mall.now()))
  const trades = await closeTrades(mall, orderId)
  if (trades === 'paid') throw refusal()
  if (trades === 'unknown') throw new MallError('支付渠道暂无响应，请稍后重试')
  await mall.db.transaction(async (tx) => {
    const now = mall.now()
    const { order, changed } = await lockAndPrice(tx, scope, orderId, change, now)
    const { totalFee, freightFee, lines } = changed
    const down = lines.reduce((sum, line) => sum + line.down, 0)
    const entry: DiscountEntry = {
      id: 0,
      type: 'price_change',
      info: '商家改价',
      rule: `订单改价减${shortYuan(down)}元`,
      discountFee: down,
    }
    const [ids, downs] = [lines.map(({ id }) => id), lines.map((line) => line.down)]
    await tx.run(lowerPrice, [orderId, totalFee, freightFee, ids, downs, down, JSON.stringify(entry), now])
    await tx.run(closeOpenTrades, [orderId])
    await recordAudit(
      tx,
      {
        actor: scope.actor,
        event: 'changePrice',
        subject: 'order',
        subjectId: orderId,
        before: { totalFee: order.totalFee, freightFee: order.freightFee },
        after: { totalFee, freightFee },
      },
      now,
    )
  })
}

import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { DiscountEntry } from '@/lib/domain/goods/price'
import { shortYuan } from '@/lib/domain/money'
import { shownState } from '@/lib/domain/order/labels'
import {
  changePrice as priceAfter,
  type ChangedPrice,
  type LoweredLine,
  type PriceChange,
  type PricedLine,
} from '@/lib/domain/order/price/price-change'
import { canGo, transitions } from '@/lib/domain/order/states'
import { loadAllClasses } from '@/lib/server/catalogue/programme/load-classes'
import { lowerSubsidies } from '@/lib/server/catalogue/subsidy/give-back'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Transaction } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { lockOrderOfShop, type LockedOrder } from '@/lib/server/trade/order/lock-order'
import { closeTrades } from '@/lib/server/trade/payment/close-trades'
import { closeOpenTrades, lineFees, lowerPrice } from './price-sql'

const refusal = () => new MallError(transitions.changePrice.refusal)

/** The locked lines of an order; those with a subsidy have the current rule of their class. */
async function linesOf(tx: Transaction, orderId: string): Promise<PricedLine[]> {
  const lines = await tx.run(lineFees, [orderId])
  const classes = lines.some(({ subsidyFee }) => subsidyFee > 0) ? await loadAllClasses(tx) : []
  return lines.map(({ id, totalFee, num, price, subsidyFee, subsidyNum, isTopGrade, ...line }) => {
    const found = classes.find(({ subsidyClassId }) => subsidyClassId === line.subsidyClassId)
    if (subsidyFee === 0 || !found) return { id, totalFee, subsidy: null }
    // A lower price stays within the price limit with which the order was placed.
    const rule = { rate: isTopGrade ? (found.topRate ?? found.rate) : found.rate, cap: found.cap }
    return { id, totalFee, subsidy: { rule, num, pieces: subsidyNum, fee: subsidyFee, price } }
  })
}

/** Locks an unpaid order and computes its new price. @throws MallError as `changePrice` */
async function lockAndPrice(
  tx: Transaction,
  { shopId }: Scope,
  orderId: string,
  change: PriceChange,
  now: number,
): Promise<{ order: LockedOrder; changed: ChangedPrice }> {
  const order = await lockOrderOfShop(tx, orderId, shopId)
  // A voucher states the transferred amount, so it must be reviewed first.
  if (!canGo(shownState(order, now), 'changePrice') || order.offlineStatus === 0) throw refusal()
  const result = priceAfter({ ...order, lines: await linesOf(tx, orderId) }, change)
  if ('problem' in result) throw new MallError(result.problem)
  return { order, changed: result.changed }
}

/**
 * Has the providers close the open trades of an unpaid order whose price is about to change, outside a transaction;
 * money that still arrives for one of them is refunded and never settles the order (contract operator).
 * @throws MallError 支付渠道暂无响应，请稍后重试, and as `changePrice`: a rejected change closes no trade
 */
export async function closeForPriceChange(
  mall: Mall,
  scope: Scope,
  orderId: string,
  change: PriceChange,
): Promise<void> {
  await mall.db.transaction((tx) => lockAndPrice(tx, scope, orderId, change, mall.now()))
  const trades = await closeTrades(mall, orderId)
  if (trades === 'paid') throw refusal()
  if (trades === 'unknown') throw new MallError('支付渠道暂无响应，请稍后重试')
}

/**
 * Lowers the price of an unpaid order (contract operator), and with the price of subsidised lines their subsidies (ADR
 * 0034). Its trades were closed before (`closeForPriceChange`).
 * @throws MallError 订单不存在, 订单状态不能改价, and the texts of `changePrice` in lib/domain
 */
export async function changePrice(
  mall: Mall,
  scope: Scope,
  orderId: string,
  change: PriceChange,
): Promise<void> {
  await mall.db.transaction(async (tx) => {
    const now = mall.now()
    const { order, changed } = await lockAndPrice(tx, scope, orderId, change, now)
    const { totalFee, freightFee, lines } = changed
    const sum = (of: (line: LoweredLine) => number) => lines.reduce((all, line) => all + of(line), 0)
    const down = sum((line) => line.down)
    const subsidyDown = sum((line) => line.subsidyDown)
    const entry: DiscountEntry = {
      id: 0,
      type: 'price_change',
      info: '商家改价',
      rule: `订单改价减${shortYuan(down)}元`,
      discountFee: down,
    }
    await tx.run(lowerPrice, [
      orderId,
      totalFee,
      freightFee,
      JSON.stringify(lines),
      JSON.stringify(entry),
      now,
    ])
    if (subsidyDown > 0) await lowerSubsidies(tx, orderId, lines, now)
    await tx.run(closeOpenTrades, [orderId])
    await recordAudit(
      tx,
      {
        actor: scope.actor,
        event: 'changePrice',
        subject: 'order',
        subjectId: orderId,
        before: { totalFee: order.totalFee, freightFee: order.freightFee, subsidyFee: order.subsidyFee },
        after: { totalFee, freightFee, subsidyFee: order.subsidyFee - subsidyDown },
      },
      now,
    )
  })
}

import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import * as parcelMessages from '@/lib/domain/messages/parcel'
import { orderRemainder, refundShare, sumShares } from '@/lib/domain/order/refund/refund-share'
import { cancelRestEvent, chooseUnits, withUnits } from '@/lib/domain/order/shipping'
import { canGo, transitions } from '@/lib/domain/order/states'
import { giveBackSubsidy } from '@/lib/server/catalogue/subsidy/give-back'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { readTradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { giveBackBudget } from '@/lib/server/trade/employee/budget/give-back'
import { findSettledTrade, recordShopCancel } from '@/lib/server/trade/order/cancel-order'
import { lockOrderOfShop, moveOrder } from '@/lib/server/trade/order/lock-order'
import { returnCoupon } from '@/lib/server/trade/order/return-coupon'
import { recordRefund } from '@/lib/server/trade/refund/record-refund'
import { eventTags } from '@/lib/web/cache-tags'
import { cancelUnits, lockLines, setAutoFinish, writeRefundItems } from './sql'

type Line = RowOf<typeof lockLines>

/** The share of the units of a line that are being cancelled. */
const shareOf = (line: Line, units: number) =>
  refundShare(
    line,
    {
      num: line.appliedNum,
      fee: line.appliedFee,
      points: line.appliedPoint,
      subsidyFee: line.appliedSubsidy,
    },
    units,
  )

/**
 * Cancels unshipped units of a paid order: their money, points and stock are returned. If nothing was shipped and
 * nothing is left, the order ends and its freight is returned too; if the other units were shipped, it waits for its
 * buyer (contract operator). The coupon is returned when no paid unit is left, including units that were refunded
 * before.
 * @throws MallError 订单不存在, 订单状态不能取消, 取消数量不正确, 订单数据异常
 */
export async function cancelRest(
  mall: Mall,
  { actor, shopId }: Scope,
  request: {
    orderId: string
    items?: readonly { id: number; num?: number | undefined }[] | undefined
    reason: string
  },
): Promise<void> {
  const { orderId, items, reason } = request
  const restocked = await mall.db.transaction(async (tx) => {
    const now = mall.now()
    const order = await lockOrderOfShop(tx, orderId, shopId)
    if (!canGo(order, 'cancelRest')) throw new MallError(transitions.cancelRest.refusal)
    const [lines, settings] = await Promise.all([tx.run(lockLines, [orderId]), readTradeSettings(tx)])
    const chosen = chooseUnits(lines, items)
    if (!chosen) throw new MallError(parcelMessages.cancelledQuantityInvalid)
    const event = cancelRestEvent(withUnits(lines, chosen, 'cancelledNum'))
    const shares = chosen.map(({ id, num }) => {
      const line = lines.find((one) => one.id === id)
      if (!line) throw new Error(`order ${orderId} has no line ${id}`)
      return shareOf(line, num)
    })
    const rest = event === 'cancelRestAll' ? orderRemainder(order, lines) : { freightFee: 0, points: 0 }
    const trade = await findSettledTrade(tx, orderId)
    if (!trade) throw new MallError(orderMessages.orderDataInvalid)
    const sum = sumShares(shares)
    const refundBn = await recordRefund(
      tx,
      {
        orderId,
        tradeId: trade.tradeId,
        userId: order.userId,
        refundType: 4,
        status: 'AUDIT_SUCCESS',
        fee: sum.fee + rest.freightFee,
        point: sum.points + rest.points,
        freightFee: rest.freightFee,
        subsidyFee: sum.subsidyFee,
      },
      now,
    )
    const [ids, nums] = [chosen.map(({ id }) => id), chosen.map(({ num }) => num)]
    const [fees, points] = [shares.map(({ fee }) => fee), shares.map((share) => share.points)]
    const subsidies = shares.map(({ subsidyFee }) => subsidyFee)
    const isWhole = event === 'cancelRestAll'
    const units = chosen.map(({ id, num }) => ({
      itemId: lines.find((line) => line.id === id)?.itemId ?? 0,
      num,
    }))
    const [, [done]] = await Promise.all([
      giveBackBudget(tx, orderId, units),
      tx.run(cancelUnits, [orderId, ids, nums, fees, points, subsidies, isWhole, now]),
      tx.run(writeRefundItems, [refundBn, ids, nums, fees, points]),
      giveBackSubsidy(
        tx,
        orderId,
        chosen.map(({ id, num }) => ({ orderItemId: id, units: num })),
        `cancel_rest:${refundBn}`,
        now,
      ),
      tx.run(returnCoupon, [orderId]),
    ])
    if (event === 'cancelRestShipped') await tx.run(setAutoFinish, [orderId, now + settings.finishSeconds])
    if (event === 'cancelRestAll') await recordShopCancel(tx, order, reason, now)
    const facts = { cancelled: chosen, refundBn, refundFee: sum.fee + rest.freightFee }
    await moveOrder(tx, order, event, { actor, reason, facts }, now)
    return done?.restocked ?? []
  })
  if (restocked.length > 0) await mall.invalidate(restocked.flatMap(eventTags.stockStateChanged))
}

import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import * as requestMessages from '@/lib/domain/messages/request'
import { offlinePayType } from '@/lib/domain/order/payment/pay-types'
import { canGo } from '@/lib/domain/order/states'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { notifyBuyers } from '@/lib/server/ground/outbox/notify-buyers'
import { readTradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { lockOrder } from '@/lib/server/trade/order/lock-order'
import { openTrade } from '@/lib/server/trade/payment/open-trade'
import { providerFor } from '@/lib/server/trade/payment/providers'
import { countSettled, settleIn } from '@/lib/server/trade/payment/settle'
import { openUntilOf } from './open-until'
import { decideVoucher, lockVoucher, type VoucherRow } from './sql'

/**
 * The shop accepts a transfer, which pays the order, or refuses it with a reason; the order is then unpaid again
 * (contract operator "Trade").
 * @throws MallError 订单不存在 also for orders of other shops, 拒绝原因必填, 支付单状态不能审核
 */
export async function reviewVoucher(
  mall: Mall,
  { actor, shopId }: Scope,
  review: { orderId: string; agree: boolean; reason: string },
): Promise<VoucherRow> {
  const { orderId, agree, reason } = review
  if (!agree && reason === '') throw new MallError(requestMessages.rejectionReasonMissing)
  const now = mall.now()
  const provider = providerFor(mall, offlinePayType)
  if (!provider) throw new MallError(orderMessages.paymentTypeUnknown)
  let settled: Awaited<ReturnType<typeof settleIn>> | undefined
  const decided = await mall.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const [voucher] = order ? await tx.run(lockVoucher, [orderId, shopId]) : []
    if (!order || !voucher) throw new MallError(orderMessages.orderMissing)
    if (voucher.checkStatus !== '0' || !canGo(order, 'pay')) throw new MallError('支付单状态不能审核')
    // A review may take longer than the order stays open; its buyer gets time to send another voucher.
    const openUntil = agree ? 0 : openUntilOf(order, await readTradeSettings(tx), now)
    const decided = only(
      await tx.run(decideVoucher, [orderId, agree ? 1 : 2, agree ? '' : reason, now, openUntil]),
      'deciding a voucher',
    )
    await recordAudit(
      tx,
      {
        actor,
        event: agree ? 'passVoucher' : 'refuseVoucher',
        subject: 'order',
        subjectId: orderId,
        before: { checkStatus: 0 },
        after: { checkStatus: agree ? 1 : 2 },
        reason,
      },
      now,
    )
    const type = agree ? 'voucher_passed' : 'voucher_refused'
    await notifyBuyers(tx, [orderId], { type, params: {} }, now)
    if (agree) {
      const { tradeId } = await openTrade(
        tx,
        order,
        { payType: offlinePayType, payChannel: '' },
        provider,
        now,
      )
      const payment = { tradeId, fee: order.totalFee, transactionId: `offline-${tradeId}` }
      settled = await settleIn(tx, payment, now)
    }
    return decided
  })
  if (settled) countSettled(settled)
  return decided
}

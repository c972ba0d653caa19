import 'server-only'
import type { VoucherInput } from '@/lib/contract/trade/offline-payment'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { shownState } from '@/lib/domain/order/labels'
import { voucherProblems } from '@/lib/domain/order/payment/offline-transfer'
import { offlinePayType } from '@/lib/domain/order/payment/pay-types'
import { canGo, isUnderReview } from '@/lib/domain/order/states'
import type { Mall } from '@/lib/server/ground/mall'
import { readTradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { bindUploads } from '@/lib/server/ground/upload/bind-uploads'
import { lockOrder } from '@/lib/server/trade/order/lock-order'
import { openTrade } from '@/lib/server/trade/payment/open-trade'
import { providerFor } from '@/lib/server/trade/payment/providers'
import { openUntilOf } from './open-until'
import { writeVoucher, type VoucherRow } from './sql'

/**
 * Stores the proof of a transfer; from then on the order waits for its review and is neither cancelled nor paid
 * otherwise (contract trade §7.7). The amount is that of the order; one from the client is ignored.
 * @throws MallError 当前订单不存在, 当前订单不需要支付, 请选择转入银行, 付款凭证正在审核中…, and those of the
 *   pictures
 */
export async function saveVoucher(
  mall: Mall,
  userId: number,
  input: VoucherInput,
  event: 'uploadVoucher' | 'updateVoucher',
): Promise<VoucherRow> {
  const now = mall.now()
  const provider = providerFor(mall, offlinePayType)
  if (!provider) throw new MallError(orderMessages.paymentTypeUnknown)
  return mall.db.transaction(async (tx) => {
    const order = await lockOrder(tx, input.order_id, userId)
    if (!order) throw new MallError(orderMessages.currentOrderMissing)
    if (isUnderReview(order)) throw new MallError(voucherProblems.inReview)
    if (!canGo(shownState(order, now), 'pay')) throw new MallError(orderMessages.nothingToPay)
    const pictures = await bindUploads(tx, userId, input.voucher_pic, {
      purpose: 'voucher',
      id: order.orderId,
      distributorId: order.distributorId,
    })
    await openTrade(tx, order, { payType: offlinePayType, payChannel: '' }, provider, now)
    const openUntil = openUntilOf(order, await readTradeSettings(tx), now)
    const [voucher] = await tx.run(writeVoucher, [
      order.orderId,
      userId,
      input.bank_account_id,
      order.totalFee,
      input.pay_sn,
      JSON.stringify(pictures),
      input.transfer_remark,
      'member',
      String(userId),
      event,
      openUntil,
      now,
    ])
    if (!voucher) throw new MallError(voucherProblems.account)
    return voucher
  })
}

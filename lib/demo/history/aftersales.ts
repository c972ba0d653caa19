import 'server-only'
import { applyAftersale } from '@/lib/server/trade/aftersale/apply-aftersale'
import { decideRefund } from '@/lib/server/trade/aftersale/decide-refund'
import { receiveGoods } from '@/lib/server/trade/aftersale/receive-goods'
import { defaultReturnAddress } from '@/lib/server/trade/aftersale/return-addresses'
import { reviewAftersale } from '@/lib/server/trade/aftersale/review-aftersale'
import { sendBack } from '@/lib/server/trade/aftersale/send-back'
import { getOrder } from '@/lib/server/trade/order/get-order'
import { payNextRefund } from '@/lib/server/trade/refund/payout/pay-next-refund'
import { staff, type PastShopper } from './shopper'

/** A return that the shop has accepted: the parcel of the buyer is awaited. Returns its number. */
export async function startReturn(shopper: PastShopper, days: number, orderId: string, reason: string) {
  const mall = shopper.at(days)
  const order = await getOrder(mall, shopper.userId, orderId)
  const [bn] = await applyAftersale(
    mall,
    shopper.userId,
    {
      orderId,
      type: 'REFUND_GOODS',
      reason,
      description: '',
      evidence: [],
      units: (order?.items ?? []).map(({ id }) => ({ id: Number(id), num: 1 })),
      returnType: 'logistics',
      contact: '',
      mobile: '',
    },
    null,
  )
  if (!bn) throw new Error('an after-sale of the demo mall has no number')
  const addressId = await defaultReturnAddress(mall.db, order?.distributor_id ?? 0)
  await reviewAftersale(shopper.at(days - 0.1), staff, bn, { agree: true, refuseReason: '', addressId })
  return bn
}

/** A return whose money is paid back. */
export async function finishReturn(shopper: PastShopper, days: number, orderId: string, reason: string) {
  const bn = await startReturn(shopper, days, orderId, reason)
  const parcel = { corpCode: 'ZTO', logiNo: `ZT${bn.slice(-12)}` }
  await sendBack(shopper.at(days - 1), shopper.userId, [bn], parcel)
  await receiveGoods(shopper.at(days - 3), staff, bn, true)
  await decideRefund(shopper.at(days - 3.1), staff, bn, { agree: true, refuseReason: '' })
  while (await payNextRefund(shopper.at(days - 3.2)));
}

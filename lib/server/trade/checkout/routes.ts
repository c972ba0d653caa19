import 'server-only'
import type { OrderInput } from '@/lib/contract/trade/checkout'
import { pickupTimes } from '@/lib/domain/order/pickup/pickup'
import { memberOf, os, type CallContext } from '@/lib/server/ground/call-context'
import { requestKeyOf } from '@/lib/server/ground/idempotency/request-key'
import { startPayment } from '@/lib/server/trade/payment/start-payment'
import { findPickupShop } from './find-pickup-shop'
import { checkoutTurns } from './member-turns'
import { placeOrder } from './place-order'
import { previewOrder } from './preview-order'
import { wirePickupLocation, wirePlaced } from './wire'

/** Places the order of a member under the concurrency limit. */
function place(context: CallContext, call: string, input: OrderInput) {
  const viewer = memberOf(context)
  const key = requestKeyOf(context, call, input)
  return checkoutTurns.run(viewer.userId, () => placeOrder(context.mall, viewer, input, key))
}

export const checkoutRoutes = {
  preview: os.checkout.preview.handler(({ input, context: { mall, viewer } }) =>
    checkoutTurns.run(viewer?.userId ?? 0, () => previewOrder(mall.db, viewer, mall.now(), input)),
  ),

  create: os.checkout.create.handler(async ({ input, context }) =>
    wirePlaced(await place(context, 'checkout.create', input)),
  ),

  createAndPay: os.checkout.createAndPay.handler(async ({ input, context }) => {
    const { mall } = context
    const viewer = memberOf(context)
    const order = await place(context, 'checkout.createAndPay', input)
    const started = await startPayment(mall, viewer.userId, {
      orderId: order.orderId,
      payType: input.pay_type,
      payChannel: '',
      // Only H5 clients place and pay in one call.
      platform: input.platform ?? 'h5',
      returnUrl: input.return_url,
      openId: input.open_id,
      ip: context.ip,
      hasPlaced: true,
    })
    return { ...wirePlaced(order), ...started }
  }),

  pickupLocations: os.checkout.pickupLocations.handler(async ({ input, context }) => {
    const shop = await findPickupShop(context.mall.db, input.distributor_id ?? 0)
    const times = shop ? pickupTimes(shop) : null
    if (!shop || !times) return { list: [], total_count: 0, count: 0 }
    return {
      list: [wirePickupLocation(shop, times)],
      total_count: 1,
      count: 1,
    }
  }),
}

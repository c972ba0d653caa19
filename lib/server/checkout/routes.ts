import 'server-only'
import { pickupTimes } from '@/lib/domain/order/pickup'
import { memberOf, os } from '@/lib/server/context'
import { requestKeyOf } from '@/lib/server/idempotency/request-key'
import { startPayment } from '@/lib/server/payment/start-payment'
import { findPickupShop } from './find-pickup-shop'
import { placeOrder } from './place-order'
import { previewOrder } from './preview-order'
import { wirePickupLocation, wirePlaced } from './wire'

export const checkoutRoutes = {
  preview: os.checkout.preview.handler(({ input, context: { mall, viewer } }) =>
    previewOrder(mall.db, viewer, mall.now(), input),
  ),

  create: os.checkout.create.handler(async ({ input, context }) => {
    const key = requestKeyOf(context, 'checkout.create', input)
    return wirePlaced(await placeOrder(context.mall, memberOf(context), input, key))
  }),

  createAndPay: os.checkout.createAndPay.handler(async ({ input, context }) => {
    const { mall } = context
    const viewer = memberOf(context)
    const key = requestKeyOf(context, 'checkout.createAndPay', input)
    const order = await placeOrder(mall, viewer, input, key)
    const started = await startPayment(mall, viewer.userId, {
      orderId: order.orderId,
      payType: input.pay_type,
      payChannel: '',
      // Only H5 clients place and pay in one call.
      platform: input.platform ?? 'h5',
      returnUrl: input.return_url,
      openId: input.open_id,
      ip: context.ip,
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

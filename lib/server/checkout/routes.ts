import 'server-only'
import { pickupTimes } from '@/lib/domain/order/pickup'
import { memberOf, os } from '@/lib/server/context'
import { startPayment } from '@/lib/server/payment/start-payment'
import { startWire } from '@/lib/server/payment/wire'
import { findPickupShop } from './find-pickup-shop'
import { placeOrder, type PlacedOrder } from './place-order'
import { previewOrder } from './preview-order'

const placedWire = (order: PlacedOrder) => ({
  order_id: order.orderId,
  pay_type: order.payType,
  order_type: order.orderClass === 'seckill' ? 'normal_seckill' : 'normal',
  team_id: null,
  total_fee: order.totalFee,
})

export const checkoutRoutes = {
  preview: os.checkout.preview.handler(({ input, context: { mall, viewer } }) =>
    previewOrder(mall.db, viewer, mall.now(), input),
  ),

  create: os.checkout.create.handler(async ({ input, context }) =>
    placedWire(await placeOrder(context.mall, memberOf(context), input, context.idempotencyKey)),
  ),

  createAndPay: os.checkout.createAndPay.handler(async ({ input, context }) => {
    const { mall } = context
    const viewer = memberOf(context)
    const order = await placeOrder(mall, viewer, input, context.idempotencyKey)
    const started = await startPayment(mall, viewer.userId, {
      orderId: order.orderId,
      payType: input.pay_type,
      payChannel: '',
      platform: 'h5',
    })
    return { ...placedWire(order), ...startWire(started, order.orderId, order.orderClass) }
  }),

  pickupLocations: os.checkout.pickupLocations.handler(async ({ input, context }) => {
    const shop = await findPickupShop(context.mall.db, input.distributor_id ?? 0)
    const times = shop ? pickupTimes(shop) : null
    if (!shop || !times) return { list: [], total_count: 0, count: 0 }
    return {
      list: [
        {
          id: -shop.distributorId,
          company_id: 1 as const,
          distributor_id: shop.distributorId,
          rel_distributor_id: shop.distributorId,
          name: shop.name,
          lng: String(shop.lng),
          lat: String(shop.lat),
          province: shop.province,
          city: shop.city,
          area: shop.area,
          address: shop.address,
          contract_phone: shop.mobile,
          hours: times.hours.map(([from, to]): [string, string] => [from, to]),
          workdays: [...times.workdays],
          wait_pickup_days: times.waitPickupDays,
          latest_pickup_time: times.latestPickupTime,
          is_store_address: true as const,
        },
      ],
      total_count: 1,
      count: 1,
    }
  }),
}

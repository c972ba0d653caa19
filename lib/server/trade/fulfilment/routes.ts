import 'server-only'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { listOrderTraces, listParcels, listTraces } from './list-parcels'
import { getPickupCode, sendPickupCode } from './pickup-codes'

export const deliveryRoutes = {
  parcels: os.delivery.parcels.handler(async ({ input, context }) => {
    const list = await listParcels(context.mall, memberOf(context).userId, input.order_id)
    return { delivery_num: list.filter(({ delivery_id }) => delivery_id > 0).length, list }
  }),

  track: os.delivery.track.handler(({ input, context }) =>
    listTraces(context.mall, memberOf(context).userId, input.delivery_id),
  ),

  trackOrder: os.delivery.trackOrder.handler(({ input, context }) =>
    listOrderTraces(context.mall, memberOf(context).userId, input.order_id),
  ),
}

/** Two calls of `order` in the contract. */
export const pickupRoutes = {
  pickupCode: os.order.pickupCode.handler(({ input, context }) =>
    getPickupCode(context.mall, memberOf(context).userId, input.order_id),
  ),

  sendPickupCode: os.order.sendPickupCode.handler(async ({ input, context }) => {
    await sendPickupCode(context.mall, memberOf(context).userId, input.order_id)
    return { status: true }
  }),
}

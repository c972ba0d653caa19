import 'server-only'
import { refusesArea } from '@/lib/domain/delivery/freight'
import { MallError } from '@/lib/domain/errors'
import * as deliveryMessages from '@/lib/domain/messages/delivery'
import { bookPickup } from '@/lib/domain/order/pickup/pickup'
import { receiverProblem } from '@/lib/domain/order/receiver'
import type { PickupInfo } from '@/lib/domain/order/snapshot'
import type { Checkout } from './price-checkout'
import type { CheckoutRequest } from './request/request'

/**
 * Checks the destination of an order.
 * @returns the stored pickup data, null for delivery
 * @throws MallError with the texts of contract trade §6.3 and contract trade §5
 */
export function resolveDelivery(
  { facts, areaIds, distributorId }: Checkout,
  input: CheckoutRequest,
  now: number,
): PickupInfo | null {
  if (input.receipt_type === 'ziti') {
    const request = {
      name: input.receiver_name,
      mobile: input.receiver_mobile,
      location: input.pickup_location,
      date: input.pickup_date,
      time: input.pickup_time ?? [],
    }
    const booked = bookPickup(facts.shops.get(distributorId), request, now)
    if ('problem' in booked) throw new MallError(booked.problem)
    return booked.info
  }
  const problem = receiverProblem({
    name: input.receiver_name,
    mobile: input.receiver_mobile,
    state: input.receiver_state,
    city: input.receiver_city,
    district: input.receiver_district,
    address: input.receiver_address,
    zip: input.receiver_zip,
  })
  if (problem) throw new MallError(problem)
  if (areaIds === null) throw new MallError('请填写地区')
  for (const template of facts.templates.values()) {
    if (refusesArea(template, areaIds)) throw new MallError(deliveryMessages.noDeliveryThere)
  }
  return null
}

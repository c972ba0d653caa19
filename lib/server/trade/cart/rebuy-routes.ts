import 'server-only'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { rebuy } from './rebuy'

/** A call of `order` in the contract. */
export const rebuyRoutes = {
  rebuy: os.order.rebuy.handler(({ input, context }) =>
    rebuy(context.mall, memberOf(context), input.order_id),
  ),
}

import 'server-only'
import type {
  CancelStatus,
  DeliveryStatus,
  OrderStatus,
  PayStatus,
  ZitiStatus,
} from '@/lib/domain/order/states'
import { oneOf } from '@/lib/server/ground/db/statement'

/** The state of an order (`OrderState`) as columns of `alias`, for statements that lock orders. */
export const stateFields = (alias: string) =>
  `${alias}.order_status as "orderStatus", ${alias}.pay_status as "payStatus",
   ${alias}.delivery_status as "deliveryStatus", ${alias}.ziti_status as "zitiStatus",
   ${alias}.cancel_status as "cancelStatus"`

/** The column types of `stateFields`. */
export const stateColumns = {
  orderStatus: oneOf<OrderStatus>(),
  payStatus: oneOf<PayStatus>(),
  deliveryStatus: oneOf<DeliveryStatus>(),
  zitiStatus: oneOf<ZitiStatus>(),
  cancelStatus: oneOf<CancelStatus>(),
}

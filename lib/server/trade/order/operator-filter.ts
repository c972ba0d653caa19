import 'server-only'
import type { OrderTodo } from '@/lib/domain/order/todos'

/** The conditions that narrow a list of orders for operators and merchants. */
export interface OperatorFilter {
  orderId?: string | undefined
  /** Of the member or the receiver. */
  mobile?: string | undefined
  receiverName?: string | undefined
  /** A part of the name of a product. */
  itemName?: string | undefined
  orderStatus?: string | undefined
  deliveryStatus?: string | undefined
  cancelStatus?: string | undefined
  receiptType?: string | undefined
  orderClass?: string | undefined
  distributorId?: number | undefined
  /** Epoch seconds, as `createdTo`. */
  createdFrom?: number | undefined
  createdTo?: number | undefined
  todo?: OrderTodo | undefined
}

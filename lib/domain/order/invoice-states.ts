import * as orderMessages from '../messages/order'

/** States of an invoice after payment (contract trade §11). */
export const invoiceStatuses = {
  pending: '待开票',
  inProgress: '开票中',
  success: '开票成功',
  waste: '已作废',
  failed: '开票失败',
  cancel: '已取消',
} as const
export type InvoiceStatus = keyof typeof invoiceStatuses

/** 开票状态 of an order: `is_invoiced` (spec 3 §5, contract trade §11). */
export const invoicedLabel = (isInvoiced: boolean): string => (isInvoiced ? '已开票' : '未开票')

/** Every transition of an invoice: the only source for services and screens. */
export const invoiceTransitions = {
  /** The buyer changes what will be printed. */
  update: { from: ['pending', 'failed'], to: 'pending', refusal: '发票状态不能修改' },
  issue: { from: ['pending', 'inProgress', 'failed'], to: 'success', refusal: '发票状态不能开票' },
  void: { from: ['pending', 'inProgress', 'success', 'failed'], to: 'waste', refusal: '发票状态不能作废' },
} as const satisfies Record<string, { from: readonly InvoiceStatus[]; to: InvoiceStatus; refusal: string }>
export type InvoiceEvent = keyof typeof invoiceTransitions

export const canInvoice = (status: InvoiceStatus, event: InvoiceEvent): boolean =>
  (invoiceTransitions[event].from as readonly InvoiceStatus[]).includes(status)

/** States after which an order can have another invoice. */
export const endedInvoices: readonly InvoiceStatus[] = ['waste', 'failed', 'cancel']

/** Ways to pay that move no money, so that nothing can be invoiced. */
const withoutMoney: readonly string[] = ['point', 'localPay']

/** The text why an order cannot be invoiced, or null. `amount` in cents: what was paid and not refunded. */
export function invoiceRefusal(order: {
  payStatus: string
  orderStatus: string
  payType: string
  amount: number
  hasInvoice: boolean
}): string | null {
  if (order.payStatus !== 'PAYED') return '订单未支付'
  if (order.orderStatus === 'CANCEL') return '订单已取消'
  if (withoutMoney.includes(order.payType)) return '积分支付的订单不能开票'
  if (order.hasInvoice) return orderMessages.invoiceAskedAlready
  return order.amount > 0 ? null : orderMessages.invoiceNothingLeft
}

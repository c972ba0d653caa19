/** URL of the payment result (spec 3 §1, /cashier). Amounts in cents. */
export const resultHref = (result: {
  orderId: string
  totalFee: number
  orderClass: string
  payStatus: 'PAYED' | 'ERROR'
}): string =>
  `/finish/result?${new URLSearchParams({
    order_id: result.orderId,
    total_fee: String(result.totalFee),
    order_class: result.orderClass,
    pay_status: result.payStatus,
  })}`

/** How an order was paid, in the buyer's words (spec 3 §5, contract trade §7.2). */
const labels: Record<string, string> = {
  point: '积分支付',
  deposit: '余额支付',
  offline_pay: '线下转账',
  localPay: '无需支付',
  test: '测试支付',
}

/** The name of a `pay_type`; empty for none and for ones nobody knows. */
export function payTypeLabel(payType: string): string {
  if (payType.startsWith('wx')) return '微信支付'
  if (payType.startsWith('alipay')) return '支付宝支付'
  return labels[payType] ?? ''
}

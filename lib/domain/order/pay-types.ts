/** A way to pay as orders and cashier show it. */
interface PayType {
  label: string
  /** Moves no money: the buyer confirms the payment in the cashier. */
  isSimulated?: true
}

/** Pay types by `pay_type_code`; those of WeChat and Alipay are known by their prefix (contract trade §7.2). */
const payTypes: Record<string, PayType> = {
  point: { label: '积分支付' },
  deposit: { label: '余额支付' },
  offline_pay: { label: '线下转账' },
  localPay: { label: '无需支付' },
  test: { label: '测试支付', isSimulated: true },
}

/** The label of a `pay_type` (spec 3 §5); empty for none and for unknown ones. */
export function payTypeLabel(payType: string): string {
  if (payType.startsWith('wx')) return '微信支付'
  if (payType.startsWith('alipay')) return '支付宝支付'
  return payTypes[payType]?.label ?? ''
}

/** Whether the cashier offers to confirm the payment instead of waiting for a provider. */
export const isSimulatedPayment = (payType: string): boolean => payTypes[payType]?.isSimulated ?? false

/** A way to pay as orders and cashier show it. */
interface PayType {
  label: string
  /** Moves no money: the buyer confirms the payment in the cashier. */
  isSimulated?: true
  /** Paid at once from a balance, after the buyer has confirmed it. */
  isBalance?: true
}

/** Pay types by `pay_type_code`; those of WeChat and Alipay are known by their prefix (contract trade §7.2). */
const payTypes: Record<string, PayType> = {
  point: { label: '积分支付', isBalance: true },
  deposit: { label: '余额支付', isBalance: true },
  offline_pay: { label: '线下转账' },
  localPay: { label: '无需支付' },
  test: { label: '测试支付', isSimulated: true },
}

/** The pay type of an offline transfer (contract trade §7.7). */
export const offlinePayType = 'offline_pay'

/** The pay type of stored value (contract trade §7.1). */
export const depositPayType = 'deposit'

/** The question before a balance is charged: 确认用余额支付. Names of methods end in 支付 or not. */
export const balanceQuestion = (name: string): string => `确认用${name.replace(/支付$/, '')}支付`

/** A payment came after its order was closed or paid otherwise. */
export const returnedPaymentText = '订单已关闭或已支付，这笔款项将原路退回'

/** The label of a `pay_type` (spec 3 §5); empty for none and for unknown ones. */
export function payTypeLabel(payType: string): string {
  if (payType.startsWith('wx')) return '微信支付'
  if (payType.startsWith('alipay')) return '支付宝支付'
  return payTypes[payType]?.label ?? ''
}

/** The label of a payment: the test provider replaces the pay type whose code it uses (contract clients F6). */
export const paidWithLabel = ({ provider, payType }: { provider: string; payType: string }): string =>
  payTypeLabel(provider === 'test' ? 'test' : payType)

/**
 * Whether the cashier offers to confirm the payment instead of waiting for a provider. The test payment may borrow the
 * code of a provider (contract clients F22); then its name tells it apart.
 */
export const isSimulatedPayment = (method: { pay_type_code: string; pay_type_name: string }): boolean =>
  payTypes[method.pay_type_code]?.isSimulated ?? method.pay_type_name === payTypeLabel('test')

/** Whether the payment is made at once from a balance of the mall. */
export const isBalancePayment = (payType: string): boolean => payTypes[payType]?.isBalance ?? false

/** The platform of a pay type whose client does not name one; H5 clients do not (contract clients F6). */
export const platformOf = (payType: string): 'pc' | 'h5' => (/(?:h5|js)$/.test(payType) ? 'h5' : 'pc')

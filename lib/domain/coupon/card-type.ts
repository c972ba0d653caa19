export type CardType = 'cash' | 'discount' | 'new_gift'

/** Labels of the coupon types (spec 3 §1, /cart). */
export const cardTypeLabels: Record<CardType, string> = {
  cash: '代金券',
  discount: '折扣券',
  new_gift: '兑换券',
}

import { couponThreshold } from '@/lib/domain/coupon/terms'

/** The condition of a widget's coupon: 满300元可用. Empty for a voucher, which is for its products. */
export const thresholdOf = ({
  card_type: type,
  least_cost: cents,
}: {
  card_type?: string
  least_cost: number
}) => (type === 'cash' || type === 'discount' ? couponThreshold(cents) : '')

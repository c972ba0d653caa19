/** The rule for points that orders earn (contract trade §13.1). */
export interface RewardRule {
  isOpen: boolean
  /** Points for one yuan. */
  perYuan: number
  /** The most that one order earns; null without a limit. */
  limit: number | null
}

/**
 * Points that an order is expected to earn: for what its buyer pays for the goods, so neither for freight nor for what
 * points, coupon and subsidy pay; rounded down.
 * @param goodsFee cents
 */
export const expectedReward = ({ isOpen, perYuan, limit }: RewardRule, goodsFee: number): number => {
  if (!isOpen || goodsFee <= 0) return 0
  // Rounded first: 0.29 × 100 is 28.999999999999996.
  const points = Math.floor(Number(((goodsFee * perYuan) / 100).toFixed(4)))
  return Math.min(points, limit ?? points)
}

/**
 * The expected reward after a part of the goods was refunded: the same part of it is lost, rounded down (contract trade
 * §13.1). The statements `order_credit_reward` and `aftersale_take_reward` have the same rule.
 * @param goodsFee cents of all lines
 * @param refunded cents of them that were paid back
 */
export const keptReward = (expected: number, goodsFee: number, refunded: number): number =>
  goodsFee <= 0 ? 0 : expected - Math.floor((expected * refunded) / goodsFee)

/** The inputs of an order's reward; cents and points. */
export interface OrderReward {
  expected: number
  goodsFee: number
  refunded: number
}

/**
 * Number of `lost` points that cannot be taken back because they were spent; later points are reduced by them.
 * @param balance before the refund; negative when some are owed already
 * @param returned points that the refund gives back, which it does first
 */
export const missingPoints = (lost: number, balance: number, returned: number): number =>
  Math.min(lost, Math.max(0, lost - balance - returned))

/** Points that go when `fee` more cents of the goods are paid back. */
export const lostReward = ({ expected, goodsFee, refunded }: OrderReward, fee: number): number =>
  keptReward(expected, goodsFee, refunded) -
  keptReward(expected, goodsFee, Math.min(goodsFee, refunded + fee))

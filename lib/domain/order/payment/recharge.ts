/** An amount that the mall offers for recharging, with what it adds as a gift; cents. */
interface RechargeRule {
  money: number
  gift: number
}

/** How members may recharge their stored value; amounts in cents. */
export interface RechargeSetting {
  isOpen: boolean
  minFee: number
  maxFee: number
  rules: readonly RechargeRule[]
}

/**
 * Recharging is off until an operator opens it. The maximum is that of one order that a provider takes without asking.
 */
export const closedRecharge: RechargeSetting = { isOpen: false, minFee: 100, maxFee: 500_000, rules: [] }

const positive = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

const ruleOf = (value: unknown): RechargeRule[] => {
  const { money, gift } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >
  return positive(money) ? [{ money, gift: positive(gift) ? gift : 0 }] : []
}

/** The stored setting `deposit`, in which every field may be missing; its rules by amount. */
export function rechargeSetting(value: Record<string, unknown> | null): RechargeSetting {
  const { is_open: isOpen, min_fee: min, max_fee: max, rules } = value ?? {}
  const minFee = positive(min) ? min : closedRecharge.minFee
  return {
    isOpen: isOpen === true,
    minFee,
    maxFee: Math.max(minFee, positive(max) ? max : closedRecharge.maxFee),
    rules: (Array.isArray(rules) ? rules : []).flatMap(ruleOf).sort((a, b) => a.money - b.money),
  }
}

/** Why a setting cannot be stored: reading it would change what the operator has set. Null when it can. */
export function rechargeSettingProblem(value: Record<string, unknown>): string | null {
  const { minFee, rules } = rechargeSetting(value)
  const maxFee = positive(value.max_fee) ? value.max_fee : closedRecharge.maxFee
  if (maxFee < minFee) return '最高充值金额不能低于最低充值金额'
  return new Set(rules.map(({ money }) => money)).size < rules.length ? '充值活动的金额不能重复' : null
}

/** Whether an amount can be recharged: an offered one, or any other within the limits. */
export const isRechargeable = ({ minFee, maxFee, rules }: RechargeSetting, fee: number): boolean =>
  rules.some(({ money }) => money === fee) || (fee >= minFee && fee <= maxFee)

/** Gift for an amount: that of the largest offer that it reaches; cents. */
export const giftOf = ({ rules }: RechargeSetting, fee: number): number =>
  rules.reduce((gift, rule) => (rule.money <= fee ? Math.max(gift, rule.gift) : gift), 0)

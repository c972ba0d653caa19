import type { MarketingRule, MarketingType } from './rule'

/** Cents as yuan without idle decimals: 10000 → `100`, 9950 → `99.5`. */
const yuan = (cents: number) => String(cents / 100)

const condition = (conditionType: 'totalfee' | 'quantity', full: number) =>
  conditionType === 'totalfee' ? `消费满${yuan(full)}元` : `购买满${full}件`

function reward(type: MarketingType, rule: MarketingRule, repeat: boolean): string {
  switch (type) {
    case 'full_minus':
      return `减${yuan(rule.minus ?? 0)}元${repeat ? ',且上不封顶' : ''}`
    case 'full_discount':
      return `给予${rule.discount ?? 0}%优惠`
    case 'full_gift':
      return '送赠品'
    case 'plus_price_buy':
      return `加价${yuan(rule.plus?.[0]?.price ?? 0)}元换购商品`
    case 'member_preference':
      return '会员优先购'
  }
}

/** One tier as shoppers read it: `消费满100元，减10元` (contract trade §3.3). */
export const describeRule = (
  type: MarketingType,
  conditionType: 'totalfee' | 'quantity',
  rule: MarketingRule,
  repeat = false,
): string => `${condition(conditionType, rule.full)}，${reward(type, rule, repeat)}`

/** All tiers of a promotion, each closed by a semicolon (contract goods §3.3 `condition_rules`). */
export const describeRules = (marketing: {
  marketingType: MarketingType
  conditionType: 'totalfee' | 'quantity'
  rules: MarketingRule[]
  canjoinRepeat?: boolean
}): string =>
  marketing.rules
    .map((rule, at) => {
      const repeat = marketing.canjoinRepeat === true && at === marketing.rules.length - 1
      return `${describeRule(marketing.marketingType, marketing.conditionType, rule, repeat)};`
    })
    .join('')

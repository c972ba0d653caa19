import { conditionText, type RuleText } from '../rule-text'

export const fullDiscountText: RuleText = (rule, terms) =>
  `${conditionText(rule, terms)}，给予${rule.discount ?? 0}%优惠`

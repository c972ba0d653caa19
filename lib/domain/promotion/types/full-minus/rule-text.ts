import { shortYuan } from '../../../money'
import { conditionText, type RuleText } from '../rule-text'

export const fullMinusText: RuleText = (rule, terms) =>
  `${conditionText(rule, terms)}，减${shortYuan(rule.minus ?? 0)}元${terms.canjoinRepeat ? ',且上不封顶' : ''}`

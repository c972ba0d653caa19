import { conditionText, type RuleText } from '../rule-text'

export const fullGiftText: RuleText = (rule, terms, namesOf) => {
  const names = namesOf(rule.gifts)
  return `${conditionText(rule, terms)}，送赠品${names === '' ? '' : `：${names}`}`
}

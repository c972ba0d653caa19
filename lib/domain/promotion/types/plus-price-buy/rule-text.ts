import { shortYuan } from '../../../money'
import { conditionText, type RuleText } from '../rule-text'

/** Each price with its own products: 加价59元换购：电水壶，加价199元换购：空气炸锅. Without names the prices only. */
export const plusPriceBuyText: RuleText = (rule, terms, namesOf) => {
  const byPrice = [...Map.groupBy(rule.plus ?? [], ({ price }) => shortYuan(price))]
  const named = byPrice.filter(([, items]) => namesOf(items) !== '')
  const offer =
    named.length === 0
      ? `加价${byPrice.map(([yuan]) => `${yuan}元`).join('或')}换购`
      : named.map(([yuan, items]) => `加价${yuan}元换购：${namesOf(items)}`).join('，')
  return `${conditionText(rule, terms)}，${offer}`
}

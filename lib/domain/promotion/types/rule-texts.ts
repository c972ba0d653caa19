import type { Marketing } from '../marketing'
import type { MarketingRule, PromotionType } from '../rule'
import { fullDiscountText } from './full-discount/rule-text'
import { fullGiftText } from './full-gift/rule-text'
import { fullMinusText } from './full-minus/rule-text'
import { memberPreferenceText } from './member-preference/rule-text'
import { plusPriceBuyText } from './plus-price-buy/rule-text'
import type { RuleText, RuleTextTerms } from './rule-text'
import { secondPieceText } from './second-piece/rule-text'

const ruleTextOf = {
  full_minus: fullMinusText,
  full_discount: fullDiscountText,
  second_piece: secondPieceText,
  full_gift: fullGiftText,
  plus_price_buy: plusPriceBuyText,
  member_preference: memberPreferenceText,
} satisfies Record<PromotionType, RuleText>

type NameOf = (itemId: number) => string | undefined

/**
 * One tier of a promotion as text, for `rule` and `condition_rules` of the contract (contract trade §3.3).
 * @param nameOf names of gifts and exchange products by SKU id
 */
export const ruleText = (
  marketing: RuleTextTerms & Pick<Marketing, 'marketingType'>,
  rule: MarketingRule,
  nameOf: NameOf = () => undefined,
): string =>
  ruleTextOf[marketing.marketingType](rule, marketing, (items = []) =>
    items
      .map(({ itemId }) => nameOf(itemId))
      .filter((name) => name !== undefined)
      .join('、'),
  )

/** All tiers as one text, for `condition_rules` of the contract. */
export const rulesText = (
  marketing: RuleTextTerms & Pick<Marketing, 'marketingType' | 'rules'>,
  nameOf?: NameOf,
): string => marketing.rules.map((rule) => ruleText(marketing, rule, nameOf)).join(';')

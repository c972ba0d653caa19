import { shortYuan } from '../../money'
import type { Marketing } from '../marketing'
import type { MarketingRule } from '../rule'

/** The settings of a promotion that the texts of its tiers depend on. */
export type RuleTextTerms = Pick<Marketing, 'conditionType' | 'canjoinRepeat'>

/** The names of SKUs as one text: 电水壶、毛巾; those without a name are left out. */
type NamesOf = (items: readonly { itemId: number }[] | undefined) => string

/** One tier as text: 消费满5000元，减300元 (contract trade §3.3). */
export type RuleText = (rule: MarketingRule, terms: RuleTextTerms, namesOf: NamesOf) => string

/** The condition of a tier: 消费满5000元 or 购买满2件. */
export const conditionText = ({ full }: MarketingRule, { conditionType }: RuleTextTerms): string =>
  conditionType === 'quantity' ? `购买满${full}件` : `消费满${shortYuan(full)}元`

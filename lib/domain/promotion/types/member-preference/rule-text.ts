import type { RuleText } from '../rule-text'

/** Who may buy stands in the grades of the promotion, not in its tiers. */
export const memberPreferenceText: RuleText = () => '会员优先购'

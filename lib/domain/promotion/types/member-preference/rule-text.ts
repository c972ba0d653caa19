import type { RuleText } from '../rule-text'

/** The grades that may buy are settings of the promotion, not of its tiers. */
export const memberPreferenceText: RuleText = () => '会员优先购'
